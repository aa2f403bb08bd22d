/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A set of spaces as a bitboard: bit n of the set is space n (see geometry.h for the numbering).
 *
 * The ring belongs to the board, so every city space has all its eight neighbours on the board
 * and shifting a set of city spaces by one space in any direction never wraps around. */

typedef uint8_t MdnSpace;

enum
{
  MDN_STRIDE = 18,  /* spaces in a row, on either board */
  MDN_SPACES = 234, /* 18 columns by 13 rows */
  MDN_NO_SPACE = 255,
};

typedef struct
{
  uint64_t word[4];
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

#define MDN_SET_OPERATION(name, expression)      \
  static inline MdnSet name (MdnSet a, MdnSet b) \
  {                                              \
    MdnSet result;                               \
    for (int i = 0; i < 4; i++)                  \
      result.word[i] = (expression);             \
    return result;                               \
  }

MDN_SET_OPERATION (mdn_set_union, a.word[i] | b.word[i])
MDN_SET_OPERATION (mdn_set_intersection, a.word[i] & b.word[i])
MDN_SET_OPERATION (mdn_set_minus, a.word[i] & ~b.word[i])

#undef MDN_SET_OPERATION

/* The set moved to higher-numbered spaces by 0 < n < 64, or to lower-numbered ones. */
static inline MdnSet
mdn_set_up (MdnSet a, int n)
{
  return (MdnSet){ { a.word[0] << n, a.word[1] << n | a.word[0] >> (64 - n),
                     a.word[2] << n | a.word[1] >> (64 - n),
                     a.word[3] << n | a.word[2] >> (64 - n) } };
}

static inline MdnSet
mdn_set_down (MdnSet a, int n)
{
  return (MdnSet){ { a.word[0] >> n | a.word[1] << (64 - n), a.word[1] >> n | a.word[2] << (64 - n),
                     a.word[2] >> n | a.word[3] << (64 - n), a.word[3] >> n } };
}

/* The spaces that share an edge with a space of the set; for sets of city spaces only. */
static inline MdnSet
mdn_set_beside (MdnSet a)
{
  return mdn_set_union (mdn_set_union (mdn_set_up (a, 1), mdn_set_down (a, 1)),
                        mdn_set_union (mdn_set_up (a, MDN_STRIDE), mdn_set_down (a, MDN_STRIDE)));
}

/* Counts in parallel halves: the portable code for a machine without a population count costs
 * less this way than word by word. */
static inline unsigned
mdn_set_count (MdnSet a)
{
  const uint64_t m1 = UINT64_C (0x5555555555555555), m2 = UINT64_C (0x3333333333333333),
                 m4 = UINT64_C (0x0f0f0f0f0f0f0f0f);
  uint64_t sum = 0;

  for (int i = 0; i < 4; i++)
    {
      uint64_t x = a.word[i];

      x -= x >> 1 & m1;
      x = (x & m2) + (x >> 2 & m2);
      sum += (x & m4) + (x >> 4 & m4);
    }
  /* Every byte of the sum is at most 32, so the total, at most 256, needs 16-bit fields. */
  sum = (sum & UINT64_C (0x00ff00ff00ff00ff)) + (sum >> 8 & UINT64_C (0x00ff00ff00ff00ff));
  return (unsigned) (sum * UINT64_C (0x0001000100010001) >> 48);
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

/* The space with n spaces of the set below it: n < mdn_set_count (a). */
MdnSpace mdn_set_nth (MdnSet a, unsigned n);
