/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How somebody plays: what is placed in the first turns of games. One seat is the first contestant's, all
 * others are the second's, each set-up is played once from each seat, as in a tournament. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "contestant.h"
#include "play.h"

enum
{
  TURNS = 10,  /* each player's own */
  N_WORDS = 6, /* the rules, the players, the games, the seed, both contestants */
};

typedef enum
{
  BUILDINGS,
  ROOFTOPS,
  STABLES,
  MERCHANTS,
  WALLS,
  OTHERS,
  KINDS,
} Kind;

static const char *const kind_names[KINDS] = { "buildings", "rooftops", "stables",
                                               "merchants", "walls",    "others" };

typedef struct
{
  MdnRuleSet set;
  int players;
  unsigned long games;
  unsigned long seed;
  Contestant contestants[2];
  unsigned long placed[2][KINDS]; /* by each contestant */
} Count;

static Kind
kind_of (MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  return mdn_piece_is_building (piece) ? BUILDINGS
         : piece == MDN_ROOFTOP        ? ROOFTOPS
         : piece == MDN_STABLE         ? STABLES
         : piece == MDN_MERCHANT       ? MERCHANTS
         : piece == MDN_WALL           ? WALLS
                                       : OTHERS;
}

static void
play (Count *self, unsigned long game)
{
  const MdnRules rules = mdn_rules (self->set, self->players);
  const int seat = (int) (game % (unsigned) self->players);
  MdnRandom random;
  MdnPosition position;
  MdnSetup setup;

  mdn_random_seed (&random, self->seed * 1000003 + game / (unsigned) self->players);
  setup = mdn_setup_draw (&rules, &random);
  mdn_random_seed (&random, self->seed * 7000003 + game);
  position = mdn_position (&setup);
  for (int i = 0; i < 2; i++)
    contestant_begin_game (&self->contestants[i], &setup);
  while (!mdn_position_is_over (&position) && position.table.turn.number < TURNS * self->players)
    {
      const int whose = position.table.turn.player != seat;
      const MdnPlacement placement =
        contestant_choose (&self->contestants[whose], &position, &random);

      if (position.table.turn.phase == MDN_PHASE_PLAYING)
        self->placed[whose][kind_of (placement)]++;
      mdn_position_play (&position, placement, NULL);
      for (int i = 0; i < 2; i++)
        contestant_see (&self->contestants[i], placement);
    }
}

static void
report (const Count *self)
{
  for (int whose = 0; whose < 2; whose++)
    {
      unsigned long all = 0;

      for (int kind = 0; kind < KINDS; kind++)
        all += self->placed[whose][kind];
      printf ("%s %d: %s: ", mdn_rule_set_name (self->set), self->players,
              self->contestants[whose].name);
      for (int kind = 0; kind < KINDS; kind++)
        printf ("%s %.1f %%, ", kind_names[kind],
                100.0 * (double) self->placed[whose][kind] / (double) all);
      printf ("of %lu placements\n", all);
    }
}

static bool
read_words (Count *self, char *const words[N_WORDS])
{
  *self = (Count){
    .players = atoi (words[1]),
    .games = strtoul (words[2], NULL, 10),
    .seed = strtoul (words[3], NULL, 10),
  };
  while (self->set < MDN_RULE_SETS && strcmp (words[0], mdn_rule_set_name (self->set)) != 0)
    self->set++;
  return self->set < MDN_RULE_SETS && self->players >= MDN_MIN_PLAYERS &&
         self->players <= MDN_MAX_PLAYERS && contestant_begin (&self->contestants[0], words[4]) &&
         contestant_begin (&self->contestants[1], words[5]);
}

int
main (int argc, char *argv[])
{
  Count self;

  if (argc != 1 + N_WORDS || !read_words (&self, &argv[1]))
    {
      fputs ("usage: first-turns RULES PLAYERS GAMES SEED FIRST SECOND\n"
             "RULES: first, second or online; contestants: see contestant.h\n",
             stderr);
      return EXIT_FAILURE;
    }
  for (unsigned long game = 0; game < self.games; game++)
    play (&self, game);
  report (&self);
  contestant_end (&self.contestants[0]);
  contestant_end (&self.contestants[1]);
  return EXIT_SUCCESS;
}
