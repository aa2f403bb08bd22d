/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The desktop's dialog for the file of a game, over the window. Where one is opened it lists
 * everything that has a game in it, exported pictures, too, and offers only games and only pictures
 * after that. It is no widget and keeps itself only while somebody has it. Transfer full. */
GtkFileChooserNative *
medina_game_file_dialog_new (GtkWindow *window, GtkFileChooserAction action, const char *title);

G_END_DECLS
