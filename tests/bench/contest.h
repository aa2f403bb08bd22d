/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "contestant.h"

/* Games of two contestants: one seat for the first, all others for the second, and the same set-up
 * again until the first has sat in every seat. */

enum
{
  /* That describe one: RULES PLAYERS GAMES SEED FIRST SECOND; GAMES may be `sprt:GAMES` */
  CONTEST_WORDS = 6,
};

typedef struct
{
  MdnRuleSet set;
  int players;
  unsigned long games; /* or fewer, if they are sequential */
  bool sequential;     /* only so many as it takes to know (sprt.h) */
  unsigned long seed;
  Contestant contestants[2];
} Contest;

/* Is told of each placement before it is played; `whose`: 0 for the first contestant, 1 for the
 * second. */
typedef void (*ContestWitness) (void *data,
                                const MdnPosition *position,
                                int whose,
                                MdnPlacement placement);

/* False if the words describe none; only then it need not be ended. */
bool contest_begin (Contest *self, char *const words[CONTEST_WORDS]);
void contest_end (Contest *self);

/* The seat of the first contestant in that game, counted from 0. */
int contest_find_seat (const Contest *self, unsigned long game);

/* Plays a game for so many turns, or to its end if they are 0, and returns the position that it
 * comes to. The witness may be NULL. A contestant that makes an illegal placement ends the
 * program. */
MdnPosition
contest_play (Contest *self, unsigned long game, int turns, ContestWitness witness, void *data);
