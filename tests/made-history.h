/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history.h"

/* Folders full of finished games, for tests and measurements. */

/* Writes so many games: random ones of all rule sets, an hour after one another, of which only
 * `kinds` are different: more would take long to play. */
void made_history_fill (const char *folder, int games, int kinds);

/* Deletes all files there. */
void made_history_clear (const char *folder);

/* A finished game of three, with the date of a day in November 2026. Another seed, another game.
 * Transfer full. */
MedinaRecord *made_history_game (guint64 seed, int day);

/* Keeps a game of each month of a year, in which somebody of that name sits first and a computer
 * second, whose level rises; and one between people only. */
void made_history_play_year (MedinaHistory *history, const char *name);

/* Loads it, and waits until all of it is read. */
void made_history_load (MedinaHistory *history);

/* Removes and restores a game, and waits until that is done. */
gboolean made_history_remove (MedinaHistory *history, MedinaHistoryEntry *entry, GError **error);
gboolean made_history_restore (MedinaHistory *history, MedinaHistoryEntry *entry, GError **error);

/* Transfer none: it stays as long as the history has it. */
MedinaHistoryEntry *made_history_entry (MedinaHistory *history, guint position);
guint made_history_count (MedinaHistory *history);
