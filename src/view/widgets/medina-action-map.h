/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Removes all actions of a window that is about to go. An observer of actions, such as a tooltip that shows, may keep
 * their group for longer than the window lives: they must not tell it of anything any more, such as settings. */
void medina_action_map_clear (GtkWindow *window);

G_END_DECLS
