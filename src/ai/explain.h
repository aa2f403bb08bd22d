/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "explanation.h"

/* The explanations of the first placement of a variation, which must be legal, in the order of
 * their kinds. There is always one; returns how many. */
int mdn_explain (const MdnPosition *position,
                 const MdnVariation *variation,
                 MdnExplanation explanations[static MDN_MAX_EXPLANATIONS]);

/* What the mover's score gains by the placement at once. */
int mdn_explain_points_at_once (const MdnPosition *position, MdnPlacement placement);
