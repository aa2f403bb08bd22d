/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random.h"
#include "scripted-game.h"
#include "notify-watch.h"

/* A game of the model and a game of the engine that are played in the same way. Everything that the
 * model shows is compared with what the engine says. */

typedef struct
{
  MedinaGame *game;
  NotifyWatch *watch;
  MdnRandom random;

  MdnGame twin;         /* what the engine has */
  MdnPosition previous; /* before the last placement at the cursor */
  gboolean awaiting;
  gboolean replaying;
  gboolean was_over; /* while replaying: the game itself is over */
  guint live_player; /* while replaying: the player who acts where the game stands */
} ComparedGame;

gboolean compared_game_is_over (const ComparedGame *self);

/* Asserts that every property, list and tile of the model is what the engine's game says; takes a
 * ComparedGame, as a function to be called by a watch. */
void compared_game_check (gpointer data);

/* The same for what is legal, which is only right after a change is complete. */
void compared_game_check_legal (const ComparedGame *self);
