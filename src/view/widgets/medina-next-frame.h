/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can wait, in the frame after the next one, so that it costs that one nothing. */

typedef void (*MedinaNextFrameFunc) (GtkWidget *widget, gpointer data);

/* Has it called then, once. Returns the tick callback, which is over when it is called; until then
 * it can be removed from the widget. */
guint medina_next_frame_call (GtkWidget *widget,
                              MedinaNextFrameFunc function,
                              gpointer data,
                              GDestroyNotify destroy);

/* Hides a child of a mapped widget, and shows it then. Who cannot wait may show it at any time. */
void medina_next_frame_show_child (GtkWidget *widget, GtkWidget *child);

G_END_DECLS
