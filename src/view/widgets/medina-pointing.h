/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*MedinaPointed) (gpointer data, double x, double y);
typedef void (*MedinaPointedAway) (gpointer data);

/* Tells the data, for as long as it lives, where in a widget the pointer is: that it has come, that it moves, that it has gone.
 * The first and the last are told from the main loop: something may just vanish under the pointer while sizes are given out,
 * and nobody may ask for another size then. */
void medina_pointing_watch (GtkWidget *widget,
                            MedinaPointed entered,
                            MedinaPointed moved,
                            MedinaPointedAway left,
                            GObject *data);

G_END_DECLS
