/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plan.h"

/* Plays a turn as a beginner does: each placement by what it seems to do for the player itself,
 * without a look at what the others will make of it, and judged wrong by up to `misjudgement`, in
 * 1/256 points, one way or the other. The game must not be over. */
void mdn_glance (const MdnPosition *position, uint64_t seed, int misjudgement, MdnPlan *plan);
