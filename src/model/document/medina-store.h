/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history.h"
#include "medina-record.h"
#include "medina-slot.h"

G_BEGIN_DECLS

/* Where games are stored while they are played, so that none is lost, and when they are finished: a
 * folder with a file for each game, a slot. A slot belongs to one program at a time, which holds a
 * lock; the lock goes with the program, however that ends. A slot without a lock can be resumed.
 *
 * Finished games are in a section of their own, a folder below the other one. They are moved there
 * when they are written, and stay until they are removed. A game in the wrong section, where
 * earlier versions left it, is moved when it is listed.
 *
 * The functions that are not asynchronous wait for the disk and belong into a thread. */

/* What a slot contains, for a list to choose from. */
typedef struct
{
  char *id;             /* owned; names the slot */
  MedinaRecord *record; /* owned; NULL if it cannot be read */
  GError *error;        /* owned; why it cannot, of MEDINA_RECORD_ERROR; NULL if it can */
  gint64 changed;       /* when it was last written, in seconds since 1970; 0 if that is unknown */
} MedinaSlotContents;

void medina_slot_contents_free (MedinaSlotContents *contents);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaSlotContents, medina_slot_contents_free)

/* Signal:
 *   "removed"  (const char *id): that slot is, by medina_store_remove_async(); its callback has to
 *              call medina_store_remove_finish(), which emits it */
#define MEDINA_TYPE_STORE (medina_store_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStore, medina_store, MEDINA, STORE, GObject)

/* The folder is made when the first game is stored in it. */
MedinaStore *medina_store_new (const char *directory);

/* The usual one, "medina/games" in the XDG state directory. */
MedinaStore *medina_store_new_default (void);

/* Where games go for good when they end; transfer none. NULL, as at first, for a store whose games
 * end up in their slots only. To be set before there are documents. */
void medina_store_set_history (MedinaStore *self, MedinaHistory *history);
MedinaHistory *medina_store_get_history (MedinaStore *self);

/* Puts finished games into the history that are still in their slots, because a program was killed
 * or is an earlier version, and removes the slots; not those of games from elsewhere. It is done in
 * a thread, and the history tells of what comes. What cannot be moved stays where it is. */
void medina_store_retire_finished (MedinaStore *self);

/* A new slot, which belongs to this program until it is released or discarded. Nothing is written
 * before medina_slot_write. NULL and an error if the folder cannot be used. */
MedinaSlot *medina_store_create_slot (MedinaStore *self, GError **error);

/* The slots of a section that no program has locked, the latest first: at most `count` of them,
 * from the one after `after` on, which may be gone meanwhile; NULL for the first ones. Only these
 * are read; those that cannot be read are listed, too, and left alone. Returns an array of
 * MedinaSlotContents, transfer full, empty as long as there is no folder; `more`, if not NULL, is
 * set to whether there are more. NULL and an error if there is a folder that cannot be read. */
GPtrArray *medina_store_list (MedinaStore *self,
                              MedinaStoreSection section,
                              const MedinaSlotContents *after,
                              guint count,
                              GCancellable *cancellable,
                              gboolean *more,
                              GError **error);
void medina_store_list_async (MedinaStore *self,
                              MedinaStoreSection section,
                              const MedinaSlotContents *after,
                              guint count,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data);
GPtrArray *
medina_store_list_finish (MedinaStore *self, GAsyncResult *result, gboolean *more, GError **error);

/* What a slot is written to, for people to look for. Transfer full. */
GFile *medina_store_get_file (MedinaStore *self, const char *id);

/* Locks a slot and reads it. NULL and an error if it belongs to another program meanwhile, or
 * cannot be read any more, or no lock can be made, as on a drive that cannot be written. `record`,
 * transfer full, is NULL before; it is set if the game can be continued. In the last case it can,
 * though it is not stored any more. */
MedinaSlot *
medina_store_resume (MedinaStore *self, const char *id, MedinaRecord **record, GError **error);

/* Removes a slot, whatever it contains. FALSE and an error if a program has it locked, or its file
 * cannot be removed. */
gboolean medina_store_remove (MedinaStore *self, const char *id, GError **error);
void medina_store_remove_async (MedinaStore *self,
                                const char *id,
                                GAsyncReadyCallback callback,
                                gpointer data);
gboolean medina_store_remove_finish (MedinaStore *self, GAsyncResult *result, GError **error);

G_END_DECLS
