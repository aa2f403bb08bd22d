/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-slot.h"

G_BEGIN_DECLS

/* Keys of slots, in the record's group for resuming. */
#define MEDINA_SLOT_KEY_PLAYED  "Played"  /* how long, in seconds; not there if it is not known */
#define MEDINA_SLOT_KEY_FOREIGN "Foreign" /* the end of the game that is not for the history */

/* Takes a slot, which need not have a file yet. NULL and an error if it cannot be had:
 * G_IO_ERROR_BUSY if another program has it. */
MedinaSlot *medina_slot_open (const char *directory, const char *id, GError **error);

/* The folder of a section in a store's folder. Transfer full. */
char *medina_store_section_locate (const char *directory, MedinaStoreSection section);

/* What the slot is written to: where it is at present, which is in the section for games in
 * progress if it is in none. Transfer full. */
GFile *medina_slot_locate (const char *directory, const char *id);

/* FALSE if the slot still is where it was. */
gboolean medina_slot_move (MedinaSlot *self, MedinaStoreSection section);

/* FALSE and an error if it is still there. */
gboolean medina_slot_delete_file (GFile *file, GError **error);

G_END_DECLS
