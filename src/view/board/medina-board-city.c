/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-city.h"

#include "palace.h"
#include "wall.h"

/* Neighbors never have the same variant of a picture. */
static unsigned
get_variant (MdnSpace space)
{
  return (unsigned) (mdn_space_column (space) + 2 * mdn_space_row (space) +
                     mdn_space_column (space) / 4);
}

static unsigned
get_wall_variant (MdnSpace space)
{
  return medina_board_canvas_hash (space, 3) % 4 == 0;
}

/* Whether the space lies in the upper or lower side of the ring. */
static gboolean
is_across (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  int row = mdn_space_row (space);

  return row == 0 || row == canvas->layout->rows - 1;
}

static void
draw_wall (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  if (mdn_space_row (space) == 0)
    medina_board_palaces_draw_shade (canvas, space);
  medina_board_canvas_piece (canvas,
                             is_across (canvas, space) ? MEDINA_PIECE_WALL_HORIZONTAL
                                                       : MEDINA_PIECE_WALL_VERTICAL,
                             get_wall_variant (space), space);
}

static void
draw_tower (const MedinaBoardCanvas *canvas, int tower)
{
  MdnSpace space = mdn_tower_space (canvas->layout->board, tower);
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  char number[2] = { (char) ('1' + tower), '\0' };

  medina_board_canvas_piece (canvas, MEDINA_PIECE_TOWER, 0, space);
  medina_board_canvas_text (canvas, number,
                            r.x + medina_board_canvas_part (canvas, MEDINA_TOWER_FIELD_X),
                            r.y + medina_board_canvas_part (canvas, MEDINA_TOWER_FIELD_Y),
                            medina_board_canvas_part (canvas, 2 * MEDINA_TOWER_FIELD_RADIUS),
                            0x3d2612ff);
}

/* A drop on what stands on a water space (O2): its four points are easily forgotten. */
static void
draw_drop (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double size = medina_board_canvas_part (canvas, 14);
  double x = r.x + r.width * .83, y = r.y + r.width * .41;
  cairo_t *cr = canvas->cr;

  cairo_arc (cr, x, y, size, 0, 2 * G_PI);
  medina_ink_set_source (0xffffffff, cr);
  cairo_fill_preserve (cr);
  medina_board_canvas_stroke (canvas, 0x123a7dff, medina_board_canvas_line (canvas, 2));
  cairo_move_to (cr, x, y - size * .8);
  cairo_curve_to (cr, x + size * .3, y - size * .2, x + size * .55, y, x + size * .5,
                  y + size * .25);
  cairo_arc (cr, x, y + size * .2, size * .5, 0, G_PI);
  cairo_curve_to (cr, x - size * .55, y, x - size * .3, y - size * .2, x, y - size * .8);
  medina_board_canvas_fill (canvas, 0x2f86d0ff);
}

static void
draw_building (const MedinaBoardCanvas *canvas, MdnColor color, MdnSpace space)
{
  medina_board_canvas_piece (canvas, medina_board_scene_get_building (canvas->scene, color),
                             get_variant (space), space);
}

/* A piece that is not, or not yet, on the board: between these two calls, whatever is drawn is
 * lifted by so many hundredths and half transparent. */
static void
begin_floating (const MedinaBoardCanvas *canvas, MdnSpace space, double lift)
{
  cairo_rectangle_int_t r = medina_board_layout_get_extents (canvas->layout, space);
  double rise = medina_board_canvas_part (canvas, lift);

  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, r.x - r.width / 2, r.y - rise - r.width, 2 * r.width,
                   r.height + rise + 1.5 * r.width);
  cairo_clip (canvas->cr);
  cairo_translate (canvas->cr, 0, -rise);
  cairo_push_group (canvas->cr);
}

static void
end_floating (const MedinaBoardCanvas *canvas, double opacity)
{
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, opacity);
  cairo_restore (canvas->cr);
}

/* The palace whose rooftop is on its way; MDN_NO_PALACE for none. */
static int
find_rooftop_away (const MedinaBoardScene *scene)
{
  return scene->away != MDN_NO_SPACE ? medina_board_scene_find_rooftop (scene, scene->away)
                                     : MDN_NO_PALACE;
}

