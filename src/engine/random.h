/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* A small, fast generator (xoshiro256++) whose sequence is the same on every machine. */

typedef struct
{
  uint64_t state[4];
} MdnRandom;

void mdn_random_seed (MdnRandom *random, uint64_t seed);

uint64_t mdn_random_next (MdnRandom *random);

/* A number below n, every one equally likely; 0 < n. */
uint32_t mdn_random_below (MdnRandom *random, uint32_t n);
