/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "weights.h"

#include "weights-table.inc"

/* A row has the name of its feature, or this does not compile: no other name is known, none can
 * occur twice, none can be missing. */
#define ONCE(name, ...) ROW_##name,
#define NAME(name, ...) [MDN_FEATURE_##name] = #name,

enum
{
  MDN_WEIGHTS_TABLE (ONCE) ROWS
};

_Static_assert((int) ROWS == (int) MDN_FEATURES, "Every feature has a row");

static const char *const names[MDN_FEATURES] = { MDN_WEIGHTS_TABLE (NAME) };

/* The columns of the table. */
#define SECOND_2_EARLY(name, a, ...)                              [MDN_FEATURE_##name] = a,
#define SECOND_2_LATE(name, a, b, ...)                            [MDN_FEATURE_##name] = b,
#define SECOND_3_EARLY(name, a, b, c, ...)                        [MDN_FEATURE_##name] = c,
#define SECOND_3_LATE(name, a, b, c, d, ...)                      [MDN_FEATURE_##name] = d,
#define SECOND_4_EARLY(name, a, b, c, d, e, ...)                  [MDN_FEATURE_##name] = e,
#define SECOND_4_LATE(name, a, b, c, d, e, f, ...)                [MDN_FEATURE_##name] = f,
#define FIRST_2_EARLY(name, a, b, c, d, e, f, g, ...)             [MDN_FEATURE_##name] = g,
#define FIRST_2_LATE(name, a, b, c, d, e, f, g, h, ...)           [MDN_FEATURE_##name] = h,
#define FIRST_3_EARLY(name, a, b, c, d, e, f, g, h, i, ...)       [MDN_FEATURE_##name] = i,
#define FIRST_3_LATE(name, a, b, c, d, e, f, g, h, i, j, ...)     [MDN_FEATURE_##name] = j,
#define FIRST_4_EARLY(name, a, b, c, d, e, f, g, h, i, j, k, ...) [MDN_FEATURE_##name] = k,
#define FIRST_4_LATE(name, a, b, c, d, e, f, g, h, i, j, k, l)    [MDN_FEATURE_##name] = l,

#define WEIGHTS(kind)                                                                           \
  {                                                                                             \
    .early = { MDN_WEIGHTS_TABLE (kind##_EARLY) }, .late = { MDN_WEIGHTS_TABLE (kind##_LATE) }, \
  }

/* The columns: first edition or not (told by T6, which only that has), and the number of players
 * from 2. */
static const MdnWeights weights[2][3] = {
  { WEIGHTS (SECOND_2), WEIGHTS (SECOND_3), WEIGHTS (SECOND_4) },
  { WEIGHTS (FIRST_2), WEIGHTS (FIRST_3), WEIGHTS (FIRST_4) },
};

const MdnWeights *
mdn_weights (const MdnRules *rules)
{
  return &weights[rules->last_rooftops][rules->players - MDN_MIN_PLAYERS];
}

const char *
mdn_weights_feature_name (MdnFeature feature)
{
  return names[feature];
}
