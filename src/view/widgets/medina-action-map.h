/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Removes all actions of a window that is about to go. An observer of actions, such as a tooltip
 * that shows, may keep their group for longer than the window lives: they must not tell it of
 * anything any more, such as settings. */
void medina_action_map_clear (GtkWindow *window);

/* Whether the window that the widget is in has an action, "win.undo", enabled or not. TRUE also
 * where it is in no window with actions. */
gboolean medina_action_map_has (GtkWidget *widget, const char *action);

/* Hides those of the buttons, children of a widget, whose actions the window does not have, and the
 * widget if none is left. A button whose action may come later would be grey. */
void medina_action_map_show_offered (GtkWidget *buttons);

G_END_DECLS
