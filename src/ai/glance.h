/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "plan.h"

/* Chooses a turn as a beginner does: each placement by what it does for the player itself,
 * without asking what the others will make of it. Each judgment is wrong by up to
 * `misjudgment`, in 1/256 points, at random. The game must not be over. */
void mdn_glance (const MdnPosition *position, uint64_t seed, int misjudgment, MdnPlan *plan);
