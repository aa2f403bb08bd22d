/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A set of spaces as a bitboard: bit n of the set is space n (see geometry.h for the numbering).
 *
 * The ring belongs to the board, so every city space has all its eight neighbors on the board
 * and shifting a set of city spaces by one space in any direction never wraps around. */

typedef uint8_t MdnSpace;

enum
{
  MDN_STRIDE = 18,  /* spaces in a row, on either board */
  MDN_SPACES = 234, /* 18 columns by 13 rows */
  MDN_NO_SPACE = 255,
};

/* Two words at a time: every machine we build for can do that at once, and the compiler splits
 * them where one cannot. */
typedef uint64_t MdnPair __attribute__ ((vector_size (16)));

typedef union
{
  uint64_t word[4];
  MdnPair pair[2];
} MdnSet;

static inline MdnSet
mdn_set_empty (void)
{
  return (MdnSet){ { 0, 0, 0, 0 } };
}

static inline bool
mdn_set_has (const MdnSet *set, MdnSpace space)
{
  return set->word[space >> 6] >> (space & 63) & 1;
}

static inline void
mdn_set_add (MdnSet *set, MdnSpace space)
{
  set->word[space >> 6] |= UINT64_C (1) << (space & 63);
}

static inline void
mdn_set_remove (MdnSet *set, MdnSpace space)
{
  set->word[space >> 6] &= ~(UINT64_C (1) << (space & 63));
}

static inline bool
mdn_set_is_empty (MdnSet set)
{
  return (set.word[0] | set.word[1] | set.word[2] | set.word[3]) == 0;
}

static inline bool
mdn_set_equal (MdnSet a, MdnSet b)
{
  return ((a.word[0] ^ b.word[0]) | (a.word[1] ^ b.word[1]) | (a.word[2] ^ b.word[2]) |
          (a.word[3] ^ b.word[3])) == 0;
}

/* The word, or the set, where the condition holds; nothing where it does not. Without a jump. */
static inline uint64_t
mdn_set_word_if (uint64_t word, bool condition)
{
  return word & -(uint64_t) condition;
}

static inline MdnSet
mdn_set_if (MdnSet a, bool condition)
{
  const uint64_t mask = -(uint64_t) condition;

  return (MdnSet){ .pair = { a.pair[0] & mask, a.pair[1] & mask } };
}

static inline MdnSet
mdn_set_union (MdnSet a, MdnSet b)
{
  return (MdnSet){ .pair = { a.pair[0] | b.pair[0], a.pair[1] | b.pair[1] } };
}

static inline MdnSet
mdn_set_intersection (MdnSet a, MdnSet b)
{
  return (MdnSet){ .pair = { a.pair[0] & b.pair[0], a.pair[1] & b.pair[1] } };
}

static inline MdnSet
mdn_set_minus (MdnSet a, MdnSet b)
{
  return (MdnSet){ .pair = { a.pair[0] & ~b.pair[0], a.pair[1] & ~b.pair[1] } };
}

/* The set moved to higher-numbered spaces by 0 < n < 64, or to lower-numbered ones: every word
 * takes over bits from the word before or behind it. */
static inline MdnSet
mdn_set_up (MdnSet a, int n)
{
  const MdnPair before[2] = { { 0, a.word[0] }, { a.word[1], a.word[2] } };

  return (MdnSet){ .pair = { a.pair[0] << n | before[0] >> (64 - n),
                             a.pair[1] << n | before[1] >> (64 - n) } };
}

static inline MdnSet
mdn_set_down (MdnSet a, int n)
{
  const MdnPair behind[2] = { { a.word[1], a.word[2] }, { a.word[3], 0 } };

  return (MdnSet){ .pair = { a.pair[0] >> n | behind[0] << (64 - n),
                             a.pair[1] >> n | behind[1] << (64 - n) } };
}

/* The spaces that share an edge with a space of the set; for sets of city spaces only. */
static inline MdnSet
mdn_set_beside (MdnSet a)
{
  return mdn_set_union (mdn_set_union (mdn_set_up (a, 1), mdn_set_down (a, 1)),
                        mdn_set_union (mdn_set_up (a, MDN_STRIDE), mdn_set_down (a, MDN_STRIDE)));
}

/* The set and all spaces around its spaces; for sets of city spaces only. */
static inline MdnSet
mdn_set_spread (MdnSet a)
{
  const MdnSet rows = mdn_set_union (a, mdn_set_union (mdn_set_up (a, 1), mdn_set_down (a, 1)));

  return mdn_set_union (rows, mdn_set_union (mdn_set_up (rows, MDN_STRIDE),
                                             mdn_set_down (rows, MDN_STRIDE)));
}

