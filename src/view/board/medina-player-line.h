/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-player.h"

G_BEGIN_DECLS

/* How the lines and bars of the players look in a graph: by color, dashes and markers. */

enum
{
  MEDINA_PLAYER_MARKER = 8, /* the size of a marker, in pixels */
};

/* Fills a bar, as thick as it is high, for where something beside it says whose it is. */
void medina_player_line_fill_bar (cairo_t *cr, MedinaPlayer *player, double width, double height);

/* The same, broken as the line is, where bars of several players adjoin; the first dash is on the
 * left, or on the right if `mirrored`. */
void medina_player_line_fill_broken_bar (cairo_t *cr,
                                         MedinaPlayer *player,
                                         double width,
                                         double height,
                                         gboolean mirrored);

/* Strokes the path that is there, which is used up. `thickness` in pixels. */
void medina_player_line_stroke (cairo_t *cr, MedinaPlayer *player, double thickness);

/* The player's marker with its middle at x, y. */
void medina_player_line_mark (cairo_t *cr, MedinaPlayer *player, double x, double y, double size);

G_END_DECLS
