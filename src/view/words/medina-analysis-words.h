/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis.h"

G_BEGIN_DECLS

/* Turns of an analysis in words. All transfer full. */

/* "Turn 14, Aisha" */
char *medina_analysis_turn_to_title (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn);

/* "Played: …" and "Better: …", a line each. */
char *medina_analysis_turn_to_lines (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn);

/* "Turn 14, Aisha. About 3 points lost." */
char *medina_analysis_turn_to_heading (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn);

/* What would have been better in that turn, why, and by how much: as a coach says it. The turn must
 * have a better one. `game` is the one that was analyzed. */
char *medina_analysis_turn_to_advice (MedinaAnalysis *analysis,
                                      MedinaAnalysisTurn *turn,
                                      MedinaGame *game);

/* Points that a turn has lost, "−4", and "That turn lost about 4 points." */
char *medina_loss_to_number (int lost);
char *medina_loss_to_sentence (int lost);

/* In whole points. */
int medina_analysis_turn_count_lost (MedinaAnalysisTurn *turn);

G_END_DECLS
