/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "node.h"

/* Memory for the nodes of a tree, which never runs out: all children of a node lie in one block,
 * and when all blocks are in use, those of nodes with few visits are evicted. The results of what
 * was evicted stay in the nodes above.
 *
 * Which block is evicted is decided by CLOCK, the approximation of least-recently-used replacement
 * (F. J. Corbató, A Paging Experiment with the Multics System, 1968), with visits in place of the
 * bit that tells recent use: a hand goes round over the blocks and evicts the next one whose parent
 * has few. */

enum
{
  /* Of a node: the candidates that look best. Set by hand; a larger number needs more memory. */
  MDN_MAX_CHILDREN = 20,
};

typedef struct
{
  MdnNode *nodes;      /* nodes[0] is the root; then block after block */
  uint32_t *parents;   /* of each block: the number of its parent node, or 0 if it is pinned */
  uint32_t blocks;     /* in use */
  uint32_t room;       /* for blocks */
  uint32_t clock_hand; /* the next block that may be evicted */
  uint32_t threshold;  /* blocks whose parents have more visits are not evicted */
  uint32_t evicted;    /* blocks, in this round of the hand */
} MdnNodeStore;

/* Makes a store for so many blocks; false if there is no memory. Only then it need not be freed. */
bool mdn_node_store_begin (MdnNodeStore *store, uint32_t blocks);
void mdn_node_store_free (MdnNodeStore *store);

/* Gives a node without children the room for some: it returns the number of the first. Another node
 * may have no children then, but not one of those above that node. There must be room for more
 * blocks than are kept and a game has placements. */
uint32_t mdn_node_store_add_block (MdnNodeStore *store, uint32_t parent);

/* Keeps the node's children, if it has any, from ever being evicted. */
void mdn_node_store_pin_block (MdnNodeStore *store, const MdnNode *parent);
