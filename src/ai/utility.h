/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "network.h"

/* What the search maximizes for each player: mostly the chance to win, and a little the margin, so
 * that it still plays well where the game is decided. In 1/65536, from 0 to 1. */
int32_t mdn_utility (const MdnExpectation *expectation, int players, int player);

/* The player's expected total less the best other's, in 1/256 points. */
int32_t mdn_utility_margin (const MdnExpectation *expectation, int players, int player);

/* The chance to win, in 1/65536, that such a utility comes from, or a mean of such, with that
 * margin. */
int32_t mdn_utility_chance (int32_t utility, int32_t margin);
