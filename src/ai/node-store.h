/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "node.h"

/* Memory for the nodes of a tree, which never runs out: the children of a node lie in a chain of
 * blocks, and when all blocks are in use, chains of nodes with few visits are evicted. The results
 * of what was evicted stay in the nodes above.
 *
 * Which chain is evicted is decided by CLOCK, the approximation of least-recently-used replacement
 * (F. J. Corbató, A Paging Experiment with the Multics System, 1968), with visits in place of the
 * bit that tells recent use: a hand goes round over the blocks and evicts the next chain whose
 * parent has few. */

enum
{
  MDN_BLOCK_NODES = 8,
};

typedef struct
{
  MdnNode *nodes;       /* nodes[0] is the root; then block after block */
  uint32_t *parents;    /* of each block: the number of its parent node, or 0 if it is pinned */
  uint32_t *next;       /* of each block: the number of the next one in its chain, plus 1; or 0 */
  uint32_t blocks;      /* that were ever in use */
  uint32_t room;        /* for blocks */
  uint32_t free_blocks; /* a chain of blocks that are free again: number plus 1, or 0 */
  uint32_t clock_hand;  /* the next block that may be evicted */
  uint32_t threshold;   /* chains whose parents have more visits are not evicted */
  uint32_t evicted;     /* chains, in this round of the hand */
} MdnNodeStore;

/* Makes a store for so many blocks; false if there is no memory. Only then it need not be freed. */
bool mdn_node_store_begin (MdnNodeStore *store, uint32_t blocks);
void mdn_node_store_free (MdnNodeStore *store);

/* Forgets all nodes. */
void mdn_node_store_clear (MdnNodeStore *store);

/* Gives a node room for MDN_BLOCK_NODES more children, which are numbered on from those that it
 * has; the caller raises n_children. Another node may have no children then, but not one of those
 * above that node. There must be room for more blocks than are kept and a game has placements. */
void mdn_node_store_add_block (MdnNodeStore *store, MdnNode *node);

/* Keeps the node's children, if it has any, from ever being evicted. */
void mdn_node_store_pin (MdnNodeStore *store, const MdnNode *node);

/* Undoes that, once for each node whose children were pinned. */
void mdn_node_store_unpin (MdnNodeStore *store, const MdnNode *node);

/* Makes another node the first one; whatever was not below it is free again. Nothing but the first
 * node's children may be pinned, and those of the new one are. False if there is no memory to do it
 * with: then nothing has changed. */
bool mdn_node_store_keep_below (MdnNodeStore *store, const MdnNode *node);

/* The number of the child behind another one in their chain; the last one has none. */
static inline uint32_t
mdn_node_store_next (const MdnNodeStore *store, uint32_t child)
{
  const uint32_t block = (child - 1) / MDN_BLOCK_NODES;

  return child % MDN_BLOCK_NODES != 0 ? child + 1 : 1 + (store->next[block] - 1) * MDN_BLOCK_NODES;
}
