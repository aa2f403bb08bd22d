/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-found-turn.h"
#include "medina-history-entry.h"
#include "medina-history-identity.h"

G_BEGIN_DECLS

/* All finished games, for good: a folder with a record file for each, and a list of them.
 *
 * A file is written once, when its game ends, all or nothing, and never changed after that. Its
 * name follows from the game: when it began, how it was set up and all that was placed. So a game
 * that ends, is taken back and ends in the same way again is the one that is there already; one
 * that ends otherwise is another game, which goes on from that one (GoesOnFrom in medina-record.h)
 * and does not count as one of its own. Names and colors may be other ones then: those of the first
 * time stay.
 *
 * Beside what every record has these have keys in the group Medina that programs may ignore: Ended,
 * the time at which the game ended, like Date, and Played, how many seconds it was played, without
 * breaks.
 *
 * Beside a record there may be a file with what an analysis has found in the game
 * (medina-found-turn.h), called as the record but for its end, ".analysis". It goes where the
 * record goes.
 *
 * Any record in the folder is listed, whatever its file is called, so games can be copied there.
 * There is no index: what the list shows is read from the records, in a thread, the latest first.
 *
 * Properties, read-only:
 *   "entries"  GListModel of MedinaHistoryEntry, by the names of the files, which begin with the
 *              date: the latest first. Never changes, its items do
 *   "unread"   guint, how many of them are still to be read. Notifies after some of them were read:
 *              whoever sorts or filters by what is in them does so again. Not 0 while files are
 *              looked for
 *   "error"    string, why the folder cannot be read, a translated sentence; NULL while all is
 *              well */

#define MEDINA_TYPE_HISTORY (medina_history_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistory, medina_history, MEDINA, HISTORY, GObject)

/* The folder is made when the first game ends. */
MedinaHistory *medina_history_new (const char *folder);

/* The usual one, "medina/history" in the XDG data directory. */
MedinaHistory *medina_history_new_default (void);

GListModel *medina_history_get_entries (MedinaHistory *self); /* transfer none */
guint medina_history_get_unread (MedinaHistory *self);
const char *medina_history_get_error (MedinaHistory *self); /* nullable */

/* Looks for files, and reads those that are new. Before the first time the list is empty; after it,
 * games that end in this program are added by themselves. */
void medina_history_load (MedinaHistory *self);

/* --- Keeping games ---------------------------------------------------------------------------- */

/* Puts a finished game there, unless it is there already. `played` is how many seconds it was
 * played, -1 if that is not known. Waits for the disk, and belongs into a thread. FALSE and an
 * error, whose message is a sentence, if it cannot be written. */
gboolean medina_history_keep (MedinaHistory *self,
                              const MedinaRecord *record,
                              gint64 played,
                              GError **error);

/* --- What analyses have found ----------------------------------------------------------------- */

/* These two wait for the disk and belong into a thread. `name` is that of the record's file. */

/* Of MedinaFoundTurn, transfer full; NULL if nothing was kept, or it cannot be read or does not fit
 * the game: then a sentence on stderr says so. */
GArray *medina_history_load_found (MedinaHistory *self, const char *name, const MdnGame *game);

/* Keeps what was found in all turns of a game that is in the history; the record stays as it is.
 * FALSE and an error, whose message is a sentence, if it cannot be written. */
gboolean medina_history_keep_found (MedinaHistory *self,
                                    const char *name,
                                    const MdnGame *game,
                                    const GArray *turns,
                                    GError **error);

/* --- Removing them ---------------------------------------------------------------------------- */

/* Takes a game out of the list at once, and its file out of sight in a thread, until it is either
 * restored or dropped. What is neither, because the program ended, is dropped later. FALSE and an
 * error, whose message is a sentence, if the file cannot be moved: then the game is in the list
 * again.
 *
 * These are done one after the other, in the order in which they are asked for; until they have
 * ended they keep the history. A program that is to end waits for the first two, or they may not
 * have been done. */
void medina_history_remove_async (MedinaHistory *self,
                                  MedinaHistoryEntry *entry,
                                  GAsyncReadyCallback callback,
                                  gpointer data);
gboolean medina_history_remove_finish (MedinaHistory *self, GAsyncResult *result, GError **error);

/* The game is in the list again when this has ended; FALSE and an error if its file is gone. */
void medina_history_restore_async (MedinaHistory *self,
                                   MedinaHistoryEntry *entry,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
gboolean medina_history_restore_finish (MedinaHistory *self, GAsyncResult *result, GError **error);

/* Deletes the files of a game that was removed. */
void medina_history_drop (MedinaHistory *self, MedinaHistoryEntry *entry);

G_END_DECLS
