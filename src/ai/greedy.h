/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "character.h"
#include "variation.h"

/* The greedy policy, one ply deep: chooses a turn as a beginner does, each placement by its static
 * evaluation for the player itself, without asking what the others will make of it. Each judgment
 * is wrong by up to `evaluation_noise`, in 1/256 points, at random; what the taste likes seems better.
 * The game must not be over. */
void mdn_greedy_choose (const MdnPosition *position,
                        uint64_t seed,
                        int evaluation_noise,
                        const MdnTaste *taste,
                        MdnVariation *variation);
