/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "medina-move-log-entry.h"

G_BEGIN_DECLS

/* Brings a list of MedinaMoveLogEntry up to the game, the turns after the cursor included. To be
 * called after each change: only the entries that it concerns are touched, the others are not even
 * looked at. Entries are added and removed at the end only, others change, and when the first of
 * them tells so all of them are right. `players` are the game's, by number. */
void medina_move_log_update (GListStore *log, const MdnGame *game, MedinaPlayer *const *players);

/* The place in a game's move log of the turn that the last placement before the cursor belongs to;
 * -1 if there is none. */
int medina_move_log_find (GListModel *log, guint cursor);

G_END_DECLS
