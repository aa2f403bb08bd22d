/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-line.h"

#include <math.h>

#include "medina-board-palette.h"
#include "medina-piece-sprites.h"

enum
{
  MOST_DASHES = 4,
};

/* In thicknesses; none for a solid line. */
static const struct
{
  double lengths[MOST_DASHES];
  int count;
} dashes[MDN_MAX_PLAYERS] = {
  { { 0 }, 0 },
  { { 5, 2.5 }, 2 },
  { { 1.2, 1.8 }, 2 },
  { { 6, 2, 1.2, 2 }, 4 },
};

/* Corners of the marker, 0 for a circle; and how far the first is turned from the top, in eighths
 * of a full turn. */
static const struct
{
  int corners;
  int turned;
} markers[MDN_MAX_PLAYERS] = { { 0, 0 }, { 4, 1 }, { 3, 0 }, { 4, 0 } };

static const MedinaOwnerInks *
inks_of (MedinaPlayer *player)
{
  return medina_board_palette_get_owner (medina_sprite_of_color (medina_player_get_color (player)));
}

void
medina_analysis_line_stroke (cairo_t *cr, MedinaPlayer *player, double thickness)
{
  const guint number = medina_player_get_number (player);
  double lengths[MOST_DASHES];

  for (int i = 0; i < MOST_DASHES; i++)
    lengths[i] = dashes[number].lengths[i] * thickness;
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, lengths, dashes[number].count, 0);
  cairo_set_line_width (cr, thickness + 1);
  medina_ink_set_source (medina_ink_with_alpha (inks_of (player)->edge, .75), cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, thickness);
  medina_ink_set_source (inks_of (player)->fill, cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
trace_marker (cairo_t *cr, guint number, double x, double y, double radius)
{
  const int corners = markers[number].corners;

  if (corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  for (int i = 0; i < corners; i++)
    {
      const double angle = markers[number].turned * G_PI / 4 + i * 2 * G_PI / corners - G_PI / 2;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

void
medina_analysis_line_mark (cairo_t *cr, MedinaPlayer *player, double x, double y, double size)
{
  cairo_new_path (cr);
  trace_marker (cr, medina_player_get_number (player), x, y, size / 2);
  medina_ink_set_source (inks_of (player)->fill, cr);
  cairo_fill_preserve (cr);
  medina_ink_set_source (inks_of (player)->edge, cr);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}
