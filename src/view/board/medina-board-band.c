/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-band.h"

#include "medina-board-zellige.h"
#include "tiles.h"

/* Hundredths of a space's width. */
#define PLANK 36

static void
draw_grain (const MedinaBoardCanvas *canvas, double x, double y, double width, double height)
{
  cairo_t *cr = canvas->cr;
  double sway = medina_board_canvas_part (canvas, 4);

  for (int i = 1; i < 7; i++)
    {
      double line = y + height * i / 7;
      double shift = (i % 2 == 0 ? sway : -sway);

      cairo_move_to (cr, x, line);
      cairo_curve_to (cr, x + width / 3, line + shift, x + width * 2 / 3, line - shift, x + width,
                      line + shift / 2);
    }
  medina_board_canvas_stroke (canvas, medina_ink_with_alpha (canvas->palette->frame_dark, .25),
                              medina_board_canvas_line (canvas, 1.2));
}

/* Boards of wood that lie one below the other, with stars let into them. Fills the path. */
static void
fill_with_planks (const MedinaBoardCanvas *canvas)
{
  const cairo_rectangle_int_t f = canvas->layout->frame;
  const double plank = medina_board_canvas_part (canvas, PLANK);
  const double line = medina_board_canvas_line (canvas, 1.5);

  cairo_save (canvas->cr);
  cairo_clip_preserve (canvas->cr);
  medina_board_canvas_fill (canvas, canvas->palette->cross);
  for (int i = 0; i * plank < f.height; i++)
    {
      const double y = f.y + i * plank;
      const MedinaInk ink = i % 3 == 1 ? canvas->palette->frame : canvas->palette->cross;

      if (!medina_board_canvas_shows (canvas, f.x, y, f.width, plank))
        continue;
      cairo_rectangle (canvas->cr, f.x, y, f.width, plank - line);
      medina_board_canvas_fill (canvas, ink);
      for (double x = f.x - i * plank; x < f.x + f.width; x += 8 * plank)
        draw_grain (canvas, x, y, 8 * plank, plank);
      for (int star = 0; star * 2 * plank < f.width; star++)
        medina_board_zellige_star (canvas->cr, f.x + (star * 2 + i % 2 + .5) * plank, y + plank / 2,
                                   plank * .2);
      medina_board_canvas_fill (canvas, medina_ink_with_alpha (canvas->palette->grout, .8));
    }
  cairo_restore (canvas->cr);
}

static void
fill_band (const MedinaBoardCanvas *canvas)
{
  if (canvas->scene->material == MEDINA_BOARD_STONE && !canvas->scene->high_contrast)
    fill_with_planks (canvas);
  else
    medina_board_zellige_fill (canvas);
}

static void
draw_frame (const MedinaBoardCanvas *canvas)
{
  const cairo_rectangle_int_t f = canvas->layout->frame;
  double edge = medina_board_canvas_line (canvas, 7);
  double line = medina_board_canvas_line (canvas, 1.5);
  double radius = medina_board_canvas_part (canvas, 14);

  medina_board_canvas_rounded (canvas, f.x, f.y, f.width, f.height, radius);
  medina_board_canvas_fill (canvas, canvas->palette->frame_dark);
  medina_board_canvas_rounded (canvas, f.x, f.y, f.width - line, f.height - line, radius);
  medina_board_canvas_fill (canvas, canvas->palette->frame_light);
  medina_board_canvas_rounded (canvas, f.x + line, f.y + line, f.width - 2 * line,
                               f.height - 2 * line, radius - line);
  medina_board_canvas_fill (canvas, canvas->palette->frame);
  medina_board_canvas_rounded (canvas, f.x + edge, f.y + edge, f.width - 2 * edge,
                               f.height - 2 * edge, radius / 2);
  fill_band (canvas);
  medina_board_canvas_rounded (canvas, f.x + edge, f.y + edge, f.width - 2 * edge,
                               f.height - 2 * edge, radius / 2);
  medina_board_canvas_stroke (canvas, canvas->palette->frame_dark, line);
}

/* A curb around the spaces, so that the pattern does not touch the walk. */
static void
draw_curb (const MedinaBoardCanvas *canvas)
{
  const cairo_rectangle_int_t g = canvas->layout->grid;
  double width = medina_board_canvas_line (canvas, 6);
  double line = medina_board_canvas_line (canvas, 1.5);

  medina_board_canvas_rounded (canvas, g.x - width - line, g.y - width - line,
                               g.width + 2 * (width + line), g.height + 2 * (width + line), width);
  medina_board_canvas_fill (canvas, canvas->palette->frame_dark);
  medina_board_canvas_rounded (canvas, g.x - width, g.y - width, g.width + 2 * width,
                               g.height + 2 * width, width);
  medina_board_canvas_fill (canvas, canvas->palette->plaster);
}

/* A board of wood under the items of one kind. */
static void
draw_shelf (const MedinaBoardCanvas *canvas, MedinaBoardItem first, MedinaBoardItem last, int n)
{
  cairo_rectangle_int_t a = medina_board_layout_get_item (canvas->layout, first, 0);
  cairo_rectangle_int_t b = medina_board_layout_get_item (canvas->layout, last, n - 1);
  double margin = medina_board_canvas_line (canvas, 8);
  double line = medina_board_canvas_line (canvas, 1.5);
  double x = a.x - margin, width = b.x + b.width + margin - x;
  double y = a.y - margin, height = a.height + 2 * margin;

  medina_board_canvas_rounded (canvas, x - line, y - line, width + 2 * line, height + 2 * line,
                               margin);
  medina_board_canvas_fill (canvas, canvas->palette->frame_dark);
  medina_board_canvas_rounded (canvas, x, y, width, height, margin);
  medina_board_canvas_fill (canvas, canvas->palette->frame_light);
  medina_board_canvas_rounded (canvas, x, y + line, width, height - line, margin);
  medina_board_canvas_fill (canvas, canvas->palette->frame);
  draw_grain (canvas, x + margin, y, width - 2 * margin, height);
}

