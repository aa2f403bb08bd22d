/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "candidates.h"
#include "node-store.h"
#include "plan.h"
#include "random.h"

/* A Monte-Carlo search tree (PUCT) whose leaves are static estimates instead of random games.
 * All of it is whole numbers, so it grows alike on every machine. */

/* The results of all players behind a placement, since the tree was told to grow from before it. */
typedef struct
{
  int64_t sum[MDN_MAX_PLAYERS]; /* of margins */
  uint32_t visits;
} MdnMarginSums;

typedef struct
{
  MdnNodeStore store; /* its first node stands for the position at the beginning */
  MdnRandom random;
  MdnCity begin;
  MdnCity city; /* the position that the tree grows from, that of path[n_path - 1] */
  uint32_t path[MDN_PLAN_LENGTH + 1];
  int32_t margins[MDN_PLAN_LENGTH]; /* of the placements along the path, when they were chosen */
  int n_path;
  MdnMarginSums behind[MDN_MAX_CHILDREN]; /* of the placements from that position */
  MdnMarginSums gone;                     /* of the one that it was told to go last */
  bool lost;                              /* it was told to go where it has never searched */
} MdnTree;

enum
{
  MDN_LEAST_FAMILIES = 256, /* the least room of a tree: more than a game has placements */
};

/* Makes a tree for a game that is not over; false if there is no memory. Only then it need not be
 * freed. It remembers so many families of nodes: no fewer than MDN_LEAST_FAMILIES, or as many as it
 * will be visited, and MDN_PLAN_LENGTH more. The seed moves estimates a little. */
bool mdn_tree_begin (MdnTree *tree, const MdnPosition *position, uint32_t families, uint64_t seed);
void mdn_tree_free (MdnTree *tree);

/* Makes one visit: goes down the tree, expands the node it comes to, and backs the result up. */
void mdn_tree_visit (MdnTree *tree);

/* Where the tree grows from. */
const MdnNode *mdn_tree_root (const MdnTree *tree);

/* The placement of the mover there; NULL if it is not in the tree. */
const MdnNode *mdn_tree_find (const MdnTree *tree, MdnPlacement placement);

/* From now on the tree grows only behind that placement. */
void mdn_tree_go (MdnTree *tree, MdnPlacement placement);

/* The expected margins of all players behind the placement that the tree was told to go last, in
 * points; false if it has not been there since it began to grow before it. */
bool mdn_tree_margins (const MdnTree *tree, double margins[MDN_MAX_PLAYERS]);

/* How many placements the turn has left there; 0 when it is over. */
int mdn_tree_placements_ahead (const MdnTree *tree);

/* The child with the most visits of a node that was expanded; of equal ones that with the better
 * static estimate. */
const MdnNode *mdn_tree_most_visited (const MdnTree *tree, const MdnNode *node);
