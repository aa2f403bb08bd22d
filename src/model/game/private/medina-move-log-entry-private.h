/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-move-log-entry.h"

G_BEGIN_DECLS

/* Without a placement yet; `player` is kept (transfer none). */
MedinaMoveLogEntry *medina_move_log_entry_new (int turn, MedinaPlayer *player);

/* The placements of the turn are `placements` many and end before number `end` of the game's; so
 * many of them, the first ones, are on the board. */
void medina_move_log_entry_update (MedinaMoveLogEntry *self,
                                   const char *notation,
                                   guint placements,
                                   guint end,
                                   guint standing);

G_END_DECLS
