/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "deadline.h"
#include "plan.h"

/* Thinks about the rest of a turn by growing trees, one a thread. The threads share nothing but
 * what they have found at the end of each placement. */

enum
{
  MDN_MAX_THREADS = 64,
  MDN_MAX_PLANS = 32,
};

typedef struct
{
  uint64_t visits; /* of all threads, for the whole turn; 0 for no limit but the deadline */
  MdnDeadline deadline;
  uint64_t seed; /* moves estimates a little, so that equals are told apart by chance */
  int threads;
  atomic_ullong *progress; /* counts the visits; borrowed */
} MdnSearchLimits;

/* Writes plans, the chosen one first, and returns how many, at least one; 0 if the game is over or
 * if there is no memory at all. However soon it is to stop, it looks at every candidate once. */
int mdn_search_run (const MdnPosition *position,
                    const MdnSearchLimits *limits,
                    MdnPlan plans[static MDN_MAX_PLANS]);
