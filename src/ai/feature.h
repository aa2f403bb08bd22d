/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board-analysis.h"

/* The features of a position: small numbers for each player. Their weights (weights.h) were
 * learned from games. */

typedef enum
{
  /* What the player has. */
  MDN_FEATURE_POINTS,      /* of its palaces, without tiles */
  MDN_FEATURE_PALACE_TILE, /* value of those held */
  MDN_FEATURE_TILE_LEAD,   /* value times the lead in size over every other, up to 3 */
  MDN_FEATURE_TILE_RISK,   /* value times the players who may still roof the color */
  MDN_FEATURE_TOWER_TILE,  /* value of those held */
  MDN_FEATURE_TOWER_RISK,  /* value of those that a few walls would give to others */
  /* What the player has in stock. */
  MDN_FEATURE_MERCHANTS,
  MDN_FEATURE_WALLS,
  MDN_FEATURE_STABLES,
  MDN_FEATURE_TEA,
  MDN_FEATURE_OTHER_ROOFTOPS,
  /* What can come to the player's palaces. */
  MDN_FEATURE_STABLE_ROOM,  /* stables in stock for which there are extension spaces */
  MDN_FEATURE_EXTENSION,    /* palaces that can take a stable at all */
  MDN_FEATURE_STABLE_WATER, /* stables in stock for which there are water spaces */
  MDN_FEATURE_MARKET,       /* legal spaces for merchants beside them */
  MDN_FEATURE_ROOM,         /* free spaces beside them */
  MDN_FEATURE_GAPS,         /* empty wall spaces beside them */
  MDN_FEATURE_GAPS_OWN,     /* walls in stock for which there are such spaces */
  MDN_FEATURE_GAPS_WALLS,   /* those spaces times half of the walls in all stocks */
  MDN_FEATURE_GAPS_NEAR,    /* those that walls reach soon, but not next */
  MDN_FEATURE_WALL_NEXT,    /* legal spaces for walls beside them */
  MDN_FEATURE_NEXT_TOWER,   /* tower tiles that the next wall would bring */
  MDN_FEATURE_NEAR_TOWER,   /* and those that walls would bring soon */
  /* The colors of which the player owns no palace yet. */
  MDN_FEATURE_WANTED,      /* how many */
  MDN_FEATURE_WANTED_TILE, /* value of their tiles that nobody holds yet */
  MDN_FEATURE_SHARE,       /* 4 × unplaced buildings ÷ players who may roof them */
  MDN_FEATURE_OWN_SHARE,   /* the player's own among them */
  MDN_FEATURE_PRIZE,       /* the best unroofed palace of each, in points with tiles */
  MDN_FEATURE_BEST_PRIZE,  /* the best of those */
  MDN_FEATURE_RIVALRY,     /* those points times the other players who may roof it */
  MDN_FEATURE_ALONE,       /* unplaced buildings of colors that nobody else may roof */
  MDN_FEATURE_ALONE_COUNT, /* how many such colors */
  MDN_FEATURE_GROWTH,      /* extension spaces of the best ones, up to 3 each */
  MDN_FEATURE_PRIZE_WATER, /* water spaces among them */
  MDN_FEATURE_PRIZE_GAPS,  /* empty wall spaces beside them, times half of all walls */
  MDN_FEATURE_TEA_HOPE,    /* tea tiles for the next purple palace, if purple is wanted */
  /* The colors that the player has. */
  MDN_FEATURE_BURDEN, /* own buildings of them, which can only help others */
  /* The move. */
  MDN_FEATURE_MOVE,        /* placements left in the turn */
  MDN_FEATURE_MOVE_PRIZE,  /* the best prize, if the player is to move */
  MDN_FEATURE_MOVE_SECOND, /* the second best, if there is more than one placement left */
  MDN_FEATURE_NEXT_PRIZE,  /* the best prize, if the player moves next */
  MDN_FEATURES,
} MdnFeature;

typedef int16_t MdnFeatures[MDN_FEATURES];

void mdn_feature_find (MdnFeatures features[MDN_MAX_PLAYERS],
                       const MdnSearchState *state,
                       const MdnBoardAnalysis *analysis);
