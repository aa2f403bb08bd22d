/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "merits.h"

/* The merits of the first placement of a variation, which must be legal, in the order of their
 * kinds. There is always one; returns how many. */
int mdn_merit_find (const MdnPosition *position,
                    const MdnVariation *variation,
                    MdnMerit merits[static MDN_MAX_MERITS]);

/* What the mover's score gains by the placement at once. */
int mdn_merit_points_at_once (const MdnPosition *position, MdnPlacement placement);
