/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The window with the shortcuts. */

/* Adds the action that shows it, "win.show-help-overlay". */
void medina_help_overlay_add_action (GtkApplicationWindow *window);

G_END_DECLS
