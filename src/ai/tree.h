/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "character.h"
#include "expansion.h"
#include "network.h"
#include "random.h"
#include "variation.h"

/* Monte-Carlo tree search in which a leaf is worth what the network expects of it; no random games
 * are played.
 *
 * The idea to select children by an upper confidence bound is UCT (L. Kocsis and C. Szepesvári,
 * Bandit Based Monte-Carlo Planning, ECML 2006); the bound that is used here has a prior for each
 * child, PUCT (C. D. Rosin, Multi-armed Bandits with Episode Context, Annals of Mathematics and
 * Artificial Intelligence 61, 2011), in the form of D. Silver et al., Mastering the Game of Go
 * without Human Knowledge, Nature 550, 2017:
 *
 *     value (child) + c × prior (child) × √(visits of the parent) ÷ (visits of the child + 1)
 *
 * with each player's own utility (max^n). Priors come from the policy (policy.h). One visit has the
 * usual four steps: select a path down to a leaf, expand it, evaluate it, backpropagate the result.
 * A node is evaluated when it is first visited and expanded when it is visited again. Children are
 * added to it as selection comes to them, in the order of their priors, until all legal placements
 * are there: progressive widening (R. Coulom, Computing Elo Ratings of Move Patterns in the Game of
 * Go, ICGA Journal 30, 2007), with what PUCT makes of the priors in place of a schedule. All of it
 * is whole numbers, so the tree is the same on every machine. */

enum
{
  /* The least room of a tree: more than the placements of a turn, each with all its alternatives,
   * and the longest path take. */
  MDN_MIN_BLOCKS = 1024,
  MDN_TRACKED = 64, /* so many first children of the root have all players' results kept */
};

/* The results of all players after a placement, since the root was the node before it. */
typedef struct
{
  int64_t totals[MDN_MAX_PLAYERS];
  int64_t margins[MDN_MAX_PLAYERS];
  int64_t chances[MDN_MAX_PLAYERS];
  uint32_t visits;
} MdnResultSums;

typedef struct
{
  const MdnNetwork *network; /* borrowed */
  MdnExpansion expansion;    /* its noise is for the root only */
  MdnAccumulator accumulator;
  MdnNodeStore store;    /* its first node is the position at the beginning */
  const MdnTaste *taste; /* of the player to move at the beginning; borrowed; NULL for none */
  MdnRandom random;
  MdnSearchState begin;
  MdnSearchState state;                    /* the position of the root, path[n_path - 1] */
  uint32_t path[MDN_VARIATION_LENGTH + 1]; /* from the first node to the root */

  /* Of the placements along the path, when they were chosen */
  int32_t margins[MDN_VARIATION_LENGTH];

  int n_path;
  MdnResultSums at_root;
  MdnResultSums after[MDN_TRACKED]; /* each child of the root */
  MdnResultSums chosen;             /* after the placement that the root was advanced by last */
} MdnTree;

/* Makes a tree for a game that is not over; false if there is no memory. Only then it need not be
 * freed. It has memory for so many blocks of nodes: no fewer than MDN_MIN_BLOCKS. The seed is for a
 * little noise in the evaluations, which breaks ties. */
bool mdn_tree_begin (MdnTree *tree,
                     const MdnNetwork *network,
                     const MdnPosition *position,
                     uint32_t blocks,
                     uint64_t seed);
void mdn_tree_free (MdnTree *tree);

/* What the player to move at the beginning likes, from the first visit on. Borrowed; NULL: nothing
 * in particular. */
void mdn_tree_set_taste (MdnTree *tree, const MdnTaste *taste);

/* Forgets everything and begins with another position, in the memory that the tree has. */
void mdn_tree_begin_anew (MdnTree *tree, const MdnPosition *position, uint64_t seed);

/* Makes the first node the root again, as the node of that position, which the caller knows it to
 * be. */
void mdn_tree_begin_turn (MdnTree *tree, const MdnPosition *position);

/* Makes one visit: select, expand, evaluate, backpropagate. */
void mdn_tree_visit (MdnTree *tree);

/* The node that visits begin at. */
const MdnNode *mdn_tree_root (const MdnTree *tree);

/* The child of a node with that placement; NULL if it is not in the tree. */
const MdnNode *
mdn_tree_find_child (const MdnTree *tree, const MdnNode *node, MdnPlacement placement);

/* Likewise, of the root. */
const MdnNode *mdn_tree_find (const MdnTree *tree, MdnPlacement placement);

/* Makes that child the root, adding it to the tree if it is not in it: from now on only the
 * positions after it are searched. */
void mdn_tree_advance (MdnTree *tree, MdnPlacement placement);

/* The expected margins of all players after the placement that the root was advanced by last, in
 * points; false if that was not visited while the node before it was the root. */
bool mdn_tree_margins (const MdnTree *tree, double margins[MDN_MAX_PLAYERS]);

/* The chance of the player to move at the beginning to win after that placement, from 0 to 1; only
 * where there are margins. */
double mdn_tree_chance (const MdnTree *tree);

/* How many placements the turn has left at the root; 0 when it is over. */
int mdn_tree_placements_ahead (const MdnTree *tree);

/* The child with the most visits of a node that was expanded; of equal ones that with the higher
 * prior. */
const MdnNode *mdn_tree_most_visited (const MdnTree *tree, const MdnNode *node);

/* The children of a node: `for (i = 0, c = first; i < n_children; i++, c = next)`. */
static inline const MdnNode *
mdn_tree_first_child (const MdnTree *tree, const MdnNode *node)
{
  return node->n_children > 0 ? &tree->store.nodes[node->children] : NULL;
}

/* The sibling behind it; only if there is one. */
static inline const MdnNode *
mdn_tree_sibling (const MdnTree *tree, const MdnNode *node)
{
  return &tree->store
            .nodes[mdn_node_store_next (&tree->store, (uint32_t) (node - tree->store.nodes))];
}
