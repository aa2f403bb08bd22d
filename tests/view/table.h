/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"
#include "medina-question.h"
#include "medina-window.h"
#include "random.h"

/* A window with a game, driven as a person would: by the hand, or, where there is none, by the
 * view's own controllers; and by actions. */

typedef struct
{
  MedinaApplication *application;
  MedinaWindow *window;
  MedinaBoardView *board;
} Table;

/* To be called first in main, instead of gtk_test_init. Starts the hand. Games and choices are
 * kept in folders of the test's own. */
void table_init (int *argc, char ***argv);

/* The application of all windows. */
MedinaApplication *table_get_application (void);

/* Makes those folders, for a test that has something to do before GTK starts. */
void table_make_home (void);

/* Opens a window of this size with a game of these rules and waits until it is on screen. */
void
table_open (Table *self, MdnRuleSet rules, int players, gboolean screens, int width, int height);

/* Those who play at tables that are opened from now on have these names, one for each seat; NULL for
 * none, which are their default ones. */
void table_name_players (const char *const *names);

/* Closes it without questions, and waits until everything is gone. */
void table_close (Table *self);

MedinaGame *table_get_game (Table *self);

/* Runs the main loop until nothing is left to do. */
void table_settle (void);

/* Moves the pointer to a space, and clicks there. */
void table_point_at (Table *self, MdnSpace space);
void table_click (Table *self, MdnSpace space);

/* Presses a key, where the focus is; without a hand, in the board. */
void table_press (Table *self, guint keyval);

/* Takes a piece in hand as its button does. */
void table_pick (Table *self, MdnPiece piece);

void table_activate (Table *self, const char *action);

/* A child of that type anywhere below the widget; NULL if there is none. */
GtkWidget *table_find (GtkWidget *widget, GType type);

/* A window of that type; NULL if none is open. */
GtkWidget *table_find_window (GType type);

/* The question that is asked over some window; NULL if there is none. */
MedinaQuestion *table_find_question (void);

/* Waits until a question can be answered. */
MedinaQuestion *table_await_question (void);

/* Waits for a question and presses the button of an answer. */
void table_answer (const char *answer);

/* Picks a random legal piece and clicks on a random legal space; ends the turn if it awaits
 * that. */
void table_play_one (Table *self, MdnRandom *random);
