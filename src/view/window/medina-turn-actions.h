/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* The actions of the window, "win.…":
 *   new-game, undo, redo, end-turn, scores
 *   hint           one, or more of it; enabled by the window
 *   pick (i)       takes a MdnPiece in hand or lays it down again; gives a tea tile back (T3)
 *   pick-nth (i)   the same for the n-th kind of piece of the player's stock, from 0
 *   put-back       lays down what is in hand
 *   place (s)      places the piece in hand on a space, "f7"
 *   show-coordinates  a setting
 * Undo and redo skip what computers place (see medina_game_undo_decision). */

/* Binds the keys that need no modifier: digits and Escape. For the window's class. */
void medina_turn_actions_add_bindings (GtkWidgetClass *widget_class);

void medina_turn_actions_install (MedinaWindow *window, GSettings *settings);

/* Binds the actions to the window's game; NULL if there is none. To be called whenever the
 * window has another game. */
void medina_turn_actions_bind_game (MedinaWindow *window, MedinaGame *game);

/* Takes all actions out of the window, also those of others, for when it goes: what still knows the
 * actions by then tells the window nothing any more. May be called more than once. */
void medina_turn_actions_remove (MedinaWindow *window);

G_END_DECLS
