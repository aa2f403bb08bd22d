/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board-analysis.h"

/* The static evaluation: how a game is expected to end, without any search. A linear function of
 * the features (feature.h), whose weights change in proportion with the pieces left: from `early`
 * to `late` (weights.h). */

typedef struct
{
  /* The final totals that are expected, in 1/256 points (MDN_POINT); once the game is over, the
   * totals themselves. Only differences between players mean anything. */
  int32_t total[MDN_MAX_PLAYERS];
} MdnEvaluation;

MdnEvaluation mdn_evaluate (const MdnSearchState *state);

/* The same for a game that is not over, from an analysis of its board. */
void mdn_evaluation_find (MdnEvaluation *evaluation,
                          const MdnSearchState *state,
                          const MdnBoardAnalysis *analysis);

/* What a player maximizes: its own total less the best other's. */
int32_t mdn_evaluation_margin (const MdnEvaluation *evaluation, int players, int player);
