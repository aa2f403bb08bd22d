/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "estimate.h"

/* A plan: the placements of the rest of a turn, and what is expected of it. */

enum
{
  MDN_PLAN_LENGTH = 3, /* no turn has more placements */
};

typedef struct
{
  MdnPlacement placements[MDN_PLAN_LENGTH];
  int count;
  double margin; /* expected at the end: the mover's total less the best other's, in points */
  double margins[MDN_MAX_PLAYERS]; /* every player's; static estimates in plans not chosen */
  double win;                      /* how likely the mover wins, from 0 to 1 */
} MdnPlan;

/* Sets the margins from the static estimate behind the plan; the mover's stays the plan's own. */
void mdn_plan_judge_at_sight (MdnPlan *plan, const MdnCity *behind, int mover);

/* Whether both put the same pieces on the same spaces, in any order. */
bool mdn_plan_equals (const MdnPlan *a, const MdnPlan *b);

/* How many placements are left of the turn that was in progress at `begin`; 0 if it is over. The
 * first merchant (M0) is a turn by itself. */
int mdn_plan_placements_ahead (const MdnPosition *begin, const MdnPosition *now);

/* How likely a player wins with an expected margin (in points), when the given part of all
 * pieces (0 to 1) is still to be placed. A rule of thumb. */
double mdn_plan_win_chance (double margin, double left);
