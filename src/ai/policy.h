/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "policy-view.h"

/* The policy: how likely a search is to choose each legal placement, before there is any. It is
 * linear: a placement has a few facts, numbers as the inputs of the network have, and the sum of
 * their weights is the logarithm of how likely it is, in 1/256. */

#define MDN_POLICY_FACTS(FACT)                                                                \
  FACT (BASE, 6 * 8 * 4 * 2)    /* kind of game, action, stage; whether it ends the turn */   \
  FACT (STOCK, 8 * 16)          /* action, own pieces of that kind */                         \
  FACT (COLOR, 4 * 2 * 2 * 4)   /* a building: color; founds; wanted; rivals */               \
  FACT (UNPLACED, 2 * 2 * 16)   /* founds; wanted; buildings of the color unplaced */         \
  FACT (SPACE, 8 * 27 * 2)      /* a palace's piece: kind; merchants, walls, water; roomy */  \
  FACT (HAMPER, 4 * 4 * 8)      /* action, stage; whose extension spaces it takes */          \
  FACT (GROW, 2 * 2 * 24)       /* a palace that grows: wanted; ends the turn; its points */  \
  FACT (GROW_ROOM, 2 * 2 * 8)   /* wanted; rivals; extension spaces */                        \
  FACT (ROOF, 4 * 24)           /* a rooftop: stage, points of the palace */                  \
  FACT (ROOF_ROOM, 4 * 2 * 8)   /* rivals; ends the turn; extension spaces */                 \
  FACT (ROOF_COLOR, 4 * 8)      /* color, unplaced buildings */                               \
  FACT (ROOF_BETTER, 12)        /* how much more the best palace has */                       \
  FACT (OTHER_ROOF, 2 * 4 * 24) /* wanted, rivals, points */                                  \
  FACT (STABLE_TILE, 2 * 3 * 4) /* whose palace; whether it holds or takes the tile; color */ \
  FACT (MERCHANT, 2 * 27)       /* new street; own, others' and unroofed palaces beside */    \
  FACT (MERCHANT_NEXT, 8)       /* whose palaces the street may come to next; open */         \
  FACT (MERCHANT_FREE, 4 * 5)   /* stage, free spaces beside */                               \
  FACT (WALL, 8 * 4 * 4)        /* what is in front; tower, who holds its tile */             \
  FACT (WALL_NEXT, 4 * 2 * 4)   /* what is in front of the next wall; connected; tower */     \
  FACT (WALL_LEFT, 4 * 16)      /* stage, walls in stock */                                   \
  FACT (TEA, 4 * 8)             /* stage, tea tiles */

#define MDN_POLICY_BASE_OF(name, values) \
  MDN_POLICY_##name, MDN_POLICY_LAST_##name = MDN_POLICY_##name + (values) -1,

enum
{
  MDN_POLICY_FACTS (MDN_POLICY_BASE_OF) MDN_POLICY_CODES,
  MDN_POLICY_MOST_FACTS = 10, /* of a placement */
};

typedef int16_t MdnPolicyWeights[MDN_POLICY_CODES];

typedef struct
{
  MdnPlacement placement;
  int32_t score; /* the logarithm, in 1/256 */
} MdnScoredPlacement;

/* The facts of a legal placement, as numbers below MDN_POLICY_CODES; returns how many. */
int mdn_policy_codes (const MdnPolicyView *view,
                      MdnPlacement placement,
                      uint16_t codes[static MDN_POLICY_MOST_FACTS]);

/* Scores all legal placements, in no order; returns how many. */
unsigned mdn_policy_score (const MdnPolicyWeights weights,
                           const MdnSearchState *state,
                           MdnScoredPlacement list[static MDN_MAX_LEGAL]);
