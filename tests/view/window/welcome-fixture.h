/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-store.h"

/* Looking at the games that the welcome lists. */

/* A path in the folder for games, which is made; NULL for the folder. Transfer full. */
char *welcome_path (const char *name);

/* A page of its own with these games, to be unreferenced. */
GtkWidget *welcome_create_page (MedinaStore *store);

/* Both lists are there from the beginning. */
GtkWidget *welcome_find_list (GtkWidget *page, MedinaStoreSection section);
GtkListBox *welcome_find_box (GtkWidget *page, MedinaStoreSection section);

/* Whether there is a game in that place. */
gboolean welcome_is_row (GtkListBox *box, int index);
int welcome_count_games (GtkListBox *box);

/* The row behind the last game, which lists more. */
GtkListBoxRow *welcome_find_more (GtkListBox *box);

/* The second line of a row. */
const char *welcome_get_subtitle (gpointer row);

/* Takes a game in progress from the list, and answers the question; and all of them from the
 * store. */
void welcome_remove_game (GtkWidget *page, const char *id);
void welcome_remove_all (MedinaStore *store);
