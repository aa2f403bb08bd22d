/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The number of sequences of `depth` placements from the position; a game that ends earlier
 * counts once. */
uint64_t mdn_perft (const MdnPosition *position, int depth);

/* Likewise, but gives up and returns false when counting takes more than `limit` placements. A
 * last placement is not made to be counted, so that there can be many more sequences. */
bool mdn_perft_within (const MdnPosition *position, int depth, uint64_t limit, uint64_t *sequences);
