/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-number.h"

/* A plate is so large that its number stays legible; the smaller the spaces, the farther it stands
 * out beyond their edges, where it hides nothing of the piece. */
enum
{
  HALF = 15,     /* of the height of a plate, in hundredths of a space's width */
  OVERHANG = 4,  /* likewise */
  ROOF_TOP = 11, /* of a rooftop's plate, below the upper edge of its space, likewise */

  /* In a small space it begins beside the dome, after so much of the space, likewise */
  ROOF_PART = 80,
};

static const double least_half = 5, least_overhang = 2; /* in pixels */

static double
get_half (const MedinaBoardCanvas *canvas)
{
  return MAX (medina_board_canvas_part (canvas, HALF), least_half);
}

static double
get_overhang (const MedinaBoardCanvas *canvas)
{
  const double overhang = medina_board_canvas_part (canvas, OVERHANG);

  return canvas->layout->space_width < MEDINA_DISCS_FROM ? MAX (overhang, least_overhang)
                                                         : overhang;
}

static void
draw_plate (const MedinaBoardCanvas *canvas,
            const MedinaOwnerInks *inks,
            double x,
            double y,
            double width,
            double height)
{
  medina_board_canvas_rounded (canvas, x, y, width, height, height / 5);
  medina_ink_set_source (inks->fill, canvas->cr);
  cairo_fill_preserve (canvas->cr);
  medina_board_canvas_stroke (canvas, inks->edge, medina_board_canvas_line (canvas, 3));
}

/* Where the plate begins: no rooftop is hidden by it, and no number of a row beside the board. */
static double
find_left (const MedinaBoardCanvas *canvas,
           const cairo_rectangle_int_t *space,
           gboolean rooftop,
           double width)
{
  const double overhang = get_overhang (canvas);

  if (!rooftop)
    return MAX (space->x - overhang, canvas->layout->grid.x);
  if (canvas->layout->space_width < MEDINA_DISCS_FROM)
    return space->x + medina_board_canvas_part (canvas, ROOF_PART);
  return space->x + space->width + overhang - width;
}

void
medina_board_number_draw (const MedinaBoardCanvas *canvas,
                          const MedinaBoardMark *mark,
                          MdnSpace space,
                          double rise)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  const MedinaOwnerInks *inks =
    medina_board_palette_get_owner (canvas->scene->rooftops[mark->player]);
  const double height = 2 * get_half (canvas), overhang = get_overhang (canvas);
  const double width = mark->number < 10 ? height : height * 1.4;
  const double x = find_left (canvas, &r, mark->rooftop, width);
  const double y =
    mark->rooftop ? r.y + medina_board_canvas_part (canvas, ROOF_TOP) : r.y - rise - overhang;
  char text[4];

  g_snprintf (text, sizeof text, "%u", mark->number);
  draw_plate (canvas, inks, x, y, width, height);
  medina_board_canvas_text (canvas, text, x + width / 2, y + height / 2, height * .82,
                            medina_ink_for_text (inks->fill));
}

double
medina_board_number_get_reach (const MedinaBoardCanvas *canvas)
{
  return 2 * get_half (canvas) - get_overhang (canvas);
}
