/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-application.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* The main window: one game, or a welcome. A game in progress is given up only when the person
 * says so. */

#define MEDINA_TYPE_WINDOW (medina_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWindow, medina_window, MEDINA, WINDOW, AdwApplicationWindow)

MedinaWindow *medina_window_new (MedinaApplication *application);

/* The game on the table, transfer none; NULL while the window welcomes. set_game asks nothing. */
MedinaGame *medina_window_get_game (MedinaWindow *self);
void medina_window_set_game (MedinaWindow *self, MedinaGame *game);

/* Plays a placement; if it is refused, the window says why. */
void medina_window_play (MedinaWindow *self, MdnPlacement placement);

/* Runs the New Game dialog; it asks first if a game is in progress. */
void medina_window_choose_new_game (MedinaWindow *self);

/* The final score sheet, or the score so far. */
void medina_window_show_scores (MedinaWindow *self);

G_END_DECLS
