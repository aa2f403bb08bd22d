/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"
#include "medina-hint.h"
#include "medina-status-bar.h"

G_BEGIN_DECLS

/* Shows what would be good to place, as a hint or as something that was found out about a turn of
 * a finished game: on the board, among the pieces in the player's card, and in words. It goes as soon
 * as the game shows something else. */

#define MEDINA_TYPE_ADVICE (medina_advice_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAdvice, medina_advice, MEDINA, ADVICE, GObject)

/* `cards` has a MedinaPlayerCard for each player, in order. None of the widgets is kept alive; the
 * advice must not be used any more once they are gone. */
MedinaAdvice *medina_advice_new (MedinaBoardView *board, MedinaStatusBar *status, GtkWidget *cards);

/* The hint whose game is always that of the advice; transfer none. */
MedinaHint *medina_advice_get_hint (MedinaAdvice *self);

/* NULL for none. */
void medina_advice_set_game (MedinaAdvice *self, MedinaGame *game);

/* Asks for the hint, or for more of it. */
void medina_advice_ask (MedinaAdvice *self);

/* Shows a plan for the position that the game shows, and a text about it. */
void medina_advice_show (MedinaAdvice *self, const MdnPlan *plan, const char *text);

G_END_DECLS
