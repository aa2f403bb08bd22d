/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "medina-move-log-entry.h"

G_BEGIN_DECLS

/* Brings a list of MedinaMoveLogEntry up to the cursor of the game: entries are added and removed
 * at its end only, and the last one grows or shrinks. Since the last time the cursor must not have
 * gone back and forth again with other placements. `players` are the game's, by number. */
void medina_move_log_update (GListStore *log, const MdnGame *game, MedinaPlayer *const *players);

G_END_DECLS
