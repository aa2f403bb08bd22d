/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The number of sequences of `depth` placements from the position; a game that ends earlier
 * counts once. */
uint64_t mdn_perft (const MdnPosition *position, int depth);
