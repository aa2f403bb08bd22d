/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "character.h"
#include "variation.h"

/* The greedy policy, one ply deep: chooses a turn as a beginner does, each placement by what the
 * network expects of it (utility.h), without asking what the others will make of it. Each judgment
 * is wrong by up to `noise`, in 1/65536, at random, less and less towards the end; what the taste
 * likes seems better. The game must not be over. */
void mdn_greedy_choose (const MdnPosition *position,
                        uint64_t seed,
                        int32_t noise,
                        const MdnTaste *taste,
                        MdnVariation *variation);
