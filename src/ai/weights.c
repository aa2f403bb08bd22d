/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "weights.h"

/* By whether the last rooftops must be placed (T6), and by players from 2. */
static const MdnWeights weights[2][3] = {
#include "weights-table.inc"
};

const MdnWeights *
mdn_weights (const MdnRules *rules)
{
  return &weights[rules->last_rooftops][rules->players - MDN_MIN_PLAYERS];
}
