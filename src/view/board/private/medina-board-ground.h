/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"

G_BEGIN_DECLS

/* What the pieces stand on: sand in the city, a stone walk with foundation marks in the ring,
 * paving around the well (O1), water spaces (O2). */
void medina_board_ground_draw (const MedinaBoardCanvas *canvas);

G_END_DECLS
