/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a player's tree would be left when it is its turn again: the part of the visits that
 * went through what everybody has then placed. One tree, the same visits for each turn, random
 * set-ups. */

#include <stdio.h>
#include <stdlib.h>

#include "play.h"
#include "random.h"
#include "tree.h"
#include "weights.h"

enum
{
  BLOCKS = 200000, /* of nodes, in each player's tree */
};

/* A player's tree since its last turn. */
typedef struct
{
  MdnTree tree;
  bool grown;
  const MdnNode *node; /* what has been placed since leads to it; NULL: it is not in the tree */
} Memory;

typedef struct
{
  int players;
  uint64_t visits; /* for a turn */
  MdnPosition position;
  MdnRandom random;
  Memory memories[MDN_MAX_PLAYERS];
  /* over all turns but the first of each player */
  unsigned long turns;
  unsigned long lost; /* of which nothing would be left */
  double kept;        /* the sum of the parts that would be */
} Table;

static void
place (Table *self, MdnPlacement placement)
{
  mdn_position_play (&self->position, placement, NULL);
  for (int player = 0; player < self->players; player++)
    {
      Memory *memory = &self->memories[player];

      if (memory->grown && memory->node != NULL)
        memory->node = mdn_tree_find_child (&memory->tree, memory->node, placement);
    }
}

static void
forget (Table *self, Memory *memory)
{
  const uint32_t left = memory->node != NULL ? memory->node->visits : 0;

  if (!memory->grown)
    return;
  self->turns++;
  self->lost += left == 0;
  self->kept += (double) left / (double) self->visits;
  mdn_tree_free (&memory->tree);
  memory->grown = false;
}

static void
play_turn (Table *self)
{
  Memory *memory = &self->memories[self->position.table.turn.player];
  MdnPlacement chosen[MDN_VARIATION_LENGTH];
  int count = 0;

  forget (self, memory);
  if (!mdn_tree_begin (&memory->tree, &mdn_network_in_use, &self->position, BLOCKS,
                       mdn_random_next (&self->random)))
    abort ();
  for (int ahead; (ahead = mdn_tree_placements_ahead (&memory->tree)) > 0;)
    {
      for (uint64_t visit = 0; visit < self->visits / 2; visit++)
        mdn_tree_visit (&memory->tree);
      chosen[count] =
        mdn_tree_most_visited (&memory->tree, mdn_tree_root (&memory->tree))->placement;
      mdn_tree_advance (&memory->tree, chosen[count++]);
    }
  for (int i = 0; i < count; i++)
    place (self, chosen[i]);
  memory->grown = true;
  memory->node = mdn_tree_root (&memory->tree);
}

static void
play_game (Table *self, MdnRuleSet set)
{
  const MdnRules rules = mdn_rules (set, self->players);
  const MdnSetup setup = mdn_setup_draw (&rules, &self->random);

  self->position = mdn_position (&setup);
  while (!mdn_position_is_over (&self->position))
    play_turn (self);
  for (int player = 0; player < self->players; player++)
    if (self->memories[player].grown)
      {
        mdn_tree_free (&self->memories[player].tree);
        self->memories[player].grown = false;
      }
}

int
main (int argc, char *argv[])
{
  Table table = { 0 };

  if (argc != 6)
    {
      fputs ("usage: kept-tree RULES PLAYERS VISITS GAMES SEED\n"
             "RULES: 0 first, 1 second, 2 online\n"
             "VISITS: for a turn\n",
             stderr);
      return EXIT_FAILURE;
    }
  table.players = atoi (argv[2]);
  table.visits = strtoull (argv[3], NULL, 10);
  mdn_random_seed (&table.random, strtoull (argv[5], NULL, 10));
  for (int game = atoi (argv[4]); game > 0; game--)
    play_game (&table, (MdnRuleSet) atoi (argv[1]));
  printf ("turns %lu, of which nothing would be left %.1f %%, visits left %.2f %% on average\n",
          table.turns, 100.0 * (double) table.lost / (double) table.turns,
          100.0 * table.kept / (double) table.turns);
  return EXIT_SUCCESS;
}
