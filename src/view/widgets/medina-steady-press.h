/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A press of a button in the widget, which is part of a header bar, is one although the hand slips
 * meanwhile, as it is everywhere else. (GTK 4 takes a press that slips there for one that moves the
 * window, and the button does nothing.) For the buttons that the widget has now. */
void medina_steady_press_watch (GtkWidget *widget);

G_END_DECLS
