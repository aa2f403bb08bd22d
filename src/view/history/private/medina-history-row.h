/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-history-entry.h"

G_BEGIN_DECLS

/* A finished game in the list: a picture of its board, players and points, when it was played, its
 * rules, and a button that removes it, with the action "history.remove" (s: the name of the entry).
 * It is used for one game after another. */

#define MEDINA_TYPE_HISTORY_ROW (medina_history_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryRow, medina_history_row, MEDINA, HISTORY_ROW, GtkBox)

GtkWidget *medina_history_row_new (void);

/* NULL for none. */
void medina_history_row_show (MedinaHistoryRow *self, MedinaHistoryEntry *entry);

/* Transfer none, nullable. */
MedinaHistoryEntry *medina_history_row_get_entry (MedinaHistoryRow *self);

G_END_DECLS
