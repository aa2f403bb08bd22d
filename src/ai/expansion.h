/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "node-store.h"
#include "policy.h"

/* Adds children to the nodes of a tree, those with the highest priors first. The priors are the
 * softmax of the policy's scores. */

typedef struct
{
  const int16_t *policy; /* weights; borrowed */

  /* What a player likes or dislikes: added to the policy's scores, by kind of piece. */
  int16_t taste[MDN_MAX_PLAYERS][MDN_PIECES];

  /* For games to learn from: scores are halved and have so much noise added, so that what the
   * policy does not like is tried, too. 0 for none; it is the same for the same seed. */
  int32_t noise;
  uint64_t seed;
} MdnExpansion;

/* Adds the next children to a node, a block of them or what there is; the node is complete when
 * there are no more. `parent` is the node before, if its placement belongs to the same turn; else
 * NULL. */
void mdn_expansion_add (const MdnExpansion *expansion,
                        MdnNodeStore *store,
                        const MdnNode *parent,
                        MdnNode *node,
                        const MdnSearchState *state);

/* Adds one certain child behind those that the node has. */
const MdnNode *mdn_expansion_append (MdnNodeStore *store,
                                     MdnNode *node,
                                     MdnPlacement placement,
                                     int player,
                                     uint32_t prior);
