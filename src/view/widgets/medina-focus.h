/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* To be called when a popover has closed. GTK leaves the focus in it, where no key is heard: if the
 * focus is in `within`, or nowhere to be seen, `to` gets it, or, if that is NULL or not mapped, no
 * widget, so that the window hears the keys. A focus elsewhere stays. */
void medina_focus_return (GtkWidget *within, GtkWidget *to);

/* The same where a button opened it, of which the popover is a part, and once more from the main
 * loop: newer GTK gives the focus to the button, but only after it has told that the popover has
 * closed. */
void medina_focus_return_from_button (GtkMenuButton *button, GtkWidget *to);

/* For the `focus` of a widget's class: moves the focus in the widget as Tab and Shift+Tab do, from
 * one of these stops to the next, in this order, wherever they lie; GTK would go by their places. A
 * stop may lie in another one that comes before it. A scrolled window takes the focus itself, and a
 * list gives it to the row that is selected, and to no further row: the arrow keys go through a
 * list. FALSE beyond the last stop, before the first, and for all other directions. */
gboolean medina_focus_move (GtkWidget *widget,
                            GtkWidget *const *stops,
                            int count,
                            GtkDirectionType direction);

G_END_DECLS
