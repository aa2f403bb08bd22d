/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Popovers that a widget has as its child only while they are open. */

/* Pops it up, and lets go of it once it has closed. The focus then goes to `home`, or to nobody if
 * that is NULL, as medina_focus_return() has it. */
void medina_passing_popover_show (GtkPopover *popover, GtkWidget *home);

/* Closes it and lets go of it at once; nothing happens if it has gone already. */
void medina_passing_popover_drop (GtkPopover *popover);

G_END_DECLS
