/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the folder of a stored game in the file manager; if that cannot be, the window tells where
 * the game is. */
void medina_stored_game_folder_show (GFile *game, GtkWindow *window);

G_END_DECLS
