/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "popcnt.h"

/* Most processors of a family can do with sixteen numbers at once what older ones do with eight.
 * What gains by it is compiled twice, as a function in line and as one that is marked
 * MDN_WITH_VECTORS and does nothing but call it; mdn_has_vectors tells which is to be called. Both
 * come to the same numbers; with MDN_WITHOUT_VECTORS there is only the first, as a test has it. */

#if defined __x86_64__ && !defined __AVX2__ && !defined MDN_WITHOUT_VECTORS
#define MDN_WITH_VECTORS __attribute__ ((target ("avx2,popcnt")))

static inline bool
mdn_has_vectors (void)
{
  return __builtin_cpu_supports ("avx2") != 0;
}

#else
#define MDN_WITH_VECTORS

static inline bool
mdn_has_vectors (void)
{
  return false;
}

#endif
