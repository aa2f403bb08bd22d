/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To be called when a popover has closed. GTK leaves the focus in it, where no key is heard: if the
 * focus is in `within`, or nowhere to be seen, `to` gets it, or, if that is NULL or not mapped, no
 * widget, so that the window hears the keys. A focus elsewhere stays. */
void medina_focus_return (GtkWidget *within, GtkWidget *to);

G_END_DECLS
