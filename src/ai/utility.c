/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "utility.h"

#include <stdlib.h>

#include "weights.h"

enum
{
  OF_MARGIN = 25,            /* per cent of the utility that the margin is */
  HALF_WAY = 12 * MDN_POINT, /* a margin that is worth half of what the largest one is */
};

int32_t
mdn_utility_margin (const MdnExpectation *expectation, int players, int player)
{
  int32_t best = INT32_MIN;

  for (int other = 0; other < players; other++)
    if (other != player && expectation->total[other] > best)
      best = expectation->total[other];
  return expectation->total[player] - best;
}

/* From 0 to 65536. */
static int32_t
squash (int32_t margin)
{
  return 32768 + (int32_t) ((int64_t) margin * 32768 / (abs (margin) + HALF_WAY));
}

int32_t
mdn_utility (const MdnExpectation *expectation, int players, int player)
{
  const int32_t margin = mdn_utility_margin (expectation, players, player);

  return (int32_t) (((int64_t) expectation->chance[player] * (100 - OF_MARGIN) +
                     (int64_t) squash (margin) * OF_MARGIN) /
                    100);
}

int32_t
mdn_utility_chance (int32_t utility, int32_t margin)
{
  const int32_t chance =
    (int32_t) (((int64_t) utility * 100 - (int64_t) squash (margin) * OF_MARGIN) /
               (100 - OF_MARGIN));

  return chance < 0 ? 0 : chance > 65536 ? 65536 : chance;
}
