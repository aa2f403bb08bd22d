/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "city.h"

/* The static estimate of how a game ends, without any search. */

typedef struct
{
  /* The final totals that are expected, in 1/256 points (MDN_POINT); once the game is over, the
   * totals themselves. Only differences between players mean anything. */
  int32_t total[MDN_MAX_PLAYERS];
} MdnEstimate;

MdnEstimate mdn_estimate (const MdnCity *city);

/* What a player maximizes: its own total less the best other's. */
int32_t mdn_estimate_margin (const MdnEstimate *estimate, int players, int player);
