/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-page.h"

G_BEGIN_DECLS

/* The actions of a window for whoever is to move, "win.…":
 *   undo, redo, end-turn
 *   finish         plays out what cannot be decided any more
 *   hint           one, or more of it
 *   repeat-news    what happened last is said, and shown, once more
 *   show-moves     the list of moves has the focus, or the board has it again
 *   pick (i)       takes a MdnPiece in hand or lays it down again; gives a tea tile back (T3)
 *   take (i)       the same, but what is in hand stays there, as whoever presses a key wants to
 *                  have the piece
 *   put-back       lays down what is in hand
 *   place (s)      places the piece in hand on a space, "f7"
 *   zoom-in, zoom-out, zoom-fit  how large the board is shown
 * Undo and redo skip what computers place (see medina_game_undo_decision). */

#define MEDINA_TYPE_TURN_ACTIONS (medina_turn_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTurnActions, medina_turn_actions, MEDINA, TURN_ACTIONS, GObject)

/* Adds the actions to the window, which must not have them any longer than this object lives; and
 * has it hear digits (medina-piece-key.h) and placements as they are typed, wherever in it the
 * focus is, if nobody there wants them. */
MedinaTurnActions *medina_turn_actions_new (GtkApplicationWindow *window);

/* Where the game is played, before there is one. */
void medina_turn_actions_set_page (MedinaTurnActions *self, MedinaGamePage *page);

/* The game on that page; NULL for none. */
void medina_turn_actions_set_game (MedinaTurnActions *self, MedinaGame *game);

/* Binds Escape, for the class of the window that has the actions. */
void medina_turn_actions_add_bindings (GtkWidgetClass *widget_class);

G_END_DECLS
