/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-application.h"
#include "medina-board-view.h"
#include "medina-question.h"
#include "medina-status-bar.h"
#include "random.h"

/* Drives a window with a game as a person does: with real keys and a real pointer (real-input.h)
 * where an X server can be had, through the view's own controllers where none can; and by
 * actions. */

typedef struct
{
  MedinaApplication *application;
  MedinaWindow *window;
  MedinaBoardView *board;
} Driver;

/* To be called first in main, instead of g_test_init and gtk_init. Starts the real input. Games and
 * choices are kept in folders of the test's own. */
void driver_init (int *argc, char ***argv);

/* The application of all windows. Nothing moves on their tables unless it is asked for. */
MedinaApplication *driver_get_application (void);

/* Whether the desktop and the settings want things to move. */
void driver_set_animations (gboolean enabled);

/* In percent of the usual size: that of somebody who sets this in the desktop's settings. */
void driver_set_text_size (int percent);

/* Makes those folders, for a test that has something to do before GTK starts. */
void driver_make_home (void);

/* Opens a window of this size with a game of these rules and waits until it is on screen. */
void
driver_open (Driver *self, MdnRuleSet rules, int players, gboolean screens, int width, int height);

/* The players of windows that are opened from now on have these names, one for each seat; NULL for
 * the default names. */
void driver_name_players (const char *const *names);

/* Closes it without questions, and waits until everything is gone. */
void driver_close (Driver *self);

/* FALSE once it is closed; something may still have it then. */
gboolean driver_window_is_open (MedinaWindow *window);

MedinaGame *driver_get_game (Driver *self);
MedinaStatusBar *driver_get_status (Driver *self);

/* Waits until a window is laid out as its contents and its size are now. */
void driver_await_layout (GtkWidget *widget);

/* Runs the main loop until nothing is left to do. */
void driver_settle (void);

/* Moves the pointer to a space, and clicks there. */
void driver_point_at (Driver *self, MdnSpace space);
void driver_click (Driver *self, MdnSpace space);

/* Presses a key, where the focus is; without real input, in the board. */
void driver_press (Driver *self, guint keyval);

/* Takes a piece in hand as its button does. */
void driver_pick (Driver *self, MdnPiece piece);

/* By its whole name, "win.undo"; and whether the window has it enabled, by its name there,
 * "undo". */
void driver_activate (Driver *self, const char *action);
gboolean driver_is_enabled (Driver *self, const char *action);

/* What has the focus in a window; NULL if nothing has it. */
GtkWidget *driver_get_focus (gpointer window);

/* Whether a space of the board has the focus, and whether keys go to a window. */
gboolean driver_is_on_board (Driver *self);
gboolean driver_is_on_top (gpointer window);

/* A child of that type anywhere below the widget; NULL if there is none. */
GtkWidget *driver_find (GtkWidget *widget, GType type);

/* The controller of that very type that the widget itself has; there must be one. Transfer none. */
GtkEventController *driver_find_controller (GtkWidget *widget, GType type);

/* The button of a piece that can be picked up; NULL if there is none. */
GtkWidget *driver_find_piece (GtkWidget *widget, MdnPiece piece);

/* A button of that label that can be seen below the widget; NULL if there is none. */
GtkWidget *driver_find_button (GtkWidget *widget, const char *label);

/* A label of that text that can be seen below the widget, or is it; NULL if there is none. */
GtkWidget *driver_find_label (GtkWidget *widget, const char *text);

/* The same of a button with that action, whether it has words or a picture. */
GtkWidget *driver_find_by_action (GtkWidget *widget, const char *action);

/* Presses a widget in its middle. */
void driver_press_widget (GtkWidget *widget);

/* A window of that type; NULL if none is open. One that is hidden is not. */
GtkWidget *driver_find_window (GType type);

/* Waits until there is one, and it is on screen; and until there is none any more. */
GtkWidget *driver_await_window (GType type);
void driver_await_no_window (GType type);

/* The question that is asked over some window; NULL if there is none. */
MedinaQuestion *driver_find_question (void);

/* Waits until a question can be answered. */
MedinaQuestion *driver_await_question (void);

/* Waits for a question and presses the button of an answer. */
void driver_answer (const char *answer);

/* How far down the first widget of a type is in the window, in pixels. */
float driver_find_top (Driver *self, GType type);

/* Picks a random legal piece and clicks on a random legal space, as whoever is to move; ends the
 * turn if it awaits that. */
void driver_play_one (Driver *self, MdnRandom *random);
