/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A press that soon follows another one at the same place, as the second of a double click, is for
 * what that was for, or for nothing: not for what has come to lie beneath the pointer meanwhile.
 * Watches what is pressed in the widget. */
void medina_second_press_watch (GtkWidget *widget);

G_END_DECLS
