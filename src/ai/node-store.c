/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "node-store.h"

#include <stdlib.h>

enum
{
  KEPT = 0,  /* as a parent: the family is never evicted, like that of nodes[0] */
  YIELD = 4, /* a round that evicts fewer than one family in so many raises the threshold */
};

bool
mdn_node_store_begin (MdnNodeStore *store, uint32_t families)
{
  *store = (MdnNodeStore){ .room = families, .patience = 1 };
  store->nodes = calloc ((size_t) families * MDN_MAX_CHILDREN + 1, sizeof *store->nodes);
  store->parents = calloc (families, sizeof *store->parents);
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
first_of (uint32_t family)
{
  return 1 + family * MDN_MAX_CHILDREN;
}

static uint32_t
family_of (uint32_t node)
{
  return (node - 1) / MDN_MAX_CHILDREN;
}

/* Whether none of the siblings has children: they were never expanded, or their children were
 * evicted. */
static bool
is_childless (const MdnNodeStore *store, uint32_t family, int siblings)
{
  const MdnNode *nodes = &store->nodes[first_of (family)];

  for (int i = 0; i < siblings; i++)
    if (nodes[i].n_children > 0)
      return false;
  return true;
}

static bool
may_go (const MdnNodeStore *store, uint32_t family)
{
  const MdnNode *parent = &store->nodes[store->parents[family]];

  return store->parents[family] != KEPT && parent->visits <= store->patience &&
         is_childless (store, family, parent->n_children);
}

/* Raises the threshold after a round that evicted too few. */
static void
end_round (MdnNodeStore *store)
{
  if (store->gone < store->families / YIELD)
    store->patience *= 2;
  store->hand = store->gone = 0;
}

/* Finds the family to evict, but never that of the node itself. */
static uint32_t
find_family (MdnNodeStore *store, uint32_t parent)
{
  for (;;)
    {
      const uint32_t family = store->hand;

      if (family == store->families)
        end_round (store);
      else
        {
          store->hand++;
          if (family != family_of (parent) && may_go (store, family))
            return family;
        }
    }
}

static uint32_t
take_family (MdnNodeStore *store, uint32_t parent)
{
  uint32_t family;

  if (store->families < store->room)
    return store->families++;
  family = find_family (store, parent);
  store->nodes[store->parents[family]].n_children = 0;
  store->gone++;
  return family;
}

uint32_t
mdn_node_store_add_family (MdnNodeStore *store, uint32_t parent)
{
  const uint32_t family = take_family (store, parent);

  store->parents[family] = parent;
  return first_of (family);
}

void
mdn_node_store_keep_family (MdnNodeStore *store, const MdnNode *parent)
{
  if (parent->n_children > 0)
    store->parents[family_of (parent->children)] = KEPT;
}
