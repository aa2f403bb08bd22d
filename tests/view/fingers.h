/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Fingers on a touch screen, through a compositor (Mutter, which build-aux/on-mutter starts), so
 * that gestures that want the same finger have it out among themselves. Windows have to be
 * maximized: nobody is told where others are.
 *
 * What is pressed, moved or lifted has arrived, and has done what it does at once, when the call
 * returns. */

/* Marks the test as skipped, and says why, if there are none. To be asked first. */
gboolean fingers_are_missing (void);

/* Fingers are numbered from 0; places are in the widget's coordinates. */
void fingers_press (guint finger, GtkWidget *widget, double x, double y);
void fingers_move (guint finger, GtkWidget *widget, double x, double y);
void fingers_lift (guint finger);

/* Likewise, after something has popped up: no window is told of it. */
void fingers_lift_unseen (guint finger);

/* The first finger, in the middle of the widget. */
void fingers_tap (GtkWidget *widget);
