/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A place in a store where a game is kept: a file, and a lock that belongs to one program at a time.
 * See medina-store.h for how to get one. All of this waits for the disk and belongs into a thread,
 * one at a time for a slot. */

/* Where in a store a slot's file stands: games that can be gone on with apart from those that are
 * finished. */
typedef enum
{
  MEDINA_SHELF_IN_PROGRESS,
  MEDINA_SHELF_FINISHED,
} MedinaShelf;

#define MEDINA_TYPE_SLOT (medina_slot_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSlot, medina_slot, MEDINA, SLOT, GObject)

/* Writes, all or nothing, and to the disk. If the slot stands on the other shelf it is moved first;
 * where that is not possible it is written where it is. */
gboolean medina_slot_write (MedinaSlot *self, MedinaShelf shelf, GBytes *bytes, GError **error);

/* Whether there is anything written. */
gboolean medina_slot_is_written (MedinaSlot *self);

const char *medina_slot_get_id (MedinaSlot *self);

/* Gives the slot away: it can be resumed from now on, by any program. Dropping the last reference
 * does the same. */
void medina_slot_release (MedinaSlot *self);

/* Gives the slot away and removes what it contains. FALSE and an error if that cannot be removed:
 * then it can be resumed. */
gboolean medina_slot_discard (MedinaSlot *self, GError **error);

G_END_DECLS
