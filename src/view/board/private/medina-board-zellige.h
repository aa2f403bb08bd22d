/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* Zellige, Moroccan tile work: eight-pointed stars with crosses between them. Fills the current
 * path and clears it; the pattern is anchored at the upper left corner of the board's frame. */
void medina_board_zellige_fill (const MedinaBoardCanvas *canvas);

/* An eight-pointed star as a path. */
void medina_board_zellige_star (cairo_t *cr, double x, double y, double radius);

G_END_DECLS
