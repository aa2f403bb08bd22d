/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-history.h"

G_BEGIN_DECLS

/* Exports all finished games into a folder, which the person chooses. A toast tells how many there
 * were, or a message what went wrong. */

#define MEDINA_TYPE_HISTORY_EXPORT (medina_history_export_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHistoryExport, medina_history_export, MEDINA, HISTORY_EXPORT, GObject)

/* The window and its toasts must live as long as this object does; what it is about when it goes is
 * canceled. */
MedinaHistoryExport *
medina_history_export_new (MedinaHistory *history, GtkWindow *window, AdwToastOverlay *toasts);

/* Asks for the folder, unless it is asking already. */
void medina_history_export_choose (MedinaHistoryExport *self);

/* Copies all records there. */
void medina_history_export_to (MedinaHistoryExport *self, GFile *folder);

G_END_DECLS
