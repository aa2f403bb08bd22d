/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "placement.h"

/* A node of the tree: a placement, and what was found behind it. Whole numbers; margins are in
 * 1/256 points (MDN_POINT). */

typedef struct
{
  int64_t sum;      /* of the margins found behind it, for the player who makes it */
  int32_t estimate; /* that margin at sight */
  uint32_t visits;
  uint32_t children;   /* the number of the first; they lie side by side */
  uint16_t n_children; /* 0 while nobody has looked behind it, or when that has been forgotten */
  MdnPlacement placement;
  uint16_t prior; /* its prior among its siblings, in 1/65536 */
  uint8_t player; /* who makes it */
} MdnNode;

/* The expected margin for the player who makes the placement. */
static inline int32_t
mdn_node_margin (const MdnNode *node)
{
  return (int32_t) ((node->sum + node->estimate) / ((int64_t) node->visits + 1));
}

/* The lower confidence bound of that margin: the lower, the less often the placement was visited. */
int32_t mdn_node_lower_bound (const MdnNode *node);

/* The exploration term of PUCT: this, multiplied by a child's prior, is what a child that was
 * never visited may be better than its margin. It grows with the visits of the node. */
int64_t mdn_node_exploration (const MdnNode *node);
