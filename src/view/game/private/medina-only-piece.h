/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Where there is nothing to choose from, nothing has to be picked: the only piece is in hand at
 * once. */

/* Takes it in hand now, if there is one and nothing is in hand. */
void medina_only_piece_take (MedinaGame *game);

/* Does so now, and whenever something has changed that matters, until the handlers with this
 * owner's data are disconnected or it is gone. */
void medina_only_piece_follow (MedinaGame *game, gpointer owner);

G_END_DECLS