/* The MdnColor of the building on the space, MDN_COLORS if there is none. */
static int
find_color (const MdnPosition *position, MdnSpace space)
{
  int color = 0;

  while (color < MDN_COLORS && !mdn_set_has (&position->buildings[color], space))
    color++;
  return color;
}

static void
draw_piece (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  const MdnPosition *position = canvas->scene->position;
  int color = find_color (position, space);

  if (color < MDN_COLORS)
    draw_building (canvas, (MdnColor) color, space);
  else if (mdn_set_has (&position->stables, space))
    medina_board_canvas_piece (canvas, MEDINA_PIECE_STABLE, get_variant (space), space);
  else if (mdn_set_has (&position->merchants, space))
    medina_board_canvas_piece (canvas, MEDINA_PIECE_MERCHANT, get_variant (space), space);
  else if (mdn_set_has (&position->walls, space))
    draw_wall (canvas, space);
}

static void
draw_rooftop (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, int palace)
{
  medina_board_palaces_draw_rooftop (canvas, palaces, palace,
                                     (MdnOwner) canvas->scene->position->palace[palace].owner);
}

static gboolean
is_on_water (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  const MdnPosition *position = canvas->scene->position;
  MdnSet water;

  if (position->well == MDN_NO_SPACE)
    return FALSE;
  water = mdn_two_steps (canvas->layout->board, position->well);
  return mdn_set_has (&water, space);
}

/* What the piece in hand would look like here. */
static void
draw_ghost (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  switch (canvas->scene->hand)
    {
    case MDN_STABLE:
      medina_board_canvas_piece (canvas, MEDINA_PIECE_STABLE, get_variant (space), space);
      break;
    case MDN_MERCHANT:
      medina_board_canvas_piece (canvas, MEDINA_PIECE_MERCHANT, get_variant (space), space);
      break;
    case MDN_WALL:
      draw_wall (canvas, space);
      break;
    default:
      if (mdn_piece_is_building ((MdnPiece) canvas->scene->hand))
        draw_building (canvas, (MdnColor) canvas->scene->hand, space);
      break;
    }
}

static void
draw_rooftop_ghost (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, int palace)
{
  const MdnPosition *position = canvas->scene->position;

  begin_floating (canvas, palaces->palace[palace].crown, 8);
  medina_board_palaces_draw_rooftop (canvas, palaces, palace,
                                     mdn_palace_owner_by (&position->rules,
                                                          position->table.turn.player,
                                                          (MdnPiece) canvas->scene->hand));
  end_floating (canvas, .8);
}

static void
draw_hand (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, MdnSpace space)
{
  const MedinaBoardScene *scene = canvas->scene;
  int palace;

  if (scene->hand >= MDN_PIECES || scene->hover == MDN_NO_SPACE ||
      !mdn_set_has (&scene->legal, scene->hover))
    return;
  if (!mdn_piece_is_rooftop ((MdnPiece) scene->hand))
    {
      if (scene->hover != space)
        return;
      begin_floating (canvas, space, 4);
      draw_ghost (canvas, space);
      end_floating (canvas, .75);
      return;
    }
  palace = mdn_position_palace_at (scene->position, scene->hover);
  if (palace != MDN_NO_PALACE && palaces->palace[palace].crown == space)
    draw_rooftop_ghost (canvas, palaces, palace);
}

static void
draw_space (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, MdnSpace space)
{
  const MdnPosition *position = canvas->scene->position;
  int palace = mdn_position_palace_at (position, space);

  if (space == position->well)
    medina_board_canvas_piece (canvas, MEDINA_PIECE_WELL, 0, space);
  else if (!medina_board_canvas_lacks (canvas, space))
    {
      if (palace != MDN_NO_PALACE && find_color (position, space) < MDN_COLORS)
        medina_board_palaces_draw_seam (canvas, palaces, palace, space);
      draw_piece (canvas, space);
      if (palace != MDN_NO_PALACE)
        medina_board_palaces_draw_scaffold (canvas, palaces, palace, space);
    }
}