/* The portable way: bits are summed in ever wider fields, all words at once. */
static inline unsigned
mdn_set_count (MdnSet a)
{
  const uint64_t m1 = UINT64_C (0x5555555555555555), m2 = UINT64_C (0x3333333333333333),
                 m4 = UINT64_C (0x0f0f0f0f0f0f0f0f), m8 = UINT64_C (0x00ff00ff00ff00ff);
  MdnPair sum = { 0, 0 };
  uint64_t total;

  for (int i = 0; i < 2; i++)
    {
      MdnPair x = a.pair[i];

      x -= x >> 1 & m1;
      x = (x & m2) + (x >> 2 & m2);
      sum += (x & m4) + (x >> 4 & m4);
    }
  /* Every byte is at most 32 now, but the total may be 256. */
  total = sum[0] + sum[1];
  total = (total & m8) + (total >> 8 & m8);
  return (unsigned) (total * UINT64_C (0x0001000100010001) >> 48);
}

/* Counts as mdn_set_count does, by the compiler's builtin: for what is compiled with the
 * processor's own instruction (popcnt.h), or where most words are empty. */
static inline unsigned
mdn_set_popcount (const MdnSet *a)
{
  return (unsigned) (__builtin_popcountll (a->word[0]) + __builtin_popcountll (a->word[1]) +
                     __builtin_popcountll (a->word[2]) + __builtin_popcountll (a->word[3]));
}

/* The lowest-numbered space of a set that is not empty. */
static inline MdnSpace
mdn_set_lowest (MdnSet a)
{
  int i = 0;

  while (a.word[i] == 0)
    i++;
  return (MdnSpace) (i * 64 + __builtin_ctzll (a.word[i]));
}

/* Removes and returns the lowest-numbered space: `while (!mdn_set_is_empty (set)) mdn_set_take`. */
static inline MdnSpace
mdn_set_take (MdnSet *a)
{
  int i = 0;
  MdnSpace space;

  while (a->word[i] == 0)
    i++;
  space = (MdnSpace) (i * 64 + __builtin_ctzll (a->word[i]));
  a->word[i] &= a->word[i] - 1;
  return space;
}

/* The position of the set bit of a word that has n set bits below it: by the counts of its bytes,
 * halves of bytes, and so on. Found without a jump, which could not be foreseen. */
static inline unsigned
mdn_set_pick_in_word (uint64_t word, unsigned n)
{
  const uint64_t m1 = UINT64_C (0x5555555555555555), m2 = UINT64_C (0x3333333333333333),
                 m4 = UINT64_C (0x0f0f0f0f0f0f0f0f), ones = UINT64_C (0x0101010101010101);
  const uint64_t pairs = word - (word >> 1 & m1), fours = (pairs & m2) + (pairs >> 2 & m2);
  /* Byte i of the running sums counts the bits of bytes 0 to i: those with n or fewer are
   * passed. */
  const uint64_t sums = ((fours + (fours >> 4)) & m4) * ones;
  const uint64_t passed = ((n * ones | ones << 7) - sums) >> 7 & ones;
  unsigned at = (unsigned) (passed * ones >> 56) * 8, below, beyond;

  n -= (unsigned) (sums << 8 >> at & 0xff);
  below = (unsigned) (fours >> at & 15);
  beyond = n >= below;
  n -= below & -beyond;
  at += 4 * beyond;
  below = (unsigned) (pairs >> at & 3);
  beyond = n >= below;
  n -= below & -beyond;
  at += 2 * beyond;
  return at + (n >= (word >> at & 1));
}

/* The space with n spaces of the set below it: n < mdn_set_count (a). */
static inline MdnSpace
mdn_set_pick (const MdnSet *a, unsigned n)
{
  const unsigned end0 = (unsigned) __builtin_popcountll (a->word[0]),
                 end1 = end0 + (unsigned) __builtin_popcountll (a->word[1]),
                 end2 = end1 + (unsigned) __builtin_popcountll (a->word[2]);
  const unsigned before[4] = { 0, end0, end1, end2 };
  const unsigned i = (unsigned) (n >= end0) + (n >= end1) + (n >= end2);

  return (MdnSpace) (i * 64 + mdn_set_pick_in_word (a->word[i], n - before[i]));
}

/* The same, not in line. */
MdnSpace mdn_set_nth (MdnSet a, unsigned n);
