/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "glance.h"

#include "candidates.h"
#include "random.h"
#include "weights.h"

static MdnCandidate
pick (MdnCity *city, MdnRandom *random, int misjudgment)
{
  const int mover = city->position.table.turn.player;
  MdnCandidate list[MDN_MAX_CANDIDATES];
  const int count = mdn_candidates_find (city, list);
  int64_t most = INT64_MIN;
  int best = 0;

  for (int i = 0; i < count; i++)
    {
      const int64_t seems = (int64_t) list[i].estimate.total[mover] +
                            mdn_random_below (random, 2 * (uint32_t) misjudgment + 1);

      if (seems > most)
        {
          most = seems;
          best = i;
        }
    }
  return list[best];
}

void
mdn_glance (const MdnPosition *position, uint64_t seed, int misjudgment, MdnPlan *plan)
{
  MdnCity city;
  MdnRandom random;

  *plan = (MdnPlan){ .count = 0 };
  mdn_random_seed (&random, seed);
  mdn_city_begin (&city, position);
  while (mdn_plan_placements_ahead (position, &city.position) > 0)
    {
      const MdnCandidate picked = pick (&city, &random, misjudgment);

      plan->placements[plan->count++] = picked.placement;
      plan->margin = (double) picked.margin / MDN_POINT;
      mdn_position_play (&city.position, picked.placement, NULL);
    }
  mdn_plan_judge_at_sight (plan, &city, position->table.turn.player);
  plan->win = mdn_plan_win_chance (plan->margin, mdn_city_share_left (&city));
}
