/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Gives all windows of the program what GTK gives none of them, or only those of the application:
 * the keys that quit and that close the window, dialogs and the rules included, and a dialog's
 * parting from its parent in good time. It goes on until the application is finalized, which must
 * have the action "quit". */
void medina_toplevels_watch (GApplication *application);

G_END_DECLS
