/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "legal.h"
#include "play.h"

static bool
read_set (const char *word, MdnRuleSet *set)
{
  for (int i = 0; i < MDN_RULE_SETS; i++)
    if (strcmp (word, mdn_rule_set_name ((MdnRuleSet) i)) == 0)
      {
        *set = (MdnRuleSet) i;
        return true;
      }
  return false;
}

static void
read_games (const char *word, Contest *self)
{
  static const char sequential[] = "sprt:";

  self->sequential = strncmp (word, sequential, strlen (sequential)) == 0;
  self->games = strtoul (word + (self->sequential ? strlen (sequential) : 0), NULL, 10);
}

static bool
begin_contestants (Contest *self, const char *first, const char *second)
{
  if (!contestant_begin (&self->contestants[0], first))
    return false;
  if (contestant_begin (&self->contestants[1], second))
    return true;
  contestant_end (&self->contestants[0]);
  return false;
}

bool
contest_begin (Contest *self, char *const words[CONTEST_WORDS])
{
  *self = (Contest){
    .players = atoi (words[1]),
    .seed = strtoul (words[3], NULL, 10),
  };
  read_games (words[2], self);
  return read_set (words[0], &self->set) && self->players >= MDN_MIN_PLAYERS &&
         self->players <= MDN_MAX_PLAYERS && self->games > 0 &&
         begin_contestants (self, words[4], words[5]);
}

void
contest_end (Contest *self)
{
  contestant_end (&self->contestants[0]);
  contestant_end (&self->contestants[1]);
}

int
contest_find_seat (const Contest *self, unsigned long game)
{
  return (int) (game % (unsigned) self->players);
}

static void
stop_illegal (const Contestant *contestant)
{
  fprintf (stderr, "%s makes an illegal placement\n", contestant->name);
  exit (EXIT_FAILURE);
}

MdnPosition
contest_play (Contest *self, unsigned long game, int turns, ContestWitness witness, void *data)
{
  const MdnRules rules = mdn_rules (self->set, self->players);
  const int seat = contest_find_seat (self, game);
  MdnRandom random;
  MdnPosition position;
  MdnSetup setup;

  mdn_random_seed (&random, self->seed * 1000003 + game / (unsigned) self->players);
  setup = mdn_setup_draw (&rules, &random);
  mdn_random_seed (&random, self->seed * 7000003 + game);
  position = mdn_position (&setup);
  for (int i = 0; i < 2; i++)
    contestant_begin_game (&self->contestants[i], &setup);
  while (!mdn_position_is_over (&position) && (turns == 0 || position.table.turn.number < turns))
    {
      const int whose = position.table.turn.player != seat;
      const MdnPlacement placement =
        contestant_choose (&self->contestants[whose], &position, &random);

      if (!mdn_legal_has (&position, placement))
        stop_illegal (&self->contestants[whose]);
      if (witness != NULL)
        witness (data, &position, whose, placement);
      mdn_position_play (&position, placement, NULL);
      for (int i = 0; i < 2; i++)
        contestant_see (&self->contestants[i], placement);
    }
  return position;
}
