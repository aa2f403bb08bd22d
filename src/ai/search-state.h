/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play.h"

/* The state of a search: a position, and what never changes in its game but would have to be found
 * anew each time. A value without pointers; copies by assignment. */

typedef struct
{
  MdnPosition position;
  MdnSet ring;      /* the wall spaces */
  MdnSet water;     /* the water spaces (O2) */
  int pieces_dealt; /* in all stocks together, when the game began */
} MdnSearchState;

void mdn_search_state_begin (MdnSearchState *state, const MdnPosition *position);

/* How many pieces are left in all stocks together, and which part of those dealt that is (0 to
 * 1). */
int mdn_search_state_pieces_left (const MdnSearchState *state);
double mdn_search_state_share_left (const MdnSearchState *state);
