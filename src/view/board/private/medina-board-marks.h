/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* What the person at the board is shown besides the pieces: on the ground, before the pieces are
 * drawn, the glow of the spaces where the piece in hand may go; over the pieces the last
 * placements, what would be good and what counts for a palace; below those the keyboard's
 * cursor. */
void medina_board_marks_draw_ground (const MedinaBoardCanvas *canvas);

/* The glow of a space, not of the one under the pointer: for the canvas. Transfer full. */
cairo_surface_t *medina_board_marks_create_glow (const MedinaBoardCanvas *canvas);

/* The frame around the scene's cursor, which there is. */
void medina_board_marks_draw_cursor (const MedinaBoardCanvas *canvas);

void medina_board_marks_draw_top (const MedinaBoardCanvas *canvas,
                                  const MedinaBoardPalaces *palaces);

G_END_DECLS
