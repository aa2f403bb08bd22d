/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* The parts of the board in the order in which they are painted one over the other. Only what the
 * canvas is for is painted. */

/* The band and the ground: they change with the size and the style only. */
void medina_board_layers_draw_background (const MedinaBoardCanvas *canvas);

/* All that lies and stands on them. */
void medina_board_layers_draw_scene (const MedinaBoardCanvas *canvas,
                                     const MedinaBoardPalaces *palaces);

G_END_DECLS
