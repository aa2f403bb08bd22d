/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "character.h"
#include "deadline.h"
#include "forest.h"

/* Searches the rest of a turn with one tree a thread: root parallelization (G. M. J.-B. Chaslot, M.
 * H. M. Winands and H. J. van den Herik, Parallel Monte-Carlo Tree Search, CG 2008). Visits are
 * added up over the trees when a placement is chosen, the most visited one. */

enum
{
  MDN_MAX_THREADS = 64,
};

typedef struct
{
  uint64_t visits; /* of all threads, for the whole turn; 0 for no limit but the deadline */
  MdnDeadline deadline;
  uint64_t seed; /* for a little noise in the evaluations, which breaks ties */
  int threads;
  const MdnTaste *taste;   /* of the player to move; borrowed; NULL for none */
  atomic_ullong *progress; /* counts the visits; borrowed */

  /* Trees from earlier searches, to go on with, and to be left behind for later ones; borrowed;
   * NULL for none. Where the visits are limited they are not used, so that what follows from those
   * and the seed follows from nothing else; nor kept, if what is searched takes much memory
   * itself. */
  MdnForest *forest;
  uint32_t owner; /* of the trees (forest.h): only those of the same one are gone on with */
} MdnSearchLimits;

/* Writes variations, the chosen one first, and returns how many, at least one; 0 if the game is
 * over or if there is no memory at all. However soon it is to stop, it evaluates every candidate
 * once. */
int mdn_search_run (const MdnPosition *position,
                    const MdnSearchLimits *limits,
                    MdnVariation variations[static MDN_MAX_VARIATIONS]);
