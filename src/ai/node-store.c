/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "node-store.h"

#include <stdlib.h>

enum
{
  PINNED = 0, /* as a parent: the block is never evicted, like that of the root */
  MIN_YIELD =
    4, /* a round that evicts fewer than one block in so many doubles the threshold; by hand */
};

bool
mdn_node_store_begin (MdnNodeStore *store, uint32_t blocks)
{
  *store = (MdnNodeStore){ .room = blocks, .threshold = 1 };
  store->nodes = calloc ((size_t) blocks * MDN_MAX_CHILDREN + 1, sizeof *store->nodes);
  store->parents = calloc (blocks, sizeof *store->parents);
  if (store->nodes != NULL && store->parents != NULL)
    return true;
  mdn_node_store_free (store);
  return false;
}

void
mdn_node_store_free (MdnNodeStore *store)
{
  free (store->nodes);
  free (store->parents);
  store->nodes = NULL;
  store->parents = NULL;
}

static uint32_t
first_node_of (uint32_t block)
{
  return 1 + block * MDN_MAX_CHILDREN;
}

static uint32_t
block_of (uint32_t node)
{
  return (node - 1) / MDN_MAX_CHILDREN;
}

/* Whether none of the siblings has children: they were never expanded, or their children were
 * evicted. */
static bool
are_leaves (const MdnNodeStore *store, uint32_t block, int siblings)
{
  const MdnNode *nodes = &store->nodes[first_node_of (block)];

  for (int i = 0; i < siblings; i++)
    if (nodes[i].n_children > 0)
      return false;
  return true;
}

static bool
may_evict (const MdnNodeStore *store, uint32_t block)
{
  const MdnNode *parent = &store->nodes[store->parents[block]];

  return store->parents[block] != PINNED && parent->visits <= store->threshold &&
         are_leaves (store, block, parent->n_children);
}

/* Raises the threshold after a round that evicted too few. */
static void
end_round (MdnNodeStore *store)
{
  if (store->evicted < store->blocks / MIN_YIELD)
    store->threshold *= 2;
  store->clock_hand = store->evicted = 0;
}

/* Finds the block to evict, but never that of the node itself. */
static uint32_t
find_victim (MdnNodeStore *store, uint32_t parent)
{
  for (;;)
    {
      const uint32_t block = store->clock_hand;

      if (block == store->blocks)
        end_round (store);
      else
        {
          store->clock_hand++;
          if (block != block_of (parent) && may_evict (store, block))
            return block;
        }
    }
}

static uint32_t
take_block (MdnNodeStore *store, uint32_t parent)
{
  uint32_t block;

  if (store->blocks < store->room)
    return store->blocks++;
  block = find_victim (store, parent);
  store->nodes[store->parents[block]].n_children = 0;
  store->evicted++;
  return block;
}

uint32_t
mdn_node_store_add_block (MdnNodeStore *store, uint32_t parent)
{
  const uint32_t block = take_block (store, parent);

  store->parents[block] = parent;
  return first_node_of (block);
}

void
mdn_node_store_pin_block (MdnNodeStore *store, const MdnNode *parent)
{
  if (parent->n_children > 0)
    store->parents[block_of (parent->children)] = PINNED;
}
