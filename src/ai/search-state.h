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

enum
{
  /* Kinds of game that are learned apart: with two, three and four players, of the first edition
   * and of the others, which hardly differ. */
  MDN_GAME_KINDS = 6,

  MDN_STAGES = 3, /* of a game */
};

int mdn_search_state_game_kind (const MdnRules *rules);

/* How many pieces are left in all stocks together, and which part of those dealt that is (0 to
 * 1). */
int mdn_search_state_pieces_left (const MdnSearchState *state);
double mdn_search_state_share_left (const MdnSearchState *state);

/* How much of each stage the game is in: parts that add up to 256. It begins in the first one, and
 * ends in the last. */
void mdn_search_state_stages (const MdnSearchState *state, int32_t parts[MDN_STAGES]);
