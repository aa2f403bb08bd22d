/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-palaces.h"

G_BEGIN_DECLS

/* The sizes of palaces of several pieces, each on its crown: of those that nobody has claimed; of
 * those that palace tiles are held for, as long as a larger one may take these; of any that is
 * asked about, or lit; and of all once there are no rooftops left, or the game is over. They are on
 * a disc; where the spaces are too small for one, they are bare digits, and beside rooftops unless
 * these are asked about. Nothing is drawn unless the scene wants sizes. */
void medina_board_badges_draw (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces);

/* Whether that is drawn for a palace. */
gboolean medina_board_badges_show (const MedinaBoardScene *scene,
                                   const MedinaBoardPalaces *palaces,
                                   int palace);

G_END_DECLS
