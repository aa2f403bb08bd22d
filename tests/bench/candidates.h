/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "evaluation.h"

/* The placements that players of a taste choose from, by the linear evaluation. Early in a game
 * hundreds are legal, most of them much alike: of each kind of piece the best spaces are taken,
 * judged by what lies around them, and the worst one, which helps least when a player must help
 * another. */

enum
{
  /* Eight spaces of each of six kinds, eight walls (W1), the tea, and either rooftop on 35 palaces;
   * what is beyond that is left out. */
  MDN_MAX_CANDIDATES = 128,
};

typedef struct
{
  MdnPlacement placement;
  MdnEvaluation evaluation; /* of the position after it */
  int32_t margin;           /* for the player who makes it */
} MdnCandidate;

/* Finds at least one unless the game is over; best first. */
int mdn_candidates_find (MdnSearchState *state, MdnCandidate list[static MDN_MAX_CANDIDATES]);
