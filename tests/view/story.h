/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"

/* Games for pictures that go to people who do not know the program: the computer has played them,
 * and whoever plays in them has a name that is at home in the language spoken. */

enum
{
  STORY_NODES = 1000, /* for each thought, so that nobody waits for long */
};

typedef struct
{
  MdnRuleSet set;
  int players;
  guint names[MDN_MAX_PLAYERS]; /* see story.c */
  guint computers;              /* how many of the last seats */
  int turns;                    /* played */
} Story;

/* The window as GNOME has it, with its font if that is installed, and nothing that moves. */
void story_set_scene (void);

/* Without a placement. Transfer full. */
MedinaGame *story_begin (const Story *story);

/* So many turns, or the whole game. */
void story_play (const Story *story, MedinaGame *game);

/* A window with the game. */
void story_open (Driver *driver, MedinaGame *game, int width, int height);