/* What stands on the roofs, and what is above the board. */
static void
draw_above (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, MdnSpace space)
{
  const MdnPosition *position = canvas->scene->position;
  int palace = mdn_position_palace_at (position, space);

  if (!medina_board_canvas_lacks (canvas, space) && palace != MDN_NO_PALACE)
    {
      if (space == palaces->palace[palace].crown && palaces->palace[palace].owner != MDN_OWNER_NONE)
        draw_rooftop (canvas, palaces, palace);
      if (is_on_water (canvas, space))
        draw_drop (canvas, space);
    }
  draw_hand (canvas, palaces, space);
}

/* A paved street under the merchants, so that one sees which belong together and where it ends. */
static void
draw_streets (const MedinaBoardCanvas *canvas)
{
  const MdnSet merchants = canvas->scene->position->merchants;
  double inset = medina_board_canvas_line (canvas, 10);

  for (MdnSet set = mdn_set_intersection (merchants, canvas->spaces); !mdn_set_is_empty (set);)
    {
      MdnSpace space = mdn_set_take (&set);
      cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
      double width = r.width - 2 * inset, height = r.height - 2 * inset;

      medina_board_canvas_rounded (canvas, r.x + inset, r.y + inset, width, height, inset);
      if (mdn_set_has (&merchants, space + 1))
        cairo_rectangle (canvas->cr, r.x + inset + width / 2, r.y + inset, r.width, height);
      if (mdn_set_has (&merchants, space - MDN_STRIDE))
        cairo_rectangle (canvas->cr, r.x + inset, r.y + inset + height / 2, width, r.height);
    }
  medina_board_canvas_fill (canvas, canvas->palette->street);
}

static void
draw_shadows (const MedinaBoardCanvas *canvas)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      MdnSet set = mdn_set_intersection (canvas->scene->position->buildings[color], canvas->spaces);

      while (!mdn_set_is_empty (set))
        {
          const MdnSpace space = mdn_set_take (&set);

          if (!medina_board_canvas_lacks (canvas, space))
            medina_board_canvas_piece (canvas, MEDINA_PIECE_SHADOW, 0, space);
        }
    }
}

/* Gates and towers, which are no pieces of the position. */
static void
draw_fixture (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (space == mdn_tower_space (canvas->layout->board, tower))
      draw_tower (canvas, tower);
  for (int side = 0; side < MDN_SIDES; side++)
    if (space == mdn_wall_gate (canvas->scene->position, (MdnSide) side))
      medina_board_canvas_piece (canvas,
                                 is_across (canvas, space) ? MEDINA_PIECE_GATE_HORIZONTAL
                                                           : MEDINA_PIECE_GATE_VERTICAL,
                                 0, space);
}

void
medina_board_city_draw (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces)
{
  draw_streets (canvas);
  draw_shadows (canvas);
  medina_board_palaces_draw_grounds (canvas, palaces);
  for (int row = canvas->layout->rows - 1; row >= 0; row--)
    for (int column = 0; column < canvas->layout->columns; column++)
      {
        MdnSpace space = mdn_space (column, row);

        if (!mdn_set_has (&canvas->spaces, space))
          continue;
        draw_space (canvas, palaces, space);
        draw_fixture (canvas, space);
      }
  for (int palace = 1; palace <= canvas->scene->position->table.palaces; palace++)
    medina_board_palaces_draw_outline (canvas, palaces, palace);
  for (int row = canvas->layout->rows - 1; row >= 0; row--)
    for (int column = 0; column < canvas->layout->columns; column++)
      if (mdn_set_has (&canvas->spaces, mdn_space (column, row)))
        draw_above (canvas, palaces, mdn_space (column, row));
}

MdnSpace
medina_board_city_find_away (const MedinaBoardScene *scene, const MedinaBoardPalaces *palaces)
{
  const int palace = find_rooftop_away (scene);

  return palace != MDN_NO_PALACE ? palaces->palace[palace].crown : scene->away;
}

void
medina_board_city_draw_away (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces)
{
  const int palace = find_rooftop_away (canvas->scene);

  if (palace != MDN_NO_PALACE)
    draw_rooftop (canvas, palaces, palace);
  else if (canvas->scene->away != MDN_NO_SPACE)
    draw_piece (canvas, canvas->scene->away);
}
