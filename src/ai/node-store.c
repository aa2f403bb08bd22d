/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "node-store.h"

#include <stdlib.h>

enum
{
  PINNED = 0, /* as a parent: the block is never evicted, like that of the root */

  /* A round that evicts fewer than one chain in so many blocks doubles the threshold; by hand */
  MIN_YIELD = 4,
};

bool
mdn_node_store_begin (MdnNodeStore *store, uint32_t blocks)
{
  *store = (MdnNodeStore){ .room = blocks };
  store->nodes = calloc ((size_t) blocks * MDN_BLOCK_NODES + 1, sizeof *store->nodes);
  store->parents = calloc (blocks, sizeof *store->parents);
  store->next = calloc (blocks, sizeof *store->next);
  if (store->nodes == NULL || store->parents == NULL || store->next == NULL)
    {
      mdn_node_store_free (store);
      return false;
    }
  mdn_node_store_clear (store);
  return true;
}

void
mdn_node_store_free (MdnNodeStore *store)
{
  free (store->nodes);
  free (store->parents);
  free (store->next);
  store->nodes = NULL;
  store->parents = NULL;
  store->next = NULL;
}

/* The hand goes round from the beginning, and as gently as at first. */
static void
reset_clock (MdnNodeStore *store)
{
  store->threshold = 1;
  store->clock_hand = store->evicted = 0;
}

void
mdn_node_store_clear (MdnNodeStore *store)
{
  store->nodes[0] = (MdnNode){ .visits = 0 };
  store->blocks = store->free_blocks = 0;
  reset_clock (store);
}

static uint32_t
first_node_of (uint32_t block)
{
  return 1 + block * MDN_BLOCK_NODES;
}

static uint32_t
block_of (uint32_t node)
{
  return (node - 1) / MDN_BLOCK_NODES;
}

/* Whether none of the node's children has children: they were never expanded, or their children
 * were evicted. */
static bool
has_only_leaves (const MdnNodeStore *store, const MdnNode *node)
{
  uint32_t child = node->children;

  for (int i = 0; i < node->n_children; i++)
    {
      if (store->nodes[child].n_children > 0)
        return false;
      if (i + 1 < node->n_children)
        child = mdn_node_store_next (store, child);
    }
  return true;
}

/* Whether the chain that begins with this block may go. */
static bool
may_evict (const MdnNodeStore *store, uint32_t block)
{
  const MdnNode *parent = &store->nodes[store->parents[block]];

  return store->parents[block] != PINNED && parent->children == first_node_of (block) &&
         parent->n_children > 0 && parent->visits <= store->threshold &&
         has_only_leaves (store, parent);
}

/* Raises the threshold after a round that evicted too few. */
static void
end_round (MdnNodeStore *store)
{
  if (store->evicted < store->blocks / MIN_YIELD)
    store->threshold *= 2;
  store->clock_hand = store->evicted = 0;
}

/* Evicts a chain, but neither that of the node itself nor the one that the node is in. */
static void
evict_chain (MdnNodeStore *store, uint32_t node)
{
  const uint32_t above = node == 0 ? PINNED : store->parents[block_of (node)];

  for (;;)
    {
      const uint32_t block = store->clock_hand;

      if (block == store->blocks)
        {
          end_round (store);
          continue;
        }
      store->clock_hand++;
      if (store->parents[block] == node || store->parents[block] == above ||
          !may_evict (store, block))
        continue;
      store->nodes[store->parents[block]].n_children = 0;
      store->nodes[store->parents[block]].complete = false;
      store->free_blocks = block + 1;
      store->evicted++;
      return;
    }
}

static uint32_t
take_block (MdnNodeStore *store, uint32_t node)
{
  uint32_t block;

  if (store->free_blocks == 0 && store->blocks < store->room)
    return store->blocks++;
  if (store->free_blocks == 0)
    evict_chain (store, node);
  block = store->free_blocks - 1;
  store->free_blocks = store->next[block];
  return block;
}

/* The place where the chain of the node's children goes on. */
static uint32_t *
end_of_chain (MdnNodeStore *store, const MdnNode *node)
{
  uint32_t *next = &store->next[block_of (node->children)];

  while (*next != 0)
    next = &store->next[*next - 1];
  return next;
}

void
mdn_node_store_add_block (MdnNodeStore *store, MdnNode *node)
{
  const uint32_t number = (uint32_t) (node - store->nodes);
  const uint32_t block = take_block (store, number);

  store->next[block] = 0;
  if (node->n_children == 0)
    {
      node->children = first_node_of (block);
      store->parents[block] = number;
    }
  else
    {
      store->parents[block] = store->parents[block_of (node->children)];
      *end_of_chain (store, node) = block + 1;
    }
}

static void
set_parents (MdnNodeStore *store, const MdnNode *node, uint32_t parent)
{
  if (node->n_children == 0)
    return;
  for (uint32_t block = block_of (node->children) + 1; block != 0; block = store->next[block - 1])
    store->parents[block - 1] = parent;
}

void
mdn_node_store_pin (MdnNodeStore *store, const MdnNode *node)
{
  set_parents (store, node, PINNED);
}

void
mdn_node_store_unpin (MdnNodeStore *store, const MdnNode *node)
{
  set_parents (store, node, (uint32_t) (node - store->nodes));
}

/* --- Sweeping --------------------------------------------------------------------------------- */

/* What becomes of a block. */
typedef enum
{
  FATE_OPEN,
  FATE_KEPT,
  FATE_FREE,
} Fate;

/* A fate that is known without looking further up. */
static Fate
fate_here (const MdnNodeStore *store, const uint8_t fates[], uint32_t block, uint32_t root)
{
  if (fates[block] != FATE_OPEN)
    return (Fate) fates[block];
  if (store->parents[block] == root)
    return FATE_KEPT;
  return store->parents[block] == PINNED ? FATE_FREE : FATE_OPEN;
}

/* A block shares its parent's fate. All that are passed on the way up are noted, so that none is
 * passed often; no node is looked at. */
static void
decide_fate (const MdnNodeStore *store, uint8_t fates[], uint32_t block, uint32_t root)
{
  uint32_t above = block;
  Fate fate;

  while ((fate = fate_here (store, fates, above, root)) == FATE_OPEN)
    above = block_of (store->parents[above]);
  for (; block != above; block = block_of (store->parents[block]))
    fates[block] = (uint8_t) fate;
  fates[above] = (uint8_t) fate;
}

static void
decide_fates (const MdnNodeStore *store, uint8_t fates[], uint32_t root)
{
  for (uint32_t block = store->free_blocks; block != 0; block = store->next[block - 1])
    fates[block - 1] = FATE_FREE;
  for (uint32_t block = 0; block < store->blocks; block++)
    decide_fate (store, fates, block, root);
}

bool
mdn_node_store_keep_below (MdnNodeStore *store, const MdnNode *node)
{
  const uint32_t root = (uint32_t) (node - store->nodes);
  uint8_t *fates;

  if (root == 0)
    return true;
  fates = calloc (store->blocks, 1);
  if (fates == NULL)
    return false;
  decide_fates (store, fates, root);
  store->nodes[0] = *node;
  store->free_blocks = 0;
  for (uint32_t block = store->blocks; block-- > 0;)
    if (fates[block] == FATE_FREE)
      {
        store->next[block] = store->free_blocks;
        store->free_blocks = block + 1;
      }
    else if (store->parents[block] == root)
      store->parents[block] = PINNED;
  free (fates);
  reset_clock (store);
  return true;
}
