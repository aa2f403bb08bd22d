/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "candidates.h"
#include "node-store.h"
#include "variation.h"
#include "random.h"

/* Monte-Carlo tree search in which a leaf is worth its static evaluation; no random games are
 * played.
 *
 * The idea to select children by an upper confidence bound is UCT (L. Kocsis and C. Szepesvári,
 * Bandit Based Monte-Carlo Planning, ECML 2006); the bound that is used here has a prior for each
 * child, PUCT (C. D. Rosin, Multi-armed Bandits with Episode Context, Annals of Mathematics and
 * Artificial Intelligence 61, 2011), in the form of D. Silver et al., Mastering the Game of Go
 * without Human Knowledge, Nature 550, 2017:
 *
 *     margin (child) + c × prior (child) × √(visits of the parent) ÷ (visits of the child + 1)
 *
 * with each player's own margin (max^n). One visit has the usual four steps: select a path down to
 * a leaf, expand it, evaluate it, backpropagate the result. The value of a node is the mean of the
 * results, its own static evaluation counted as one more; that of a leaf is the evaluation after
 * its best placement. All of it is whole numbers, so the tree is the same on every machine. */

/* The results of all players after a placement, since the root was the node before it. */
typedef struct
{
  int64_t sum[MDN_MAX_PLAYERS]; /* of margins */
  uint32_t visits;
} MdnMarginSums;

typedef struct
{
  MdnNodeStore store; /* its first node is the position at the beginning */
  MdnRandom random;
  MdnSearchState begin;
  MdnSearchState state;                    /* the position of the root, path[n_path - 1] */
  uint32_t path[MDN_VARIATION_LENGTH + 1]; /* from the first node to the root */
  int32_t
    margins[MDN_VARIATION_LENGTH]; /* of the placements along the path, when they were chosen */
  int n_path;
  MdnMarginSums after[MDN_MAX_CHILDREN]; /* each child of the root */
  MdnMarginSums chosen; /* after the placement that the root was advanced by last */
  bool off_tree;        /* the root was advanced to a node that is not in the tree */
} MdnTree;

enum
{
  MDN_MIN_BLOCKS = 256, /* the least room of a tree: more than a game has placements */
};

/* Makes a tree for a game that is not over; false if there is no memory. Only then it need not be
 * freed. It has memory for so many blocks of nodes: no fewer than MDN_MIN_BLOCKS, or as many as it
 * will be visited, and MDN_VARIATION_LENGTH more. The seed is for a little noise in the
 * evaluations, which breaks ties. */
bool mdn_tree_begin (MdnTree *tree, const MdnPosition *position, uint32_t blocks, uint64_t seed);
void mdn_tree_free (MdnTree *tree);

/* Makes one visit: select, expand, evaluate, backpropagate. */
void mdn_tree_visit (MdnTree *tree);

/* The node that visits begin at. */
const MdnNode *mdn_tree_root (const MdnTree *tree);

/* The child of the root with that placement; NULL if it is not in the tree. */
const MdnNode *mdn_tree_find (const MdnTree *tree, MdnPlacement placement);

/* Makes that child the root: from now on only the positions after it are searched. */
void mdn_tree_advance (MdnTree *tree, MdnPlacement placement);

/* The expected margins of all players after the placement that the root was advanced by last, in
 * points; false if that was not visited while the node before it was the root. */
bool mdn_tree_margins (const MdnTree *tree, double margins[MDN_MAX_PLAYERS]);

/* How many placements the turn has left at the root; 0 when it is over. */
int mdn_tree_placements_ahead (const MdnTree *tree);

/* The child with the most visits of a node that was expanded; of equal ones that with the better
 * static evaluation. */
const MdnNode *mdn_tree_most_visited (const MdnTree *tree, const MdnNode *node);
