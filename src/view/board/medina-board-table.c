/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-table.h"

#include <gdk/gdk.h>

#include "palace.h"
#include "tiles.h"

static void
draw_tile (const MedinaBoardCanvas *canvas,
           MedinaPieceSprite sprite,
           cairo_rectangle_int_t r,
           int number)
{
  char text[4];

  medina_piece_atlas_draw (canvas->atlas, canvas->cr, sprite, 0, r.x, r.y, r.width);
  g_snprintf (text, sizeof text, "%d", number);
  medina_board_canvas_text (canvas, text, r.x + r.width * MEDINA_TILE_FIELD_X / 100.0,
                            r.y + r.width * MEDINA_TILE_FIELD_Y / 100.0,
                            r.width * 2 * MEDINA_TILE_FIELD_RADIUS / 100.0, 0x2c1a08ff);
}

/* A rooftop in the middle of a rectangle; its picture has it, with its shadow, from 68 above the
 * footprint to 47 below its upper edge. */
static void
draw_small_rooftop (const MedinaBoardCanvas *canvas,
                    MedinaPieceSprite sprite,
                    cairo_rectangle_int_t r)
{
  double width = MIN (r.width, r.height) * .8;

  medina_piece_atlas_draw (canvas->atlas, canvas->cr, sprite, 0, r.x + (r.width - width) / 2,
                           r.y + (r.height - width * 1.15) / 2 + width * .68, width);
}

/* What is not to be had as it lies there. */
static void
draw_dim_tile (const MedinaBoardCanvas *canvas,
               MedinaPieceSprite sprite,
               cairo_rectangle_int_t r,
               int number)
{
  cairo_save (canvas->cr);
  medina_board_canvas_rectangle (canvas, r);
  cairo_clip (canvas->cr); /* on paper a group would reach anywhere */
  cairo_push_group (canvas->cr);
  draw_tile (canvas, sprite, r, number);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, .5);
  cairo_restore (canvas->cr);
}

/* A tile that players can hold: the tile itself as long as nobody does, else whose it is. The
 * neutral player's lies here, too. */
static void
draw_held_tile (const MedinaBoardCanvas *canvas,
                MedinaPieceSprite sprite,
                cairo_rectangle_int_t r,
                int number,
                MdnOwner owner)
{
  if (owner == MDN_OWNER_NONE)
    {
      draw_tile (canvas, sprite, r, number);
      return;
    }
  if (owner == MDN_OWNER_NEUTRAL)
    draw_dim_tile (canvas, sprite, r, number);
  draw_small_rooftop (canvas, medina_board_scene_get_rooftop (canvas->scene, owner), r);
}

static gboolean
is_away (const MedinaBoardCanvas *canvas, MedinaBoardItem item, int index)
{
  return canvas->scene->items_away[item] >> index & 1;
}

static void
draw_palace_tile (const MedinaBoardCanvas *canvas, MdnColor color)
{
  draw_held_tile (canvas, medina_board_scene_get_palace_tile (canvas->scene, color),
                  medina_board_layout_get_item (canvas->layout, MEDINA_BOARD_PALACE_TILE,
                                                (int) color),
                  mdn_tiles_palace_value (color),
                  mdn_tiles_palace_holder (canvas->scene->position, color));
}

static void
draw_tower_tile (const MedinaBoardCanvas *canvas, int tower)
{
  draw_held_tile (canvas, MEDINA_PIECE_TILE_TOWER,
                  medina_board_layout_get_item (canvas->layout, MEDINA_BOARD_TOWER_TILE, tower),
                  mdn_tiles_tower_value (tower),
                  (MdnOwner) canvas->scene->position->table.tower_tile[tower]);
}

/* What the waiting merchants stand on: so much of the rectangle's longer side. */
static void
draw_mat (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, gboolean from_end, int length)
{
  gboolean along = r.width > r.height;
  double x = along && from_end ? r.x + r.width - length : r.x;
  double y = !along && from_end ? r.y + r.height - length : r.y;
  double width = along ? length : r.width, height = along ? r.height : length;
  double line = medina_board_canvas_line (canvas, 2);
  double radius = medina_board_canvas_part (canvas, 8);

  if (length == 0)
    return;
  medina_board_canvas_rounded (canvas, x, y, width, height, radius);
  medina_board_canvas_fill (canvas, canvas->palette->plaster_line);
  medina_board_canvas_rounded (canvas, x + line, y + line, width - 2 * line, height - 2 * line,
                               radius - line);
  medina_board_canvas_fill (canvas, canvas->palette->plaster);
}

