/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "greedy.h"

#include "candidates.h"
#include "random.h"
#include "weights.h"

static MdnCandidate
pick (MdnSearchState *state, MdnRandom *random, int evaluation_noise, const MdnTaste *taste)
{
  const int mover = state->position.table.turn.player;
  MdnCandidate list[MDN_MAX_CANDIDATES];
  const int count = mdn_candidates_find (state, list);
  int64_t most = INT64_MIN;
  int best = 0;

  for (int i = 0; i < count; i++)
    {
      const int64_t seems =
        (int64_t) list[i].evaluation.total[mover] +
        (mdn_taste_likes (taste, mdn_placement_piece (list[i].placement)) ? taste->points : 0) +
        mdn_random_below (random, 2 * (uint32_t) evaluation_noise + 1);

      if (seems > most)
        {
          most = seems;
          best = i;
        }
    }
  return list[best];
}

void
mdn_greedy_choose (const MdnPosition *position,
                   uint64_t seed,
                   int evaluation_noise,
                   const MdnTaste *taste,
                   MdnVariation *variation)
{
  MdnSearchState state;
  MdnRandom random;

  *variation = (MdnVariation){ .count = 0 };
  mdn_random_seed (&random, seed);
  mdn_search_state_begin (&state, position);
  while (mdn_variation_placements_ahead (position, &state.position) > 0)
    {
      const MdnCandidate picked = pick (&state, &random, evaluation_noise, taste);

      variation->placements[variation->count++] = picked.placement;
      variation->margin = (double) picked.margin / MDN_POINT;
      mdn_position_play (&state.position, picked.placement, NULL);
    }
  mdn_variation_evaluate (variation, &state, position->table.turn.player);
  variation->win = mdn_variation_win_chance (&state, position->table.turn.player);
}
