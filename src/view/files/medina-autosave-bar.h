/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-document.h"

G_BEGIN_DECLS

/* A bar across the window that tells that the game is not kept, and why, as long as that is so, and
 * offers to save it to a file.
 *
 * (AdwBanner comes with libadwaita 1.3; GtkInfoBar is deprecated from GTK 4.10 on.) */

#define MEDINA_TYPE_AUTOSAVE_BAR (medina_autosave_bar_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAutosaveBar, medina_autosave_bar, MEDINA, AUTOSAVE_BAR, GtkWidget)

/* NULL for none. */
void medina_autosave_bar_set_document (MedinaAutosaveBar *self, MedinaDocument *document);

G_END_DECLS
