/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* Everything that stands on the board, row by row from the top, so that each row may hide a part
 * of the one behind it; then the lines around palaces, and what is on and above the roofs: rooftops,
 * a piece that comes down, the piece in hand where it would stand. */
void medina_board_city_draw (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces);

G_END_DECLS
