/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

/* Some processors of a family count bits by an instruction of their own and older ones do not. What
 * counts many is compiled twice, as a function in line and as one that is marked MDN_WITH_POPCNT
 * and does nothing but call it; mdn_has_popcnt tells which is to be called. Where all processors
 * are alike, the mark means nothing. */

#define MDN_ALWAYS_INLINE inline __attribute__ ((always_inline))

#if defined MDN_HAVE_POPCNT_TARGET && !defined __POPCNT__
#define MDN_WITH_POPCNT __attribute__ ((target ("popcnt")))

static inline bool
mdn_has_popcnt (void)
{
  return __builtin_cpu_supports ("popcnt") != 0;
}

#else
#define MDN_WITH_POPCNT

static inline bool
mdn_has_popcnt (void)
{
  return false;
}

#endif
