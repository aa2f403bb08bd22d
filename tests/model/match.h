/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random.h"
#include "table.h"
#include "watch.h"

/* A game of the model, and beside it one of the engine that is played in the same way and that
 * everything which can be seen of the model is compared with. */

typedef struct
{
  MedinaGame *game;
  Watch *watch;
  MdnRandom random;

  MdnGame twin;         /* what the engine has */
  MdnPosition previous; /* before the last placement at the cursor */
  gboolean awaiting;
  gboolean replaying;
  gboolean was_over; /* while replaying, the game itself is over */
  guint live_player; /* while replaying, who acts where the game stands */
} Match;

gboolean match_is_over (const Match *self);

/* Asserts that every property, list and tile of the model is what the engine's game says; takes a
 * Match, as a function to be called by a watch. */
void match_compare (gpointer data);

/* The same for what is legal, which is right once a change is over. */
void match_compare_legal (const Match *self);