/* The first in the queue stands next to the tower. */
static gboolean
begins_at_end (cairo_rectangle_int_t queue, int tower)
{
  return queue.width <= queue.height || tower != 0;
}

cairo_rectangle_int_t
medina_board_table_get_waiting (const MedinaBoardLayout *layout, int tower, int i)
{
  const cairo_rectangle_int_t r =
    medina_board_layout_get_item (layout, MEDINA_BOARD_TOWER_QUEUE, tower);
  const int size = MIN (r.width, r.height), length = MAX (r.width, r.height);
  const int offset = begins_at_end (r, tower) ? length - (i + 1) * size : i * size;

  if (r.width > r.height)
    return (cairo_rectangle_int_t){ r.x + offset, r.y, size, size };
  return (cairo_rectangle_int_t){ r.x, r.y + offset, size, size };
}

/* The pictures reach from 23 above the footprint to 90 below its upper edge. */
static void
draw_waiting (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, int i)
{
  const double width = r.width * .84;

  medina_piece_atlas_draw (canvas->atlas, canvas->cr, MEDINA_PIECE_MERCHANT, (unsigned) i,
                           r.x + (r.width - width) / 2,
                           r.y + (r.width - width * 1.13) / 2 + width * .23, width);
}

static void
draw_queue (const MedinaBoardCanvas *canvas, int tower)
{
  const cairo_rectangle_int_t r =
    medina_board_layout_get_item (canvas->layout, MEDINA_BOARD_TOWER_QUEUE, tower);
  const int merchants = canvas->scene->position->table.tower_merchants[tower];

  draw_mat (canvas, r, begins_at_end (r, tower), merchants * MIN (r.width, r.height));
  for (int i = 0; i < merchants; i++)
    draw_waiting (canvas, medina_board_table_get_waiting (canvas->layout, tower, i), i);
}

static void
draw_tea (const MedinaBoardCanvas *canvas, int pile)
{
  cairo_rectangle_int_t r =
    medina_board_layout_get_item (canvas->layout, MEDINA_BOARD_TEA_TILES, pile);
  int tiles = mdn_tiles_tea_pile (pile);
  int step = (int) medina_board_canvas_line (canvas, 4);

  r.width -= step * (tiles - 1);
  r.height -= step * (tiles - 1);
  r.y += step * (tiles - 1);
  for (int i = 0; i < tiles; i++, r.x += step, r.y -= step)
    if (i < tiles - 1)
      medina_piece_atlas_draw (canvas->atlas, canvas->cr, MEDINA_PIECE_TILE_TEA, 0, r.x, r.y,
                               r.width);
    else
      draw_tile (canvas, MEDINA_PIECE_TILE_TEA, r, tiles);
}

static void
draw_fate (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, MdnRooftopFate fate)
{
  cairo_t *cr = canvas->cr;
  double size = r.width * .22, x = r.x + r.width * .66, y = r.y + r.height * .68;
  double width = medina_board_canvas_line (canvas, 5);

  if (fate == MDN_FATE_UNUSED)
    return;
  for (int pass = 0; pass < 2; pass++)
    {
      if (fate == MDN_FATE_USED)
        {
          cairo_move_to (cr, x - size, y);
          cairo_line_to (cr, x - size * .2, y + size * .8);
          cairo_line_to (cr, x + size, y - size * .8);
        }
      else
        {
          cairo_move_to (cr, x - size, y - size);
          cairo_line_to (cr, x + size, y + size);
          cairo_move_to (cr, x + size, y - size);
          cairo_line_to (cr, x - size, y + size);
        }
      medina_board_canvas_stroke (canvas,
                                  pass == 0                  ? 0x1c0f05ff
                                  : fate == MDN_FATE_REMOVED ? 0xff8a78ff
                                                             : 0xfff6dcff,
                                  pass == 0 ? width * 2 : width);
    }
}

