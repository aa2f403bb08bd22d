/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "medina-player.h"

G_BEGIN_DECLS

/* How the lines of the players look in a graph: by color, dashes and markers. */

enum
{
  MEDINA_ANALYSIS_MARKER = 8, /* the size of a marker, in pixels */
};

/* Strokes the path that is there, which is used up. `thickness` in pixels. */
void medina_analysis_line_stroke (cairo_t *cr, MedinaPlayer *player, double thickness);

/* The player's marker with its middle at x, y. */
void medina_analysis_line_mark (cairo_t *cr, MedinaPlayer *player, double x, double y, double size);

G_END_DECLS
