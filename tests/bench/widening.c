/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether progressive widening (tree.h) leaves out what counts: how often the placement that a long
 * search chooses is not even among those that a shorter one has tried. Asked at every few
 * placements of games between two contestants (contest.h). */

#include <stdio.h>
#include <stdlib.h>

#include "contest.h"
#include "legal.h"
#include "tree.h"

enum
{
  STEP = 11, /* placements from one position to the next: another place in the turn each time */
};

typedef struct
{
  Contest contest;
  uint64_t visits, more_visits; /* of the short search and of the long one */
  unsigned long placements;
  unsigned long positions;

  /* Positions in which the long search's choice was not tried by the short one */
  unsigned long left_out;

  unsigned long different;                   /* in which they do not choose the same */
  unsigned long legal, tried, tried_in_long; /* placements, over all positions */
} Widening;

/* The root's best child. */
static MdnPlacement
search (MdnTree *tree, const MdnPosition *position, uint64_t visits, uint64_t seed)
{
  if (!mdn_tree_begin (tree, &mdn_network_in_use, position, (uint32_t) visits * 2 + MDN_MIN_BLOCKS,
                       seed))
    abort ();
  for (uint64_t visit = 0; visit < visits; visit++)
    mdn_tree_visit (tree);
  return mdn_tree_most_visited (tree, mdn_tree_root (tree))->placement;
}

static void
compare (Widening *self, const MdnPosition *position, unsigned legal)
{
  MdnTree tree, long_tree;
  const MdnPlacement chosen = search (&tree, position, self->visits, self->contest.seed);
  const MdnPlacement best =
    search (&long_tree, position, self->more_visits, self->contest.seed + 1);

  self->positions++;
  self->left_out += mdn_tree_find (&tree, best) == NULL;
  self->different += best != chosen;
  self->legal += legal;
  self->tried += mdn_tree_root (&tree)->n_children;
  self->tried_in_long += mdn_tree_root (&long_tree)->n_children;
  mdn_tree_free (&tree);
  mdn_tree_free (&long_tree);
}

static void
witness (void *data, const MdnPosition *position, int whose, MdnPlacement placement)
{
  Widening *self = data;
  MdnLegal legal;

  if (position->table.turn.phase != MDN_PHASE_PLAYING || self->placements++ % STEP != 0)
    return;
  mdn_legal_find (position, &legal);
  if (mdn_legal_count (&legal) > 1)
    compare (self, position, mdn_legal_count (&legal));
}

static void
report (const Widening *self)
{
  const double positions = (double) self->positions / 100;

  printf (
    "%s %d: positions %lu, choices of the long search left out %lu (%.1f %%), others chosen %.1f %%; placements: "
    "legal %.0f, tried %.0f, by the long search %.0f\n",
    mdn_rule_set_name (self->contest.set), self->contest.players, self->positions, self->left_out,
    (double) self->left_out / positions, (double) self->different / positions,
    (double) self->legal / positions / 100, (double) self->tried / positions / 100,
    (double) self->tried_in_long / positions / 100);
}

int
main (int argc, char *argv[])
{
  Widening self = { 0 };

  if (argc != 3 + CONTEST_WORDS || !contest_begin (&self.contest, &argv[3]))
    {
      fputs ("usage: widening VISITS MORE-VISITS RULES PLAYERS GAMES SEED FIRST SECOND\n"
             "RULES: first, second or online; contestants: see contestant.h\n",
             stderr);
      return EXIT_FAILURE;
    }
  self.visits = strtoull (argv[1], NULL, 10);
  self.more_visits = strtoull (argv[2], NULL, 10);
  for (unsigned long game = 0; game < self.contest.games; game++)
    contest_play (&self.contest, game, 0, witness, &self);
  report (&self);
  contest_end (&self.contest);
  return EXIT_SUCCESS;
}
