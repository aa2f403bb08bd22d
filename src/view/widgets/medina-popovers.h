/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Closes all popovers in the widget, or the widget if it is one. */
void medina_popovers_close (GtkWidget *widget);

/* Whether a popover of the widget is open, or of what it is in. */
gboolean medina_popovers_are_open_at (GtkWidget *widget);

G_END_DECLS
