/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan.h"

#include <math.h>

#include "weights.h"

void
mdn_plan_judge_at_sight (MdnPlan *plan, const MdnCity *behind, int mover)
{
  const int players = behind->position.rules.players;
  const MdnEstimate estimate = mdn_estimate (behind);

  for (int player = 0; player < players; player++)
    plan->margins[player] = (double) mdn_estimate_margin (&estimate, players, player) / MDN_POINT;
  plan->margins[mover] = plan->margin;
}

static bool
has (const MdnPlan *plan, MdnPlacement placement)
{
  for (int i = 0; i < plan->count; i++)
    if (plan->placements[i] == placement)
      return true;
  return false;
}

/* No placement but tea can occur twice, and tea ends a turn: so plans are compared as sets. */
bool
mdn_plan_equals (const MdnPlan *a, const MdnPlan *b)
{
  if (a->count != b->count)
    return false;
  for (int i = 0; i < a->count; i++)
    if (!has (b, a->placements[i]))
      return false;
  return true;
}

int
mdn_plan_placements_ahead (const MdnPosition *begin, const MdnPosition *now)
{
  if (now->table.turn.phase != begin->table.turn.phase ||
      now->table.turn.number != begin->table.turn.number)
    return 0;
  return now->table.turn.phase == MDN_PHASE_OPENING ? 1 : mdn_position_placements_left (now);
}

double
mdn_plan_win_chance (double margin, double left)
{
  const double z = margin / (1.5 + 9 * left);

  return 0.5 + 0.5 * z / sqrt (1 + z * z);
}