/* Player 1's scoring and blocking rooftops, then player 2's. */
static void
draw_rooftop_row (const MedinaBoardCanvas *canvas, MdnColor color)
{
  cairo_rectangle_int_t row =
    medina_board_layout_get_item (canvas->layout, MEDINA_BOARD_ROOFTOP_ROW, color);

  for (int i = 0; i < 4; i++)
    {
      int player = i / 2;
      gboolean blocking = i % 2;
      MdnRooftopFate fate = mdn_palace_rooftop_fate (canvas->scene->position, player, color,
                                                     blocking ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP);
      cairo_rectangle_int_t r = { row.x + row.width * i / 4, row.y, row.width / 4, row.height };

      cairo_save (canvas->cr);
      medina_board_canvas_rectangle (canvas, r);
      cairo_clip (canvas->cr);
      cairo_push_group (canvas->cr);
      draw_small_rooftop (canvas,
                          blocking ? canvas->scene->blockers[player]
                                   : canvas->scene->rooftops[player],
                          r);
      cairo_pop_group_to_source (canvas->cr);
      cairo_paint_with_alpha (canvas->cr, fate == MDN_FATE_UNUSED ? 1 : .5);
      cairo_restore (canvas->cr);
      draw_fate (canvas, r, fate);
    }
}

/* What lies there may reach a little over its place. */
static gboolean
shows_item (const MedinaBoardCanvas *canvas, MedinaBoardItem item, int index)
{
  const cairo_rectangle_int_t r = medina_board_table_get_extents (canvas->layout, item, index);

  return medina_board_layout_has_item (canvas->layout, item) &&
         medina_board_canvas_shows (canvas, r.x, r.y, r.width, r.height);
}

cairo_rectangle_int_t
medina_board_table_get_extents (const MedinaBoardLayout *layout, MedinaBoardItem item, int index)
{
  const int margin = layout->space_width / 4;
  cairo_rectangle_int_t r = medina_board_layout_get_item (layout, item, index);

  r.x -= margin;
  r.y -= margin;
  r.width += 2 * margin;
  r.height += 2 * margin;
  return r;
}

gboolean
medina_board_table_touches (const MedinaBoardLayout *layout, const cairo_rectangle_int_t *area)
{
  for (int item = 0; item < MEDINA_BOARD_ITEMS; item++)
    for (int i = 0; i < MDN_COLORS && medina_board_layout_has_item (layout, item); i++)
      {
        const cairo_rectangle_int_t r = medina_board_table_get_extents (layout, item, i);

        if (gdk_rectangle_intersect (&r, area, NULL))
          return TRUE;
      }
  return FALSE;
}

void
medina_board_table_draw (const MedinaBoardCanvas *canvas)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      if (shows_item (canvas, MEDINA_BOARD_PALACE_TILE, color) &&
          !is_away (canvas, MEDINA_BOARD_PALACE_TILE, color))
        draw_palace_tile (canvas, (MdnColor) color);
      if (shows_item (canvas, MEDINA_BOARD_ROOFTOP_ROW, color))
        draw_rooftop_row (canvas, (MdnColor) color);
    }
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      if (shows_item (canvas, MEDINA_BOARD_TOWER_TILE, tower) &&
          !is_away (canvas, MEDINA_BOARD_TOWER_TILE, tower))
        draw_tower_tile (canvas, tower);
      if (shows_item (canvas, MEDINA_BOARD_TOWER_QUEUE, tower))
        draw_queue (canvas, tower);
    }
  for (int pile = canvas->scene->position->table.purple_roofed; pile < MDN_TEA_PILES; pile++)
    if (shows_item (canvas, MEDINA_BOARD_TEA_TILES, pile))
      draw_tea (canvas, pile);
}

void
medina_board_table_draw_alone (const MedinaBoardCanvas *canvas,
                               MedinaBoardItem item,
                               int index,
                               cairo_rectangle_int_t r)
{
  switch (item)
    {
    case MEDINA_BOARD_PALACE_TILE:
      draw_tile (canvas, medina_board_scene_get_palace_tile (canvas->scene, (MdnColor) index), r,
                 mdn_tiles_palace_value ((MdnColor) index));
      break;
    case MEDINA_BOARD_TOWER_TILE:
      draw_tile (canvas, MEDINA_PIECE_TILE_TOWER, r, mdn_tiles_tower_value (index));
      break;
    case MEDINA_BOARD_TOWER_QUEUE:
      draw_waiting (canvas, r, 0);
      break;
    case MEDINA_BOARD_TEA_TILES:
      draw_tile (canvas, MEDINA_PIECE_TILE_TEA, r, mdn_tiles_tea_pile (index));
      break;
    default:
      g_assert_not_reached ();
    }
}
