/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-marks.h"

/* In hundredths of a space's width. */
enum
{
  CROSS_RADIUS = 25,
  CROSS_ARM = 11,
  NUMBER_RADIUS = 21,
};

enum
{
  LEAST_NUMBER_RADIUS = 8, /* in pixels: a number must stay legible on a whole board */
};

static const MedinaInk cross_ink = 0xb81f24ff, number_ink = 0x1f3f7aff, edge_ink = 0xffffffff;

static void
draw_disc (const MedinaBoardCanvas *canvas, double x, double y, double radius, MedinaInk ink)
{
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  medina_ink_set_source (ink, canvas->cr);
  cairo_fill_preserve (canvas->cr);
  medina_board_canvas_stroke (canvas, edge_ink, medina_board_canvas_line (canvas, 4));
}

static void
draw_cross (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  const double x = r.x + r.width / 2.0, y = r.y + r.height / 2.0;
  const double arm = medina_board_canvas_part (canvas, CROSS_ARM);

  draw_disc (canvas, x, y, medina_board_canvas_part (canvas, CROSS_RADIUS), cross_ink);
  cairo_move_to (canvas->cr, x - arm, y - arm);
  cairo_line_to (canvas->cr, x + arm, y + arm);
  cairo_move_to (canvas->cr, x + arm, y - arm);
  cairo_line_to (canvas->cr, x - arm, y + arm);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  medina_board_canvas_stroke (canvas, edge_ink, medina_board_canvas_line (canvas, 8));
}

static void
draw_number (const MedinaBoardCanvas *canvas, double x, double y, guint number)
{
  const double radius = MAX (medina_board_canvas_part (canvas, NUMBER_RADIUS), LEAST_NUMBER_RADIUS);
  char text[12];

  g_snprintf (text, sizeof text, "%u", number);
  draw_disc (canvas, x, y, radius, number_ink);
  medina_board_canvas_text (canvas, text, x, y, radius * 1.5, edge_ink);
}

/* In a corner, where it hides little of the piece. */
static void
draw_space_number (const MedinaBoardCanvas *canvas, MdnSpace space, guint number)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);

  draw_number (canvas, r.x + r.width * .76, r.y + r.height * .74, number);
}

/* On the edge of the first one, which keeps its own number free. */
static void
draw_tile_numbers (const MedinaBoardCanvas *canvas, guint number)
{
  static const MedinaBoardItem items[] = { MEDINA_BOARD_PALACE_TILE, MEDINA_BOARD_TEA_TILES };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    if (medina_board_layout_has_item (canvas->layout, items[i]))
      {
        const cairo_rectangle_int_t r = medina_board_layout_get_item (canvas->layout, items[i], 0);

        draw_number (canvas, r.x, r.y, number + i);
      }
}

void
medina_rules_marks_draw (const MedinaBoardCanvas *canvas, const MedinaRulesExample *example)
{
  MdnSpace spaces[MDN_SPACES];
  guint count;

  cairo_save (canvas->cr);
  count = medina_rules_example_list_spaces (example, example->refused, spaces);
  for (guint i = 0; i < count; i++)
    draw_cross (canvas, spaces[i]);
  count = medina_rules_example_list_spaces (example, example->numbers, spaces);
  for (guint i = 0; i < count; i++)
    draw_space_number (canvas, spaces[i], i + 1);
  if (example->tiles)
    draw_tile_numbers (canvas, count + 1);
  cairo_restore (canvas->cr);
}
