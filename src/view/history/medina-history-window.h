/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-history.h"
#include "medina-people.h"

G_BEGIN_DECLS

/* All finished games, to be sorted, searched, narrowed down, opened, exported and removed.
 *
 * Signals:
 *   "open"        (MedinaHistoryEntry *entry): the person wants to look through the game
 *   "statistics"  (): or how somebody has played
 *
 * Actions, "history.…", beside those of medina-history-choices.h:
 *   remove (s)    the game of that file, which can be undone
 *   export        all of them, into a folder that the person chooses
 *   statistics    see above
 *   show-all      ends searching and narrowing down */

#define MEDINA_TYPE_HISTORY_WINDOW (medina_history_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryWindow, medina_history_window, MEDINA, HISTORY_WINDOW, AdwWindow)

/* Loads the history anew. */
GtkWidget *medina_history_window_new (MedinaHistory *history, MedinaPeople *people);

/* Copies all records there, and says so. */
void medina_history_window_export (MedinaHistoryWindow *self, GFile *folder);

/* Says that a game could not be opened. */
void medina_history_window_tell (MedinaHistoryWindow *self, const GError *error);

G_END_DECLS
