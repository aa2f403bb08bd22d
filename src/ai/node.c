/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "node.h"

#include "weights.h"

enum
{
  /* The constant c of PUCT. Set by hand: with four players half and twice as much were no better
   * (tests/bench/README.md). */
  EXPLORATION = 3 * MDN_POINT,
};

/* The whole part of a square root. */
static uint32_t
square_root (uint64_t x)
{
  uint64_t root = 0;

  for (uint64_t bit = UINT64_C (1) << 30; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= x)
      root |= bit;
  return (uint32_t) root;
}

int32_t
mdn_node_lower_bound (const MdnNode *node)
{
  return mdn_node_margin (node) -
         EXPLORATION * 16 / (int32_t) (square_root ((uint64_t) node->visits * 256) + 1);
}

int64_t
mdn_node_exploration (const MdnNode *node)
{
  const int64_t root = square_root (((uint64_t) node->visits + 1) << 16);

  return EXPLORATION * root >> 8;
}
