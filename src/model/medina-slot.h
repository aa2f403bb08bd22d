/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A place in a store where a game is kept: a file, and a lock beside it that belongs to one program
 * at a time. See medina-store.h for how to get one. */

#define MEDINA_TYPE_SLOT (medina_slot_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSlot, medina_slot, MEDINA, SLOT, GObject)

/* Writes in a thread, all or nothing, and to the disk. One at a time. */
void medina_slot_write_async (MedinaSlot *self,
                              GBytes *bytes,
                              GAsyncReadyCallback callback,
                              gpointer data);
gboolean medina_slot_write_finish (MedinaSlot *self, GAsyncResult *result, GError **error);

/* The same, waiting for the disk: for the last moment of a program. */
gboolean medina_slot_write (MedinaSlot *self, GBytes *bytes, GError **error);

const char *medina_slot_get_id (MedinaSlot *self);

/* Gives the slot away: it can be resumed from now on, by any program. Dropping the last reference
 * does the same. */
void medina_slot_release (MedinaSlot *self);

/* Gives the slot away and removes what it contains. FALSE and an error if that cannot be removed:
 * then it can be resumed. */
gboolean medina_slot_discard (MedinaSlot *self, GError **error);

G_END_DECLS
