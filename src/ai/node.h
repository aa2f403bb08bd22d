/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "placement.h"

/* A node of the search tree: a placement, and the results of the visits to it and to what follows.
 * Whole numbers; margins are in 1/256 points (MDN_POINT). */

typedef struct
{
  int64_t sum;        /* of the margins that visits found, for the player who makes the placement */
  int32_t evaluation; /* that margin by the static evaluation */
  uint32_t visits;
  uint32_t children;   /* the number of the first; they lie side by side */
  uint16_t n_children; /* 0 for a leaf: never expanded, or evicted since */
  MdnPlacement placement;
  uint16_t prior; /* its prior among its siblings, in 1/65536 */
  uint8_t player; /* who makes it */
} MdnNode;

/* The value of the node: the mean margin for the player who makes the placement. The static
 * evaluation counts as one visit, so that a child that was never visited has a value, too. */
static inline int32_t
mdn_node_margin (const MdnNode *node)
{
  return (int32_t) ((node->sum + node->evaluation) / ((int64_t) node->visits + 1));
}

/* The lower confidence bound of that margin: the lower, the less often the placement was visited. */
int32_t mdn_node_lower_bound (const MdnNode *node);

/* The exploration term of PUCT: this, multiplied by a child's prior, is what a child that was
 * never visited may be better than its margin. It grows with the visits of the node. */
int64_t mdn_node_exploration (const MdnNode *node);
