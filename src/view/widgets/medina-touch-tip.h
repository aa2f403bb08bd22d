/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Tells a finger that rests on something in the window what it tells the pointer: the text of its tooltip, or of a
 * label that is cut short. What has a use of its own for a finger that rests goes first. (GTK shows tooltips to the
 * pointer and the keyboard only.) */
void medina_touch_tip_watch (GtkWidget *window);

G_END_DECLS
