/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "node.h"

#include <math.h>

enum
{
  /* The constant c of PUCT, in 1/65536. With four players half, twice and four times as much were
   * worse (tests/bench/README.md). */
  EXPLORATION = 12000,
};

/* The whole part of a square root. Real numbers have whole ones up to 2^53 exactly, and the root of
 * one is the nearest there is on every machine. */
static uint32_t
square_root (uint64_t x)
{
  return (uint32_t) sqrt ((double) x);
}

int32_t
mdn_node_lower_bound (const MdnNode *node)
{
  if (node->visits == 0)
    return INT32_MIN;
  return mdn_node_value (node) -
         EXPLORATION * 16 / (int32_t) (square_root ((uint64_t) node->visits * 256) + 1);
}

int64_t
mdn_node_exploration (uint32_t visits)
{
  return EXPLORATION * (int64_t) square_root ((uint64_t) visits << 16) >> 8;
}
