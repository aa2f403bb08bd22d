/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Closes all popovers in the widget, or the widget if it is one. */
void medina_popovers_close (GtkWidget *widget);

/* An open one in the widget, or the widget if it is one; NULL for none. */
GtkWidget *medina_popovers_find_open (GtkWidget *widget);

/* Whether the focus of the window is in one, which has the keys for itself. */
gboolean medina_popovers_have_focus (GtkWindow *window);

/* Where the focus is in one inside the widget that a click elsewhere closes, moves it there, as a
 * popover does of itself: it does not leave. Otherwise returns FALSE. For widgets that give out the
 * focus to their children themselves. */
gboolean medina_popovers_move_focus (GtkWidget *widget, GtkDirectionType direction);

/* A click on its button leaves the focus where it is: it comes back to there from the popover. */
void medina_popovers_leave_focus (GtkMenuButton *button);

/* For one in which there is nothing but text: a key closes it, and does what it does without it.
 * Escape and Tab only close it. */
void medina_popovers_pass_keys_on (GtkPopover *popover);

/* What the popover belongs to is not scrolled by the focus in it. */
void medina_popovers_keep_still (GtkPopover *popover);

/* Whether a popover of the widget is open, or of what it is in. */
gboolean medina_popovers_are_open_at (GtkWidget *widget);

/* What is in a popover can be higher than there is room for: its child is to be what this makes of
 * it, and is to be fitted before it pops up at a widget, and when something else is in it. */
GtkWidget *medina_popovers_scroll (GtkWidget *child);
void medina_popovers_fit (GtkPopover *popover, GtkWidget *at);

G_END_DECLS
