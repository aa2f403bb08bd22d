/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game-closer.h"

G_BEGIN_DECLS

/* The actions of a window for a game as a whole, "win.…":
 *   new-game       the dialog, and the game that is chosen there
 *   rematch        once a game is finished, another one with the same players
 *   scores         the score sheet, final or so far
 *   describe-city  the city in words, in a window of its own
 *   coach,         switches of the settings: whether turns that lose points are pointed out, and
 *                  chances of winning shown;
 *   chances        not at a purist's table
 *   screens        a switch: whether stocks are hidden; not without a game, behind a curtain, or
 *                  looking back
 *
 * Signals:
 *   "start"        (MedinaGame *game): a game that begins is to be put on the table, which is free
 *   "show-scores"  the score sheet is to be shown */

#define MEDINA_TYPE_GAME_ACTIONS (medina_game_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaGameActions, medina_game_actions, MEDINA, GAME_ACTIONS, GObject)

/* Adds the actions to the map, which must not have them any longer than this object lives. Dialogs
 * stand over the window; the closer sees to the game that is on the table before. The settings have
 * what was chosen last. */
MedinaGameActions *medina_game_actions_new (GActionMap *map,
                                            GtkWindow *window,
                                            GSettings *settings,
                                            MedinaGameCloser *closer);

/* NULL for none. */
void medina_game_actions_set_game (MedinaGameActions *self, MedinaGame *game);

G_END_DECLS
