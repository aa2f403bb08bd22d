/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "variation.h"

#include "network.h"
#include "weights.h"

void
mdn_variation_evaluate (MdnVariation *variation, const MdnSearchState *after, int mover)
{
  const int players = after->position.rules.players;
  const MdnEvaluation evaluation = mdn_evaluate (after);

  for (int player = 0; player < players; player++)
    variation->margins[player] =
      (double) mdn_evaluation_margin (&evaluation, players, player) / MDN_POINT;
  variation->margins[mover] = variation->margin;
}

static bool
has (const MdnVariation *variation, MdnPlacement placement)
{
  for (int i = 0; i < variation->count; i++)
    if (variation->placements[i] == placement)
      return true;
  return false;
}

/* No placement but tea can occur twice, and tea ends a turn: so variations are compared as sets. */
bool
mdn_variation_equals (const MdnVariation *a, const MdnVariation *b)
{
  if (a->count != b->count)
    return false;
  for (int i = 0; i < a->count; i++)
    if (!has (b, a->placements[i]))
      return false;
  return true;
}

int
mdn_variation_placements_ahead (const MdnPosition *begin, const MdnPosition *now)
{
  if (now->table.turn.phase != begin->table.turn.phase ||
      now->table.turn.number != begin->table.turn.number)
    return 0;
  return now->table.turn.phase == MDN_PHASE_OPENING ? 1 : mdn_position_placements_left (now);
}

double
mdn_variation_win_chance (const MdnSearchState *after, int mover)
{
  MdnAccumulator accumulator = { .players = 0 };
  MdnExpectation expectation;

  mdn_network_evaluate (&mdn_network_in_use, &accumulator, after, &expectation);
  return expectation.chance[mover] / 65536.0;
}
