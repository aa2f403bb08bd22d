/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "greedy.h"

#include "legal.h"
#include "network.h"
#include "random.h"
#include "utility.h"
#include "weights.h"

enum
{
  TASTE_PART = 6, /* of the noise, that a piece of its taste seems better. Set by hand. */
};

typedef struct
{
  MdnSearchState state;
  MdnAccumulator accumulator;
  MdnRandom random;
} Greedy;

static MdnExpectation
expect (Greedy *self)
{
  MdnExpectation expectation;

  mdn_network_evaluate (&mdn_network_in_use, &self->accumulator, &self->state, &expectation);
  return expectation;
}

/* What the network expects to come of a placement, to the mover; in 1/65536. */
static int32_t
rate (Greedy *self, MdnPlacement placement)
{
  const int mover = self->state.position.table.turn.player;
  MdnExpectation expectation;
  MdnUndo undo;

  mdn_position_play (&self->state.position, placement, &undo);
  expectation = expect (self);
  mdn_position_take_back (&self->state.position, placement, &undo);
  return mdn_utility (&expectation, self->state.position.rules.players, mover);
}

/* It misjudges most while the board is empty, as people do, and little once half of the pieces are
 * placed: with much noise to the end it would give away the palaces that it has built, and lose to
 * players at random. */
static int32_t
noise_now (const MdnSearchState *state, int32_t noise)
{
  const double left = mdn_search_state_share_left (state);

  return (int32_t) (noise * left * left * left);
}

static MdnPlacement
pick (Greedy *self, int32_t noise, const MdnTaste *taste)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;
  int32_t most = INT32_MIN;
  MdnPlacement best = 0;

  mdn_legal_find (&self->state.position, &legal);
  count = mdn_legal_list (&self->state.position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    {
      const int32_t seems =
        rate (self, list[i]) +
        (mdn_taste_likes (taste, mdn_placement_piece (list[i])) ? noise / TASTE_PART : 0) +
        (int32_t) mdn_random_below (&self->random, 2 * (uint32_t) noise + 1);

      if (seems > most)
        {
          most = seems;
          best = list[i];
        }
    }
  return best;
}

void
mdn_greedy_choose (const MdnPosition *position,
                   uint64_t seed,
                   int32_t noise,
                   const MdnTaste *taste,
                   MdnVariation *variation)
{
  const int mover = position->table.turn.player;
  Greedy self = { 0 };
  MdnExpectation end;

  *variation = (MdnVariation){ .count = 0 };
  mdn_random_seed (&self.random, seed);
  mdn_search_state_begin (&self.state, position);
  while (mdn_variation_placements_ahead (position, &self.state.position) > 0)
    {
      const MdnPlacement picked = pick (&self, noise_now (&self.state, noise), taste);

      variation->placements[variation->count++] = picked;
      mdn_position_play (&self.state.position, picked, NULL);
    }
  end = expect (&self);
  variation->margin =
    (double) mdn_utility_margin (&end, position->rules.players, mover) / MDN_POINT;
  variation->win = end.chance[mover] / 65536.0;
  mdn_variation_evaluate (variation, &self.state, mover);
}
