/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "node.h"

/* Memory for the nodes of a tree, which never runs out: when all of it is in use, families
 * (blocks of siblings) with few visits are evicted. What was found out in them lives on in the
 * nodes above. */

enum
{
  MDN_MAX_CHILDREN = 20, /* of a node */
};

typedef struct
{
  MdnNode *nodes;    /* nodes[0] has no siblings; then family after family */
  uint32_t *parents; /* of each family: the number of the node, or of none if it is kept */
  uint32_t families; /* how many there are */
  uint32_t room;     /* for families */
  uint32_t hand;     /* the hand of the clock: the next family that may be evicted */
  uint32_t patience; /* the threshold: families with more visits are kept */
  uint32_t gone;     /* families, in this round */
} MdnNodeStore;

/* Makes a store for so many families; false if there is no memory. Only then it need not be freed. */
bool mdn_node_store_begin (MdnNodeStore *store, uint32_t families);
void mdn_node_store_free (MdnNodeStore *store);

/* Gives a node without children the room for some: it returns the number of the first. Another node
 * may have no children then, but not one of those above that node. There must be room for more
 * families than are kept and a game has placements. */
uint32_t mdn_node_store_add_family (MdnNodeStore *store, uint32_t parent);

/* Keeps the node's children, if it has any, from ever being evicted. */
void mdn_node_store_keep_family (MdnNodeStore *store, const MdnNode *parent);
