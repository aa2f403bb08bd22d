/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"
#include "random.h"

/* Plays uniformly random legal placements until the game is over; returns how many. */
int mdn_playout (MdnPosition *position, MdnRandom *random);

/* One uniformly random legal placement, not played; MDN_NO_PLACEMENT when the game is over. */
MdnPlacement mdn_playout_choose (const MdnPosition *position, MdnRandom *random);
