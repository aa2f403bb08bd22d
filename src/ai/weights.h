/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "feature.h"

/* The weights of the features, in 1/256 points: `early` when all pieces are in the stocks,
 * `late` when none is, and in proportion between. */

enum
{
  MDN_POINT = 256,
};

typedef struct
{
  int16_t early[MDN_FEATURES];
  int16_t late[MDN_FEATURES];
} MdnWeights;

/* The weights for a game with these rules. */
const MdnWeights *mdn_weights (const MdnRules *rules);

/* The name of a feature as in the table: MDN_FEATURE_POINTS is "POINTS". */
const char *mdn_weights_feature_name (MdnFeature feature);
