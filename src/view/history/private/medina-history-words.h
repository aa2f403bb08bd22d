/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history-entry.h"

G_BEGIN_DECLS

/* What the list of finished games says of each, translated. Transfer full of all. */

/* All players with their points, the winner first: "Aisha: 45, Idris (Hard): 38". */
char *medina_history_entry_to_players (MedinaHistoryEntry *entry);

/* The day and how long it was played: "Yesterday, 42 minutes"; and whether it goes on from another
 * game. */
char *medina_history_entry_to_when (MedinaHistoryEntry *entry, GDateTime *now);

G_END_DECLS
