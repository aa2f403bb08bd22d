/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-zellige.h"

#include <math.h>

/* From star to star, in hundredths of a space's width: two stars fit across the band. */
#define PERIOD 38

void
medina_board_zellige_star (cairo_t *cr, double x, double y, double radius)
{
  /* Two squares turned against each other by an eighth: where their sides meet. */
  const double inner = radius * cos (G_PI_4) / cos (G_PI_4 / 2);

  for (int i = 0; i < 16; i++)
    {
      double r = i % 2 == 0 ? radius : inner;
      double a = i * G_PI_4 / 2;

      if (i == 0)
        cairo_new_sub_path (cr);
      cairo_line_to (cr, x + r * cos (a), y + r * sin (a));
    }
  cairo_close_path (cr);
}

static void
diamond (cairo_t *cr, double x, double y, double radius)
{
  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y);
  cairo_line_to (cr, x, y + radius);
  cairo_line_to (cr, x - radius, y);
  cairo_close_path (cr);
}

static void
draw_star (cairo_t *cr, const MedinaBoardPalette *palette, int color, double x, double y, double p)
{
  medina_board_zellige_star (cr, x, y, p / 2);
  medina_ink_set_source (palette->star[color], cr);
  cairo_fill_preserve (cr);
  medina_ink_set_source (palette->grout, cr);
  cairo_set_line_width (cr, MAX (1, p * .07));
  cairo_stroke (cr);
  medina_board_zellige_star (cr, x, y, p * .24);
  medina_ink_set_source (palette->star_heart, cr);
  cairo_fill (cr);
  medina_board_zellige_star (cr, x, y, p * .12);
  medina_ink_set_source (palette->star[(color + 1) % 4], cr);
  cairo_fill (cr);
}

static cairo_surface_t *
create_surface (gboolean vectors, int size)
{
  const cairo_rectangle_t extents = { 0, 0, size, size };

  return vectors ? cairo_recording_surface_create (CAIRO_CONTENT_COLOR, &extents)
                 : cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
}

/* Two by two stars, each of its color. */
static cairo_surface_t *
create_tile (const MedinaBoardPalette *palette, gboolean vectors, int period)
{
  cairo_surface_t *surface = create_surface (vectors, 2 * period);
  cairo_t *cr = cairo_create (surface);

  medina_ink_set_source (palette->cross, cr);
  cairo_paint (cr);
  medina_ink_set_source (palette->star[2], cr);
  for (int i = 0; i < 9; i++)
    diamond (cr, i % 3 * period, i / 3 * period, period * .13);
  cairo_fill (cr);
  for (int i = 0; i < 4; i++)
    draw_star (cr, palette, i, (i % 2 + .5) * period, (i / 2 + .5) * period, period);
  cairo_destroy (cr);
  return surface;
}

void
medina_board_zellige_fill (const MedinaBoardCanvas *canvas)
{
  double scale = medina_piece_atlas_get_scale (canvas->atlas);
  int period = (int) MAX (4, lround (medina_board_canvas_part (canvas, PERIOD) * scale));
  cairo_surface_t *tile =
    create_tile (canvas->palette, medina_piece_atlas_draws_vectors (canvas->cr), period);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (tile);
  cairo_matrix_t matrix;

  cairo_matrix_init_scale (&matrix, scale, scale);
  cairo_matrix_translate (&matrix, -canvas->layout->frame.x, -canvas->layout->frame.y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_set_source (canvas->cr, pattern);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (pattern);
  cairo_surface_destroy (tile);
}
