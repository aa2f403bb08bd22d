/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* The rows of the list of kept games, for a GtkListBox below a MedinaWelcomePage, whose actions
 * their buttons have. The row of a game can be activated; that of one which cannot be read tells why
 * instead. */

GtkWidget *medina_kept_row_new (const MedinaSlotContents *contents);

/* The row that stands for all of them if they cannot be listed. */
GtkWidget *medina_kept_row_new_for_error (const GError *error);

G_END_DECLS
