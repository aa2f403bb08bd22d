/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* The size of a palace, on its crown: of one of several pieces that nobody has claimed, and of any
 * palace that is asked about: on a disc, or where the spaces are too small for one, as bare digits. Nothing is drawn
 * unless the scene wants sizes. */
void medina_board_badge_draw (const MedinaBoardCanvas *canvas,
                              const MedinaBoardPalaces *palaces,
                              int palace);

G_END_DECLS
