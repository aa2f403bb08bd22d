/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-scaffold.h"

static const MedinaInk wood = 0xe9c48aff, wood_edge = 0x4a2f14ff;

enum
{
  POLES = 3, /* a side */
};

static void
draw_pole (const MedinaBoardCanvas *canvas, double x, double foot, double height)
{
  double width = medina_board_canvas_line (canvas, 5);
  double edge = medina_board_canvas_line (canvas, 1.4);

  cairo_rectangle (canvas->cr, x - width / 2 - edge, foot - height - edge, width + 2 * edge,
                   height + 2 * edge);
  medina_board_canvas_fill (canvas, wood_edge);
  cairo_rectangle (canvas->cr, x - width / 2, foot - height, width, height);
  medina_board_canvas_fill (canvas, wood);
}

static void
draw_plank (const MedinaBoardCanvas *canvas, double x, double y, double width, double height)
{
  double edge = medina_board_canvas_line (canvas, 1.4);

  cairo_rectangle (canvas->cr, x, y, width, height);
  medina_board_canvas_fill (canvas, wood_edge);
  cairo_rectangle (canvas->cr, x + edge, y + edge, width - 2 * edge, height - 2 * edge);
  medina_board_canvas_fill (canvas, wood);
}

/* Along the front or, standing out above the roof, along the back. */
static void
draw_across (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, gboolean front)
{
  double part = r.width / 100.0;
  double foot = r.y + (front ? 86 : -30) * part, height = (front ? 44 : 17) * part;

  for (int i = 0; i < POLES; i++)
    draw_pole (canvas, r.x + (14 + 36 * i) * part, foot, height);
  draw_plank (canvas, r.x + 5 * part, front ? r.y + 62 * part : r.y - 40 * part, 90 * part,
              8 * part);
}

/* Along the left or the right side: a gangway seen from above. */
static void
draw_along (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, gboolean right)
{
  double part = r.width / 100.0;
  double x = right ? r.x + 93 * part : r.x - 3 * part;

  draw_plank (canvas, x, r.y - 28 * part, 10 * part, 80 * part);
  for (int i = 0; i < POLES; i++)
    draw_pole (canvas, x + 5 * part, r.y + (-20 + 33 * i) * part, 17 * part);
}

void
medina_board_scaffold_draw (const MedinaBoardCanvas *canvas, MdnSpace space, const MdnSet *facing)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);

  /* Many small upright rectangles: whole pixels look sharper and are much faster. */
  cairo_save (canvas->cr);
  cairo_set_antialias (canvas->cr, CAIRO_ANTIALIAS_NONE);
  if (mdn_set_has (facing, space + MDN_STRIDE))
    draw_across (canvas, r, FALSE);
  if (mdn_set_has (facing, space - 1))
    draw_along (canvas, r, FALSE);
  if (mdn_set_has (facing, space + 1))
    draw_along (canvas, r, TRUE);
  if (mdn_set_has (facing, space - MDN_STRIDE))
    draw_across (canvas, r, TRUE);
  cairo_restore (canvas->cr);
}
