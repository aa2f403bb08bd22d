/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Keys and pointer events that go through an X server, so that the focus, grabs and whatever lies
 * on top have their say. The server (Xvfb) is the test's own: nothing else happens there, and
 * nobody's desktop is touched. It has no window manager: new windows lie on top, at the top left,
 * and the input gives the focus to the one on top.
 *
 * What is pressed or moved has arrived, and has done what it does at once, when the call
 * returns. */

/* The server's screen, like "1920x1080x24", before it is started: no window is larger. The string
 * stays the caller's, and must stay. */
void real_input_set_screen (const char *wanted);

/* Starts the server; to be called before GTK is initialized. FALSE if there cannot be one: the test
 * was built without XTest, Xvfb is not installed, or GDK_BACKEND wants something else. */
gboolean real_input_start (void);

gboolean real_input_is_there (void);

/* Marks the test as skipped, and says why, if there is no real input. */
gboolean real_input_is_missing (void);

/* The window on top, which keys go to; NULL if there is none. */
GtkWindow *real_input_get_window (void);

/* Puts the window on top of the others. */
void real_input_raise (GtkWindow *window);

/* A key, with these modifiers (of Shift, Control and Alt) held. The keyboard is an American one;
 * FALSE if it does not have the key. */
gboolean real_input_key (guint keyval, GdkModifierType modifiers);

/* The pointer, at a place in the widget's coordinates. */
void real_input_point (GtkWidget *widget, double x, double y);

/* The first button where the pointer is. */
void real_input_press (void);
void real_input_release (void);

/* Lets it go on the screen, but does not wait for the program to be told. */
void real_input_release_untold (void);
void real_input_click (GtkWidget *widget, double x, double y);

/* The same with the third button. */
void real_input_click_third (GtkWidget *widget, double x, double y);

/* The wheel, by so many notches, with these modifiers held; negative for up. */
void real_input_scroll (int notches, GdkModifierType modifiers);
