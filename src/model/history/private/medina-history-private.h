/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history-entry-private.h"
#include "medina-history.h"

G_BEGIN_DECLS

/* The history in parts, each of which knows those before it only:
 *   medina-history.c          the object and its properties
 *   medina-history-list.c     finding files and reading them
 *   medina-history-keeping.c  keeping games
 *   medina-history-found.c    keeping what analyses have found
 *   medina-history-removal.c  removing games */

struct _MedinaHistory
{
  GObject parent_instance;

  gboolean listed;   /* it has been loaded once */
  gboolean finding;  /* files, in a thread */
  gboolean again;    /* they are to be looked for once more */
  gboolean working;  /* a thread moves or deletes files */
  guint reading;     /* entries, in a thread: so many at present */
  guint next_batch;  /* how many will be read next */
  guint told_unread; /* as "unread" was when it notified last */

  /* owned; the folder never changes, and is used in threads */
  GFile *folder;
  GListStore *entries;
  GQueue *queue; /* of entries that are to be read */

  /* What is to be done to files, each of which has the history; see medina-history-removal.c */
  GQueue *jobs;

  GPtrArray *removing; /* entries whose files may still be there, but are not to be listed */
  GCancellable *cancellable;
  char *error;
};

void medina_history_set_error (MedinaHistory *self, const char *error);

/* To be called after a change of `finding`, `reading` or `queue`. */
void medina_history_update_unread (MedinaHistory *self);

/* --- medina-history-list.c -------------------------------------------------------------------- */

/* Adds a file, unless it is listed, and reads it soon. */
void medina_history_add_name (MedinaHistory *self, const char *name);

/* The entry of that name; NULL if it is not listed. Transfer full. */
MedinaHistoryEntry *medina_history_find_name (MedinaHistory *self, const char *name);

/* Adds an entry that was taken out. */
void medina_history_put_entry (MedinaHistory *self, MedinaHistoryEntry *entry);
void medina_history_take_out (MedinaHistory *self, MedinaHistoryEntry *entry);

G_END_DECLS
