/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "first-merchant.h"

#include "legal.h"
#include "random.h"
#include "weights.h"

enum
{
  /* So many spaces away from the legal ones at the edge, where that leaves any. A street that
   * begins there meets the walls soon and has no palaces on one of its sides. Set by hand: it
   * leaves the middle of the city, 50 spaces on the largest board. */
  AWAY_FROM_EDGE = 2,
};

/* The spaces of the set that are surrounded by it. */
static MdnSet
inner_spaces (MdnSet set, const MdnPosition *position)
{
  const MdnSet city = mdn_geometry (position->rules.board)->city;

  return mdn_set_minus (set, mdn_set_beside (mdn_set_minus (city, set)));
}

static MdnSet
roomy_spaces (const MdnPosition *position)
{
  MdnSet spaces;
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  spaces = mdn_legal_of (&legal, MDN_MERCHANT);
  for (int i = 0; i < AWAY_FROM_EDGE; i++)
    {
      const MdnSet inner = inner_spaces (spaces, position);

      if (mdn_set_is_empty (inner))
        break;
      spaces = inner;
    }
  return spaces;
}

static MdnPlan
make_plan (const MdnPosition *position, MdnSpace space)
{
  const int mover = position->table.turn.player;
  MdnPlan plan = { .placements = { mdn_placement (MDN_MERCHANT, space) }, .count = 1 };
  MdnEstimate estimate;
  MdnCity city;

  mdn_city_begin (&city, position);
  mdn_position_play (&city.position, plan.placements[0], NULL);
  estimate = mdn_estimate (&city);
  plan.margin =
    (double) mdn_estimate_margin (&estimate, position->rules.players, mover) / MDN_POINT;
  mdn_plan_judge_at_sight (&plan, &city, mover);
  plan.win = mdn_plan_win_chance (plan.margin, mdn_city_share_left (&city));
  return plan;
}

int
mdn_first_merchant_draw (const MdnPosition *position, uint64_t seed, MdnPlan plans[], int room)
{
  MdnSet spaces = roomy_spaces (position);
  MdnRandom random;
  int count = 0;

  mdn_random_seed (&random, seed);
  while (count < room && !mdn_set_is_empty (spaces))
    {
      const MdnSpace drawn =
        mdn_set_pick (&spaces, mdn_random_below (&random, mdn_set_count (spaces)));

      mdn_set_remove (&spaces, drawn);
      plans[count++] = make_plan (position, drawn);
    }
  return count;
}
