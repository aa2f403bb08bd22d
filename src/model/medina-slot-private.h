/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"
#include "medina-slot.h"

G_BEGIN_DECLS

/* Takes a slot, which need not have a file yet. NULL and an error if another program has it. */
MedinaSlot *medina_slot_open (const char *directory, const char *id, GError **error);

/* `changed` may be NULL. */
MedinaRecord *medina_slot_read (MedinaSlot *self, gint64 *changed, GError **error);

G_END_DECLS
