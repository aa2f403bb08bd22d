/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "feature.h"

/* What each feature is worth, in 1/256 points, when all pieces are in the stocks and when none is;
 * between, it lies between. */

enum
{
  MDN_POINT = 256,
};

typedef struct
{
  int16_t early[MDN_FEATURES];
  int16_t late[MDN_FEATURES];
} MdnWeights;

/* Those for a game with these rules. */
const MdnWeights *mdn_weights (const MdnRules *rules);

/* As the rows of the table are called: MDN_FEATURE_POINTS is "POINTS". */
const char *mdn_weights_feature_name (MdnFeature feature);
