/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "placement.h"

/* A node of the search tree: a placement, and the results of the visits to it and to what follows.
 * Whole numbers; utilities are in 1/65536 (utility.h), margins in 1/256 points (MDN_POINT). */

typedef struct
{
  int64_t sum;     /* of the utilities that visits found, for the player who makes the placement */
  int64_t margins; /* and of that player's margins */
  uint32_t visits; /* 0: it was not evaluated yet */
  uint32_t children;   /* the number of the first; those that look best come first (node-store.h) */
  uint16_t n_children; /* 0 for a leaf: never expanded, or evicted since */
  uint16_t prior;      /* its prior among its siblings, in 1/65536 */
  MdnPlacement placement;
  uint8_t player; /* who makes it */
  bool complete;  /* every legal placement is among its children */
} MdnNode;

/* The value of a node that was visited: the mean utility for the player who makes the placement. */
static inline int32_t
mdn_node_value (const MdnNode *node)
{
  return (int32_t) (node->sum / (int64_t) node->visits);
}

/* The mean margin for that player; 0 if it was never visited. */
static inline int32_t
mdn_node_margin (const MdnNode *node)
{
  return node->visits == 0 ? 0 : (int32_t) (node->margins / (int64_t) node->visits);
}

/* The lower confidence bound of the value: the lower, the less often the placement was visited. */
int32_t mdn_node_lower_bound (const MdnNode *node);

/* The exploration term of PUCT for a node with so many visits: this, multiplied by a child's prior,
 * is what a child that was never visited may be better than its value. In 1/65536. */
int64_t mdn_node_exploration (uint32_t visits);
