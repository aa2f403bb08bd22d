/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* The sizes of palaces, each on its crown: of those of several pieces that nobody has claimed, and of any
 * palace that is asked about: on a disc, or where the spaces are too small for one, as bare digits. Nothing is drawn
 * unless the scene wants sizes. */
void medina_board_badges_draw (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces);

G_END_DECLS
