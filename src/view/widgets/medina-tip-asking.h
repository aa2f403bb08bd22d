/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Tells a finger that rests on something in the window, and who presses the third button there,
 * what it tells the pointer: the text of its tooltip, or of a label that is cut short. What has an
 * answer of its own to them goes first. (GTK shows tooltips to a pointer that rests and to the
 * keyboard only.) */
void medina_tip_asking_watch (GtkWidget *window);

G_END_DECLS
