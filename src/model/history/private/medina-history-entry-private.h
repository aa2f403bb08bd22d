/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history-entry.h"
#include "medina-history-reading.h"

G_BEGIN_DECLS

/* An entry that has not been read, of a file in the folder. */
MedinaHistoryEntry *medina_history_entry_new (GFile *folder, const char *name);

/* What was read; transfer full. Once only. */
void medina_history_entry_take (MedinaHistoryEntry *self, MedinaHistoryReading *reading);

/* What an analysis has found since. Nothing happens as long as nothing was read. */
void medina_history_entry_take_found (MedinaHistoryEntry *self,
                                      const MdnGame *game,
                                      const GArray *turns);

G_END_DECLS
