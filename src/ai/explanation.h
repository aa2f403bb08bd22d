/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "variation.h"

/* Move explanation: what a placement is good for, in the terms of players. What is said about
 * points and palaces follows from the rules; only the last kinds rest on the search. */

enum
{
  MDN_NOBODY = -1,
  MDN_MAX_EXPLANATIONS = 32,
};

/* In the order in which they are listed. The mover is the player who makes the placement.
 * Another player "may claim" a palace if that player has a rooftop left and owns none of the
 * color (R1). */
typedef enum
{
  MDN_EXPLANATION_ONLY,      /* nothing else is legal */
  MDN_EXPLANATION_MUST_ROOF, /* only rooftops are legal (T6) */

  /* points: of the palace, without tiles; player: the next one who might have claimed it, or
   * nobody. */
  MDN_EXPLANATION_CLAIMS,

  /* The variation claims the palace in the same turn, for so many points */
  MDN_EXPLANATION_PREPARES,

  /* points: the tile's; player: the one who loses it, or nobody. Only what the mover takes. */
  MDN_EXPLANATION_PALACE_TILE,
  MDN_EXPLANATION_TOWER_TILE, /* tower; count: the merchants that come with it */
  MDN_EXPLANATION_TEA,        /* count: tea tiles that it brings */

  /* Points for the mover's palaces; count: how many gain; the one that does most */
  MDN_EXPLANATION_SCORES,

  MDN_EXPLANATION_DENIES, /* player might have claimed the palace, for so many points */
  MDN_EXPLANATION_STRIPS, /* player loses tiles worth so many points */
  /* A palace that the mover may claim, worth so many points so far; player: the next one who may
   * claim it too, or nobody. */
  MDN_EXPLANATION_FOUNDS,
  MDN_EXPLANATION_RAISES, /* an unroofed palace to so many points, understood likewise */
  MDN_EXPLANATION_WATER,  /* it stands on a water space, for one of those palaces: points of that */

  /* The unroofed palace, which player may claim and the mover may not, has no room left. */
  MDN_EXPLANATION_STOPS,
  MDN_EXPLANATION_CROWDS,  /* player's palace has no room left for stables */
  MDN_EXPLANATION_INVITES, /* the market has more spaces beside the mover's palaces than before */
  MDN_EXPLANATION_DIVERTS, /* it has fewer beside player's palaces, who gains nothing by it */
  MDN_EXPLANATION_RESTS,   /* a tea tile saves a piece for better use */
  MDN_EXPLANATION_WAITS,   /* nothing changes for anybody that counts now */

  /* Player gets so many points, but nothing else seemed better to the search */
  MDN_EXPLANATION_GIVES,

  /* Nor did it, though player may claim the palace that gains; count: 1 if it is a new one */
  MDN_EXPLANATION_FEEDS,

  MDN_EXPLANATION_FORESEEN, /* nothing else seemed better to the search */
  MDN_EXPLANATIONS,
} MdnExplanationKind;

/* Unless the kind says otherwise numbers are 0, the player nobody and the space none. */
typedef struct
{
  MdnExplanationKind kind;
  int points;
  int count;
  int player;
  int tower;      /* 0…3 */
  MdnSpace space; /* the crown of the palace, as it is after the placement */
} MdnExplanation;
