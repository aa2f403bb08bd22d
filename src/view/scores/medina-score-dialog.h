/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* The score sheet: who wins and why, every item of every player (E1), and every palace. Before the
 * game is over it shows who leads, and offers nothing but to go back to the board.
 *
 * Signals, after each of which the dialog closes itself: "rematch": another game with the same
 * players; "new-game": another game with other settings; "analyze": a look at the turns. The caller makes it transient. */

#define MEDINA_TYPE_SCORE_DIALOG (medina_score_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreDialog, medina_score_dialog, MEDINA, SCORE_DIALOG, AdwWindow)

/* Shows the scores as they are now; later changes of the game do not show. */
MedinaScoreDialog *medina_score_dialog_new (MedinaGame *game);

G_END_DECLS
