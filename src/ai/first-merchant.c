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

static MdnVariation
make_variation (const MdnPosition *position, MdnSpace space)
{
  const int mover = position->table.turn.player;
  MdnVariation variation = { .placements = { mdn_placement (MDN_MERCHANT, space) }, .count = 1 };
  MdnEvaluation evaluation;
  MdnSearchState state;

  mdn_search_state_begin (&state, position);
  mdn_position_play (&state.position, variation.placements[0], NULL);
  evaluation = mdn_evaluate (&state);
  variation.margin =
    (double) mdn_evaluation_margin (&evaluation, position->rules.players, mover) / MDN_POINT;
  mdn_variation_evaluate (&variation, &state, mover);
  variation.win = mdn_variation_win_chance (&state, mover);
  return variation;
}

int
mdn_first_merchant_draw (const MdnPosition *position,
                         uint64_t seed,
                         MdnVariation variations[],
                         int room)
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
      variations[count++] = make_variation (position, drawn);
    }
  return count;
}
