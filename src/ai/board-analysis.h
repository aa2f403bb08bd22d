/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "search-state.h"
#include "palace.h"

/* The analysis of the board that the features are made from: for each palace the terms of its
 * evaluation, what it is worth now and what can still come to it. */

enum
{
  MDN_NEAR_WALLS = 3,
};

typedef struct
{
  int16_t points;    /* E1, to its owner; without tiles */
  uint8_t size;      /* L1 */
  uint8_t extension; /* extension spaces */
  uint8_t water;     /* those that are water spaces (O2) */
  uint8_t room;      /* free spaces beside it, where merchants would count */
  uint8_t market;    /* legal spaces for a merchant beside it */
  uint8_t gaps;      /* empty wall spaces beside it */
  uint8_t wall_next; /* legal spaces for a wall beside it */
  uint8_t tile;      /* value of the palace tile that a rooftop on it would bring */
  uint8_t touches;   /* towers it would connect to, as bits */
  uint8_t towers;    /* points of the tower tiles that a wall could bring now, if it has an owner */
  /* The same for the next walls of that arm, up to MDN_NEAR_WALLS. */
  uint8_t gaps_near;
  uint8_t towers_near;
} MdnPalaceTerms;

typedef struct
{
  MdnPalaceSites sites;
  MdnSet market; /* legal spaces for a merchant, and for a wall */
  MdnSet wall;
  int walls_left;                   /* in all stocks */
  uint8_t tower_rivals[MDN_TOWERS]; /* bit o: a palace of owner o could soon connect to it */
  MdnPalaceTerms palace[MDN_MAX_PALACES + 1];
  int unplaced[MDN_COLORS]; /* buildings in all stocks */
  int rivals[MDN_COLORS];   /* players who own no palace of the color yet */
} MdnBoardAnalysis;

void mdn_board_analysis_find (MdnBoardAnalysis *analysis, const MdnSearchState *state);

/* The points that a rooftop of that player on it would be worth now. */
int mdn_board_analysis_prize (const MdnBoardAnalysis *analysis,
                              const MdnPosition *position,
                              int palace,
                              int player);
