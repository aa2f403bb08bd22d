/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Whether positions are the same, and whether one may come from another. */

/* Whether both are of games with the same rules and the same can follow after either. Palaces may
 * be numbered in another order: no placement goes by their numbers. */
bool mdn_position_match (const MdnPosition *a, const MdnPosition *b);

/* False only if the first position cannot lead to the second one of the same game, because it has a
 * piece that the second one has not, or is of a later turn. */
bool mdn_position_may_precede (const MdnPosition *earlier, const MdnPosition *later);
