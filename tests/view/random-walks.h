/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-walk.h"

/* Random walks, each in a process of its own, so that any end it may come to can be told with what
 * leads there again. Where a known fault of GDK ends one, the next one goes on with the events that
 * are left, and with the next seed: but for that, a fault at the first event would hide all that is
 * to be found. */

/* What walks: random_walk_run, or what stands in for it. */
typedef void (*RandomWalker) (guint64 seed, int events, RandomWalkProgress *progress);

typedef struct
{
  int wanted; /* events */
  int made;   /* by all walks together */
  int walks;

  /* the last walk */
  guint64 seed;
  int events; /* that it was to make */
  int status; /* how it ended, as waitpid has it */
  RandomWalkProgress progress;
} RandomWalks;

RandomWalks random_walks_run (RandomWalker walker, guint64 seed, int events);

/* Whether the last walk exited with that status. */
gboolean random_walks_exited_with (const RandomWalks *self, int status);

/* Whether so many events were made that something can be said about them: half of them. */
gboolean random_walks_are_enough (const RandomWalks *self);
