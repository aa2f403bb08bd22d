/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "neighborhood.h"

/* The sets as constants. A shape is bits for spaces in up to three rows, from the one that is
 * `step` before the space in the middle; PART is what word w of a set gets of it. Shift counts are
 * masked because the arms of a conditional that are not taken must be well-formed, too. */
#define ONE    UINT64_C (1)
#define BESIDE (ONE | UINT64_C (5) << (MDN_STRIDE - 1) | ONE << 2 * MDN_STRIDE)
#define NINE   (UINT64_C (7) | UINT64_C (7) << MDN_STRIDE | UINT64_C (7) << 2 * MDN_STRIDE)
#define PLACED(shape, at) \
  ((at) <= -64 || (at) >= 64 ? 0 : (at) < 0 ? (shape) >> (-(at) &63) : (shape) << ((at) &63))
#define PART(shape, first, w) PLACED (shape, (first) -64 * (w))
#define SET(shape, first)                                                     \
  {                                                                           \
    {                                                                         \
      PART (shape, first, 0), PART (shape, first, 1), PART (shape, first, 2), \
        PART (shape, first, 3)                                                \
    }                                                                         \
  }
#define SPACE(s)                                                                 \
  {                                                                              \
    SET (ONE, s), SET (BESIDE, (s) -MDN_STRIDE), SET (NINE, (s) -MDN_STRIDE - 1) \
  }
#define SIX(s) SPACE (s), SPACE (s + 1), SPACE (s + 2), SPACE (s + 3), SPACE (s + 4), SPACE (s + 5)

#define ROW(row) SIX (MDN_STRIDE *(row)), SIX (MDN_STRIDE *(row) + 6), SIX (MDN_STRIDE *(row) + 12)

const MdnNeighborhood mdn_neighborhoods[MDN_SPACES] = {
  ROW (0), ROW (1), ROW (2), ROW (3),  ROW (4),  ROW (5),  ROW (6),
  ROW (7), ROW (8), ROW (9), ROW (10), ROW (11), ROW (12),
};
