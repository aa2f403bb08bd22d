/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table.h"

/* Called with each window as it is on the screen, and what it is, for messages. */
typedef void (*TourVisit) (GtkWidget *window, const char *name);

/* Opens all windows of the program in a language, one after the other: each rule set with each
 * number of players, at the start and later; scores, the welcome, and the dialogs. Windows with a
 * game are of this width. Needs medina_language_init and table_init. */
void tour_run (const char *language, int width, TourVisit visit);

/* Opens those that show names of players in English: a game of four, one of three and all that comes
 * at its end, the welcome, and a new game, where the players have these names, one for each seat. */
void tour_run_names (const char *const *names, int width, TourVisit visit);

/* Opens what asks and tells: messages, and the choosers of files, which are the toolkit's own but for
 * their titles and filters. */
void tour_run_questions (const char *language, TourVisit visit);

/* Waits until a window is laid out as its contents and its size are now. */
void tour_await_layout (GtkWidget *window);

/* Calls back for a widget and all below it, with the name of the window. */
void tour_walk (GtkWidget *widget, TourVisit visit, const char *name);
