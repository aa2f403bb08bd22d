/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-line.h"

#include <math.h>

#include "medina-board-palette.h"
#include "medina-piece-sprites.h"

/* Corners of the marker, 0 for a circle; and how far the first is turned from the top, in eighths
 * of a full turn. */
static const struct
{
  int corners;
  int turned;
} markers[MEDINA_N_COLORS] = {
  [MEDINA_COLOR_BLUE] = { 0, 0 },
  [MEDINA_COLOR_YELLOW] = { 4, 1 },
  [MEDINA_COLOR_GREEN] = { 3, 0 },
  [MEDINA_COLOR_RED] = { 4, 0 },
};

static const MedinaOwnerInks *
inks_of (MedinaPlayer *player)
{
  return medina_board_palette_get_owner (medina_sprite_of_color (medina_player_get_color (player)));
}

void
medina_player_line_stroke (cairo_t *cr, MedinaPlayer *player, double thickness)
{
  const MedinaOwnerInks *inks = inks_of (player);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  medina_owner_inks_set_dash (inks, cr, thickness);
  cairo_set_line_width (cr, thickness + 1);
  medina_ink_set_source (medina_ink_with_alpha (inks->edge, .75), cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, thickness);
  medina_ink_set_source (inks->fill, cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
outline_bar (cairo_t *cr, const MedinaOwnerInks *inks, double width, double height)
{
  cairo_rectangle (cr, .5, .5, width - 1, height - 1);
  cairo_set_line_width (cr, 1);
  medina_ink_set_source (inks->edge, cr);
  cairo_stroke (cr);
}

static void
fill_bar (cairo_t *cr, MedinaInk ink, double width, double height)
{
  cairo_rectangle (cr, 0, 0, width, height);
  medina_ink_set_source (ink, cr);
  cairo_fill (cr);
}

void
medina_player_line_fill_bar (cairo_t *cr, MedinaPlayer *player, double width, double height)
{
  fill_bar (cr, inks_of (player)->fill, width, height);
  outline_bar (cr, inks_of (player), width, height);
}

void
medina_player_line_fill_broken_bar (cairo_t *cr,
                                    MedinaPlayer *player,
                                    double width,
                                    double height,
                                    gboolean mirrored)
{
  const MedinaOwnerInks *inks = inks_of (player);

  cairo_save (cr);
  fill_bar (cr, inks->gap, width, height);
  cairo_move_to (cr, mirrored ? width : 0, height / 2);
  cairo_line_to (cr, mirrored ? 0 : width, height / 2);
  medina_owner_inks_set_dash (inks, cr, height * .7);
  cairo_set_line_width (cr, height);
  medina_ink_set_source (inks->fill, cr);
  cairo_stroke (cr);
  cairo_restore (cr);
  outline_bar (cr, inks, width, height);
}

static void
trace_marker (cairo_t *cr, MedinaColor color, double x, double y, double radius)
{
  const int corners = markers[color].corners;

  if (corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  for (int i = 0; i < corners; i++)
    {
      const double angle = markers[color].turned * G_PI / 4 + i * 2 * G_PI / corners - G_PI / 2;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

void
medina_player_line_mark (cairo_t *cr, MedinaPlayer *player, double x, double y, double size)
{
  cairo_new_path (cr);
  trace_marker (cr, medina_player_get_color (player), x, y, size / 2);
  medina_ink_set_source (inks_of (player)->fill, cr);
  cairo_fill_preserve (cr);
  medina_ink_set_source (inks_of (player)->edge, cr);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}
