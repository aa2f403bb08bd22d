/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* A row of a MedinaKeptList, whose actions its buttons have. That of a game can be activated; that of
 * one which cannot be read tells why instead. */

#define MEDINA_TYPE_KEPT_ROW (medina_kept_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaKeptRow, medina_kept_row, MEDINA, KEPT_ROW, AdwActionRow)

/* Takes the contents over. */
GtkWidget *medina_kept_row_new (MedinaSlotContents *contents);

/* The contents of the slot, transfer none, without the record; NULL for a row that shows an
 * error. */
const MedinaSlotContents *medina_kept_row_get_contents (MedinaKeptRow *self);

/* Makes the row that is shown in place of the games if they cannot be listed. */
GtkWidget *medina_kept_row_new_for_error (const GError *error);

G_END_DECLS