static void
draw_shelves (const MedinaBoardCanvas *canvas)
{
  if (medina_board_layout_has_item (canvas->layout, MEDINA_BOARD_ROOFTOP_ROW))
    draw_shelf (canvas, MEDINA_BOARD_PALACE_TILE, MEDINA_BOARD_ROOFTOP_ROW, MDN_COLORS);
  else
    draw_shelf (canvas, MEDINA_BOARD_PALACE_TILE, MEDINA_BOARD_PALACE_TILE, MDN_COLORS);
  if (medina_board_layout_has_item (canvas->layout, MEDINA_BOARD_TEA_TILES))
    draw_shelf (canvas, MEDINA_BOARD_TEA_TILES, MEDINA_BOARD_TEA_TILES, MDN_TEA_PILES);
}

static void
draw_recess (const MedinaBoardCanvas *canvas, MedinaBoardItem item, int index)
{
  cairo_rectangle_int_t r = medina_board_layout_get_item (canvas->layout, item, index);
  double radius = medina_board_canvas_part (canvas, 10);
  double line = medina_board_canvas_line (canvas, 2);

  medina_board_canvas_rounded (canvas, r.x, r.y, r.width, r.height, radius);
  medina_board_canvas_fill (canvas, canvas->palette->frame_light);
  medina_board_canvas_rounded (canvas, r.x, r.y, r.width - line, r.height - line, radius);
  medina_board_canvas_fill (canvas, canvas->palette->frame_dark);
  medina_board_canvas_rounded (canvas, r.x + line, r.y + line, r.width - 2 * line,
                               r.height - 2 * line, radius - line);
  medina_board_canvas_fill (canvas, medina_ink_with_alpha (canvas->palette->frame, .55));
}

static void
draw_recesses (const MedinaBoardCanvas *canvas)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      draw_recess (canvas, MEDINA_BOARD_PALACE_TILE, color);
      if (medina_board_layout_has_item (canvas->layout, MEDINA_BOARD_ROOFTOP_ROW))
        draw_recess (canvas, MEDINA_BOARD_ROOFTOP_ROW, color);
    }
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    draw_recess (canvas, MEDINA_BOARD_TOWER_TILE, tower);
  if (medina_board_layout_has_item (canvas->layout, MEDINA_BOARD_TEA_TILES))
    for (int pile = 0; pile < MDN_TEA_PILES; pile++)
      draw_recess (canvas, MEDINA_BOARD_TEA_TILES, pile);
}

static void
draw_plaque (const MedinaBoardCanvas *canvas, const char *text, double x, double y)
{
  double width = medina_board_canvas_part (canvas, 48);
  double height = medina_board_canvas_part (canvas, 36);
  double radius = medina_board_canvas_part (canvas, 10);

  if (!medina_board_canvas_shows (canvas, x - width, y - height, 2 * width, 2 * height))
    return;
  medina_board_canvas_rounded (canvas, x - width / 2, y - height / 2, width, height, radius);
  medina_ink_set_source (canvas->palette->plaster, canvas->cr);
  cairo_fill_preserve (canvas->cr);
  medina_board_canvas_stroke (canvas, canvas->palette->plaster_line,
                              medina_board_canvas_line (canvas, 2));
  medina_board_canvas_text (canvas, text, x, y, medina_board_canvas_part (canvas, 31),
                            canvas->palette->text);
}

static void
draw_coordinates (const MedinaBoardCanvas *canvas)
{
  const MedinaBoardLayout *layout = canvas->layout;
  double below = layout->grid.y + layout->grid.height + medina_board_canvas_part (canvas, 25);
  double beside = (layout->frame.x + medina_board_canvas_part (canvas, 2) + layout->grid.x) / 2.0;
  char text[3];

  for (int column = 0; column < layout->columns; column++)
    {
      g_snprintf (text, sizeof text, "%c", 'a' + column);
      draw_plaque (canvas, text, layout->grid.x + (column + .5) * layout->space_width, below);
    }
  for (int row = 0; row < layout->rows; row++)
    {
      g_snprintf (text, sizeof text, "%d", row + 1);
      draw_plaque (canvas, text, beside,
                   layout->grid.y + (layout->rows - row - .5) * layout->space_height);
    }
}

/* Whether nothing but spaces is to be drawn. */
static gboolean
is_hidden (const MedinaBoardCanvas *canvas)
{
  const cairo_rectangle_int_t *area = canvas->area;
  const cairo_rectangle_int_t g = canvas->layout->grid;

  return area != NULL && area->x >= g.x && area->y >= g.y &&
         area->x + area->width <= g.x + g.width && area->y + area->height <= g.y + g.height;
}

void
medina_board_band_draw (const MedinaBoardCanvas *canvas)
{
  if (is_hidden (canvas))
    return;
  draw_frame (canvas);
  draw_curb (canvas);
  draw_shelves (canvas);
  if (canvas->scene->coordinates)
    draw_coordinates (canvas);
  draw_recesses (canvas);
}
