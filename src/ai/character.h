/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "placement.h"

/* The characters of the computer. A character likes pieces of one kind, and places them before
 * others that are about as good; what is clearly better it takes all the same, and where the game
 * can be solved it wants nothing but the best. At the same level it is about as strong as one
 * without: how strong, and how much of its own it places, is measured in tests/bench/README.md. */

typedef enum
{
  MDN_CHARACTER_PLAIN,    /* likes nothing in particular */
  MDN_CHARACTER_BUILDER,  /* buildings: founds palaces and lets them grow */
  MDN_CHARACTER_CLAIMER,  /* its own rooftops: claims palaces early */
  MDN_CHARACTER_MERCHANT, /* merchants */
  MDN_CHARACTER_MASON,    /* walls */
  MDN_CHARACTERS,
} MdnCharacter;

/* How much more than otherwise a placement of a piece that it likes is to it. All 0 if it likes
 * none. */
typedef struct
{
  uint16_t pieces; /* bit p: it likes piece p */
  int16_t score;   /* in the policy, in the turn to play: the logarithm of how likely, in 1/256 */
  int16_t utility; /* at the root: of what the search maximizes, in 1/65536 */
} MdnTaste;

/* That of a character in a game of so many players. */
const MdnTaste *mdn_character_taste (MdnCharacter character, int players);

static inline bool
mdn_taste_likes (const MdnTaste *taste, MdnPiece piece)
{
  return taste->pieces >> piece & 1;
}

/* By its name: "plain", "builder", "claimer", "merchant", "mason"; false if none has that name. */
bool mdn_character_parse (const char *name, MdnCharacter *character);
