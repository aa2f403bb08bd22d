/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-found-turn.h"
#include "medina-record.h"
#include "score.h"

G_BEGIN_DECLS

/* A finished game in the history: what its record says that a list or statistics want to know. The
 * record itself, with all placements, is read again when somebody wants it.
 *
 * An entry is there as soon as its file has been found, which takes no time; what is in the file is
 * known some time later. Until then, and of a file that cannot be read, there are no seats.
 *
 * Property, read-only:
 *   "state"  MedinaHistoryState */

typedef enum
{
  MEDINA_HISTORY_UNREAD,
  MEDINA_HISTORY_READ,
  MEDINA_HISTORY_BROKEN, /* the file cannot be read, or has no finished game */
} MedinaHistoryState;

#define MEDINA_TYPE_HISTORY_STATE (medina_history_state_get_type ())
GType medina_history_state_get_type (void) G_GNUC_CONST;

#define MEDINA_TYPE_HISTORY_ENTRY (medina_history_entry_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryEntry, medina_history_entry, MEDINA, HISTORY_ENTRY, GObject)

MedinaHistoryState medina_history_entry_get_state (MedinaHistoryEntry *self);

/* Why the file is broken, a translated sentence; NULL if it is not. */
const char *medina_history_entry_get_error (MedinaHistoryEntry *self);

/* Both transfer none. The name is that of the file, unique in the history. */
const char *medina_history_entry_get_name (MedinaHistoryEntry *self);
GFile *medina_history_entry_get_file (MedinaHistoryEntry *self);

/* When the game began, in seconds since 1970; 0 if that is not known. Known of unread entries, too,
 * from the name of the file. */
gint64 medina_history_entry_get_date (MedinaHistoryEntry *self);

/* How long it was played, in seconds; -1 if that is not known. Breaks do not count. */
gint64 medina_history_entry_get_duration (MedinaHistoryEntry *self);

/* --- What was read; `seat` is one of the game's ----------------------------------------------- */

/* 0 as long as nothing was read. */
guint medina_history_entry_get_n_seats (MedinaHistoryEntry *self);

/* Rule set and options. NULL as long as nothing was read. */
const MdnSetup *medina_history_entry_get_setup (MedinaHistoryEntry *self);

/* Name, kind, level and color. Owned by the entry. */
const MedinaSeat *medina_history_entry_get_seat (MedinaHistoryEntry *self, guint seat);

/* The score at the end, itemized. */
const MdnScore *medina_history_entry_get_score (MedinaHistoryEntry *self, guint seat);

/* From 1. All who have won have 1; players with as many points have the same rank, and leave those
 * out that follow. */
guint medina_history_entry_get_rank (MedinaHistoryEntry *self, guint seat);
gboolean medina_history_entry_get_won (MedinaHistoryEntry *self, guint seat);

/* Whether a computer sat at the table. */
gboolean medina_history_entry_has_computer (MedinaHistoryEntry *self);

/* The points that an analysis has found lost. Owned by the entry; NULL if there was none. */
const MedinaLostPoints *medina_history_entry_get_lost (MedinaHistoryEntry *self, guint seat);

/* Whether it goes on from an earlier turn of another game: then a part of it was not played in
 * it. */
gboolean medina_history_entry_get_goes_on (MedinaHistoryEntry *self);

/* How many placements were made. */
guint medina_history_entry_get_length (MedinaHistoryEntry *self);

/* --- All of the record ------------------------------------------------------------------------ */

/* Waits for the disk, and belongs into a thread; any number of threads may do so. Transfer full;
 * NULL and an error of MEDINA_RECORD_ERROR if it cannot be read any more.
 * medina_game_new_from_record makes a game of it. */
MedinaRecord *
medina_history_entry_load (MedinaHistoryEntry *self, GCancellable *cancellable, GError **error);
void medina_history_entry_load_async (MedinaHistoryEntry *self,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer data);
MedinaRecord *
medina_history_entry_load_finish (MedinaHistoryEntry *self, GAsyncResult *result, GError **error);

G_END_DECLS
