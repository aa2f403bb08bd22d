/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Where the keyboard's cursor goes from a space. "Next" is in the order of reading, from the top
 * left, and goes on at the other end. All are MDN_NO_SPACE if there is no such space. */

/* The neighbor so many columns to the right and rows up, or the last space in that direction. */
MdnSpace medina_board_step (MedinaGame *game, MdnSpace from, int columns, int rows);

/* The next space, or the one before, where the piece in hand may go, or without one any piece of
 * the player. A palace that a rooftop may go to counts once. */
MdnSpace medina_board_step_to_legal (MedinaGame *game, MdnSpace from, gboolean back);

/* The next palace, or the one before, at the building that names it. */
MdnSpace medina_board_step_to_palace (MedinaGame *game, MdnSpace from, gboolean back);

/* The place of the last placement that is shown, or, from there, of the one before it, and so on
 * back to the first one; from MDN_NO_SPACE the last one. */
MdnSpace medina_board_step_to_last (MedinaGame *game, MdnSpace from);

G_END_DECLS
