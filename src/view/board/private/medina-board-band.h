/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* The band around the spaces: its frame, the zellige, the coordinates if the scene wants them,
 * and wooden shelves with a recess for each thing that lies beside the board. */
void medina_board_band_draw (const MedinaBoardCanvas *canvas);

G_END_DECLS
