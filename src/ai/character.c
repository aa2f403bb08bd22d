/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "character.h"

#include <string.h>

#include "rules.h"

enum
{
  BUILDINGS = 1 << MDN_BUILDING_GREY | 1 << MDN_BUILDING_PURPLE | 1 << MDN_BUILDING_BROWN |
              1 << MDN_BUILDING_ORANGE,
  ROOFTOPS = 1 << MDN_ROOFTOP,
  MERCHANTS = 1 << MDN_MERCHANT,
  WALLS = 1 << MDN_WALL,
};

/* Set by hand: as much as there can be without losing more than a little by it, which is less with
 * two players, where nobody else makes up for what is given away. The policy decides short
 * searches; in long ones it comes to nothing, and what the pieces are worth at the root remains. */
static const struct
{
  const char *name;
  MdnTaste for_two;
  MdnTaste for_more;
} characters[MDN_CHARACTERS] = {
  [MDN_CHARACTER_PLAIN] = { "plain", { .pieces = 0 }, { .pieces = 0 } },
  [MDN_CHARACTER_BUILDER] = { "builder", { BUILDINGS, 160, 120 }, { BUILDINGS, 256, 250 } },
  [MDN_CHARACTER_CLAIMER] = { "claimer", { ROOFTOPS, 64, 40 }, { ROOFTOPS, 160, 130 } },
  [MDN_CHARACTER_MERCHANT] = { "merchant", { MERCHANTS, 256, 250 }, { MERCHANTS, 256, 250 } },
  [MDN_CHARACTER_MASON] = { "mason", { WALLS, 144, 120 }, { WALLS, 144, 120 } },
};

const MdnTaste *
mdn_character_taste (MdnCharacter character, int players)
{
  return players == MDN_MIN_PLAYERS ? &characters[character].for_two
                                    : &characters[character].for_more;
}

bool
mdn_character_parse (const char *name, MdnCharacter *character)
{
  for (int i = 0; i < MDN_CHARACTERS; i++)
    if (strcmp (name, characters[i].name) == 0)
      {
        *character = (MdnCharacter) i;
        return true;
      }
  return false;
}
