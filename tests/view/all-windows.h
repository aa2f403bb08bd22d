/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"

/* Called with each window as it is on the screen, and what it is, for messages. */
typedef void (*AllWindowsVisit) (GtkWidget *window, const char *name);

/* For the beginning of main: takes the language that the environment asks for, and starts GTK. */
void all_windows_init (int *argc, char ***argv);

/* FALSE, and the test is skipped, where no locale is installed in which gettext translates. Fails
 * if there is one and the language, for which main was started, is not spoken all the same. */
gboolean all_windows_speaks (const char *language);

/* Opens all windows of the program, one after the other: each rule set with each number of players,
 * at the start and later; scores, the welcome, and the dialogs. Windows with a game are of this
 * width. */
void all_windows_show (int width, AllWindowsVisit visit);

/* Those of them that are not of one game: the welcome and the dialogs; and the city in words. */
void all_windows_show_dialogs (int width, AllWindowsVisit visit);

/* Opens those that show names of players in English: a game of four, one of three and all that
 * comes at its end, the welcome, and a new game, where the players have these names, one for each
 * seat. */
void all_windows_show_names (const char *const *names, int width, AllWindowsVisit visit);

/* Opens what asks and tells: messages, and the choosers of files, which are the toolkit's own but
 * for their titles and filters. The windows they are asked in are of this width. Ends with one
 * whose game is not saved. */
void all_windows_show_questions (int width, AllWindowsVisit visit);

/* Shows what an analysis has found out about so many turns of the finished game, or all, and stops
 * it. */
void all_windows_show_analysis (Driver *driver, guint turns);

/* Shows a window, or has it shown already, to be visited and destroyed. */
void all_windows_visit_window (GtkWidget *window, const char *name, AllWindowsVisit visit);

/* Calls back for a widget and all below it, with the name of the window. */
void all_windows_visit_widgets (GtkWidget *widget, AllWindowsVisit visit, const char *name);

/* The same for everything in all windows that are open, under no name. */
void all_windows_visit_open (AllWindowsVisit visit);

/* The same for the labels among the widgets below one that show a text now. */
void all_windows_visit_labels (GtkWidget *widget, AllWindowsVisit visit, const char *name);
