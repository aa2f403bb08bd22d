/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A hand on keyboard and pointer: what it does goes through an X server, so that the focus, grabs
 * and whatever lies on top have their say. The server (Xvfb) is the test's own: nothing else
 * happens there, and nobody's desktop is touched. It has no window manager: new windows lie on top,
 * at the top left, and the hand gives the focus to the one on top.
 *
 * What is pressed or moved has arrived, and has done what it does at once, when the call returns. */

/* Starts the server; to be called before GTK is initialised. FALSE if there cannot be one: the test
 * was built without XTest, Xvfb is not installed, or GDK_BACKEND wants something else. */
gboolean hand_start (void);

gboolean hand_is_there (void);

/* Marks the test as skipped, and says why, if there is no hand. */
gboolean hand_is_missing (void);

/* The window on top, which keys go to; NULL if there is none. */
GtkWindow *hand_get_window (void);

/* Puts the window on top of the others. */
void hand_raise (GtkWindow *window);

/* A key, with these modifiers (of Shift, Control and Alt) held. The keyboard is an American one;
 * FALSE if it does not have the key. */
gboolean hand_key (guint keyval, GdkModifierType modifiers);

/* The pointer, at a place in the widget's coordinates. */
void hand_point (GtkWidget *widget, double x, double y);

/* The first button where the pointer is. */
void hand_press (void);
void hand_release (void);
void hand_click (GtkWidget *widget, double x, double y);

/* The wheel, by so many notches; negative for up. */
void hand_scroll (int notches);
