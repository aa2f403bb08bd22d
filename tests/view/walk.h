/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A random walk over all windows of the application: keys, clicks, drags, menus and dialogs, several
 * windows, files that are opened, settings that change. What is done depends on the seed, on the
 * number of the event and on what is there at that moment. */

enum
{
  WALK_MEMORY = 16, /* events */
  WALK_WORDS = 160, /* bytes of a description */
  WALK_NO_HAND = 77,
};

/* How far a walk has come; in memory that outlives the walker. */
typedef struct
{
  int event;                            /* the one under way, from 0 */
  char events[WALK_MEMORY][WALK_WORDS]; /* the last ones: what was done as number `event` is
                                                events[event % WALK_MEMORY] */
} WalkProgress;

/* To be called in a process of its own, which a fault ends, and an event that does not end, too. It
 * exits with WALK_NO_HAND if there are no keys and no pointer. */
void walk_run (guint64 seed, int events, WalkProgress *progress);
