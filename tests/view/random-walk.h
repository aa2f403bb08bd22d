/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A random walk over all windows of the application: keys, clicks, drags, menus and dialogs,
 * several windows, files that are opened, settings that change. What is done depends on the seed,
 * on the number of the event and on what is there at that moment. */

enum
{
  RANDOM_WALK_MEMORY = 16, /* events */
  RANDOM_WALK_WORDS = 160, /* bytes of a description */
  RANDOM_WALK_NO_INPUT = 77,
};

/* How far a walk has come; in memory that outlives the walker. */
typedef struct
{
  int event; /* the one under way, from 0 */
  char events[RANDOM_WALK_MEMORY]
             [RANDOM_WALK_WORDS]; /* the last ones: what was done as number `event` is
                                                events[event % WALK_MEMORY] */
} RandomWalkProgress;

/* To be called in a process of its own (random-walks.h), which a fault ends, and an event that does
 * not end, too. It exits with RANDOM_WALK_NO_INPUT if there are no keys and no pointer, and with
 * TOOLKIT_FAULTS_ENDED if a known fault of GDK ends it. */
void random_walk_run (guint64 seed, int events, RandomWalkProgress *progress);
