/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "estimate.h"

#include "feature.h"
#include "score.h"
#include "weights.h"

static MdnEstimate
count_totals (const MdnPosition *position)
{
  MdnEstimate estimate = { { 0 } };

  for (int player = 0; player < position->rules.players; player++)
    estimate.total[player] = mdn_score (position, player).total * MDN_POINT;
  return estimate;
}

MdnEstimate
mdn_estimate (const MdnCity *city)
{
  const MdnPosition *position = &city->position;
  const MdnWeights *weights = mdn_weights (&position->rules);
  const int dealt = city->pieces_dealt > 0 ? city->pieces_dealt : 1;
  const int left = mdn_city_pieces_left (city);
  MdnFeatures features[MDN_MAX_PLAYERS];
  MdnEstimate estimate = { { 0 } };
  MdnSurvey survey;

  if (mdn_position_is_over (position))
    return count_totals (position);
  mdn_survey (&survey, city);
  mdn_feature_find (features, city, &survey);
  for (int player = 0; player < position->rules.players; player++)
    {
      int32_t early = 0, late = 0;

      for (int i = 0; i < MDN_FEATURES; i++)
        {
          early += weights->early[i] * features[player][i];
          late += weights->late[i] * features[player][i];
        }
      estimate.total[player] = late + (int32_t) ((int64_t) (early - late) * left / dealt);
    }
  return estimate;
}

int32_t
mdn_estimate_margin (const MdnEstimate *estimate, int players, int player)
{
  int32_t best = INT32_MIN;

  for (int other = 0; other < players; other++)
    if (other != player && estimate->total[other] > best)
      best = estimate->total[other];
  return estimate->total[player] - best;
}
