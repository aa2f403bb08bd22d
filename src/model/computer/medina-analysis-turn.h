/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-player.h"
#include "variation.h"

G_BEGIN_DECLS

/* What an analysis has found out about one turn of a game. Never changes. */

#define MEDINA_TYPE_ANALYSIS_TURN (medina_analysis_turn_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysisTurn, medina_analysis_turn, MEDINA, ANALYSIS_TURN, GObject)

/* `start` and `end`: placements of the game before the turn, and with it. `margins`: what each
 * player could expect before the turn, see below. `better` may be NULL. */
MedinaAnalysisTurn *medina_analysis_turn_new (MedinaPlayer *player,
                                              guint start,
                                              guint end,
                                              const double margins[MDN_MAX_PLAYERS],
                                              double loss,
                                              const MdnVariation *better);

MedinaPlayer *medina_analysis_turn_get_player (MedinaAnalysisTurn *self); /* transfer none */
guint medina_analysis_turn_get_start (MedinaAnalysisTurn *self);
guint medina_analysis_turn_get_end (MedinaAnalysisTurn *self);

/* What that player could expect when the turn began: the final total less the best other's, in
 * points. */
double medina_analysis_turn_get_margin (MedinaAnalysisTurn *self, guint player);

/* How much less the player can expect after this turn than after the better one, in points; 0 if no
 * better one was found. */
double medina_analysis_turn_get_loss (MedinaAnalysisTurn *self);

/* What would have been better; NULL if nothing was found. */
const MdnVariation *medina_analysis_turn_get_better (MedinaAnalysisTurn *self);

G_END_DECLS
