/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*MedinaPointed) (gpointer data, double x, double y);
typedef void (*MedinaPointedAway) (gpointer data);

/* A controller for a widget that tells where in it the pointer is: that it has come, that it moves,
 * that it has gone. The first and the last are told from the main loop: something may just vanish
 * under the pointer while sizes are given out, and nobody may ask for another size then. Nor is it
 * told that the pointer has come while a popover is open. The data must be there until the widget
 * gives the controller up. Transfer full, to the widget. */
GtkEventController *medina_pointing_new (MedinaPointed entered,
                                         MedinaPointed moved,
                                         MedinaPointedAway left,
                                         gpointer data);

G_END_DECLS
