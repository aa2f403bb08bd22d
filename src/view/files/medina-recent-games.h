/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The games that were opened and saved last, in the desktop's list of recent files. */

void medina_recent_games_add (GFile *file);

/* Fills a menu with them, each with "win.open-recent", and follows the list. */
void medina_recent_games_follow (GMenu *menu);

/* The folder that the latest of them is in; NULL if there is none, or it is gone. Transfer full. */
GFile *medina_recent_games_find_folder (void);

G_END_DECLS
