/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* Gives a widget the class of the player who placed what is shown last, while the game is looked
 * back at, and takes it from the widget otherwise. The game may be NULL. */
void medina_mover_color_show (GtkWidget *widget, MedinaGame *game);

/* The class of whoever made that placement, counted from 0. */
void medina_mover_color_show_at (GtkWidget *widget, MedinaGame *game, guint placement);

G_END_DECLS
