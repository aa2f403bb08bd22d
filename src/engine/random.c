/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random.h"

/* SplitMix64 spreads a seed over the state, which must not be all zeros. */
void
mdn_random_seed (MdnRandom *random, uint64_t seed)
{
  for (int i = 0; i < 4; i++)
    {
      uint64_t z = seed += UINT64_C (0x9e3779b97f4a7c15);

      z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
      z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
      random->state[i] = z ^ z >> 31;
    }
}

static inline uint64_t
rotate (uint64_t x, int n)
{
  return x << n | x >> (64 - n);
}

uint64_t
mdn_random_next (MdnRandom *random)
{
  uint64_t *s = random->state;
  const uint64_t result = rotate (s[0] + s[3], 23) + s[0], t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate (s[3], 45);
  return result;
}

/* Lemire's multiplication: the high half of the product is the number, and the few low halves
 * that would favor some numbers are drawn again. */
uint32_t
mdn_random_below (MdnRandom *random, uint32_t n)
{
  uint64_t product = (mdn_random_next (random) >> 32) * n;

  if ((uint32_t) product < n)
    {
      const uint32_t threshold = -n % n;

      while ((uint32_t) product < threshold)
        product = (mdn_random_next (random) >> 32) * n;
    }
  return (uint32_t) (product >> 32);
}
