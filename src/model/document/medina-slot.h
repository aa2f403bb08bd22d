/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A place in a store where a game is stored: a file, and a lock that belongs to one program at a
 * time. See medina-store.h for how to get one. All functions wait for the disk and belong into a
 * thread, one at a time for a slot. */

/* The parts of a store: games in progress apart from finished ones. */
typedef enum
{
  MEDINA_STORE_SECTION_IN_PROGRESS,
  MEDINA_STORE_SECTION_FINISHED,
} MedinaStoreSection;

#define MEDINA_TYPE_SLOT (medina_slot_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSlot, medina_slot, MEDINA, SLOT, GObject)

/* Writes, all or nothing, and to the disk. If the slot is in the other section it is moved first;
 * where that is not possible it is written where it is. */
gboolean
medina_slot_write (MedinaSlot *self, MedinaStoreSection section, GBytes *bytes, GError **error);

/* Whether there is anything written. */
gboolean medina_slot_is_written (MedinaSlot *self);

/* The name of its file without the suffix, unique in the store. Owned by the slot. */
const char *medina_slot_get_id (MedinaSlot *self);

/* Gives up the lock: any program can resume the game from now on. Dropping the last reference does
 * the same. */
void medina_slot_release (MedinaSlot *self);

/* Gives up the lock and removes the file. FALSE and an error if the file cannot be removed: then
 * the game can be resumed. */
gboolean medina_slot_discard (MedinaSlot *self, GError **error);

G_END_DECLS
