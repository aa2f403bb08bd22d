/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "set.h"

/* The population counts of the eight bytes of a word, a byte each. */
static uint64_t
byte_counts (uint64_t x)
{
  x -= x >> 1 & UINT64_C (0x5555555555555555);
  x = (x & UINT64_C (0x3333333333333333)) + (x >> 2 & UINT64_C (0x3333333333333333));
  return (x + (x >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
}

static unsigned
select_in_word (uint64_t x, unsigned n)
{
  /* Byte i of the running sums counts the bits of bytes 0 to i. */
  const uint64_t sums = byte_counts (x) * UINT64_C (0x0101010101010101);
  unsigned shift = 0, below = 0;

  while ((sums >> shift & 0xff) <= n)
    {
      below = sums >> shift & 0xff;
      shift += 8;
    }
  x >>= shift;
  for (n -= below; n > 0; n--)
    x &= x - 1;
  return shift + (unsigned) __builtin_ctzll (x);
}

MDN_COUNTS_BITS MdnSpace
mdn_set_nth (MdnSet a, unsigned n)
{
  for (int i = 0;; i++)
    {
      const unsigned count = (unsigned) __builtin_popcountll (a.word[i]);

      if (n < count)
        return (MdnSpace) (i * 64 + select_in_word (a.word[i], n));
      n -= count;
    }
}
