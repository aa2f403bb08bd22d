/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "evaluation.h"

#include "feature.h"
#include "score.h"
#include "weights.h"

static MdnEvaluation
count_totals (const MdnPosition *position)
{
  MdnEvaluation evaluation = { { 0 } };

  for (int player = 0; player < position->rules.players; player++)
    evaluation.total[player] = mdn_score (position, player).total * MDN_POINT;
  return evaluation;
}

void
mdn_evaluation_find (MdnEvaluation *evaluation,
                     const MdnSearchState *state,
                     const MdnBoardAnalysis *analysis)
{
  const MdnPosition *position = &state->position;
  const MdnWeights *weights = mdn_weights (&position->rules);
  const int dealt = state->pieces_dealt > 0 ? state->pieces_dealt : 1;
  const int left = mdn_search_state_pieces_left (state);
  MdnFeatures features[MDN_MAX_PLAYERS];

  *evaluation = (MdnEvaluation){ { 0 } };
  mdn_feature_find (features, state, analysis);
  for (int player = 0; player < position->rules.players; player++)
    {
      int32_t early = 0, late = 0;

      for (int i = 0; i < MDN_FEATURES; i++)
        {
          early += weights->early[i] * features[player][i];
          late += weights->late[i] * features[player][i];
        }
      evaluation->total[player] = late + (int32_t) ((int64_t) (early - late) * left / dealt);
    }
}

MdnEvaluation
mdn_evaluate (const MdnSearchState *state)
{
  MdnEvaluation evaluation;
  MdnBoardAnalysis analysis;

  if (mdn_position_is_over (&state->position))
    return count_totals (&state->position);
  mdn_board_analysis_find (&analysis, state);
  mdn_evaluation_find (&evaluation, state, &analysis);
  return evaluation;
}

int32_t
mdn_evaluation_margin (const MdnEvaluation *evaluation, int players, int player)
{
  int32_t best = INT32_MIN;

  for (int other = 0; other < players; other++)
    if (other != player && evaluation->total[other] > best)
      best = evaluation->total[other];
  return evaluation->total[player] - best;
}
