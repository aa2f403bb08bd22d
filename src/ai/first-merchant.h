/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "variation.h"

/* The first merchant (M0). There is nothing yet that the evaluation could tell the spaces apart by,
 * so they are not searched: one is drawn from those around which the market street has room on all
 * sides. */

/* Draws different spaces for the position, whose turn it must be to place the first merchant, and
 * writes a variation for each, at most `room`. Returns how many: at least one. The same seed draws
 * the same spaces. */
int mdn_first_merchant_draw (const MdnPosition *position,
                             uint64_t seed,
                             MdnVariation variations[],
                             int room);
