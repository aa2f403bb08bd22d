/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules.h"

/* A placement: one piece put on one space.
 *
 *   bits   0…7   the space; a rooftop's is the canonical space of its palace (RULES.md section 9)
 *   bits   8…11  the piece, a MdnPiece
 *   bits  12…15  0
 */

typedef uint16_t MdnPlacement;

/* The kinds of piece, in the order in which lists show them. The first four are the buildings,
 * numbered as their colors. Giving back a tea tile counts as a placement without a space. */
typedef enum
{
  MDN_BUILDING_GREY,
  MDN_BUILDING_PURPLE,
  MDN_BUILDING_BROWN,
  MDN_BUILDING_ORANGE,
  MDN_ROOFTOP,
  MDN_OTHER_ROOFTOP, /* neutral (R2) or blocking (B1) */
  MDN_STABLE,
  MDN_MERCHANT,
  MDN_WALL,
  MDN_TEA,
  MDN_PIECES,
} MdnPiece;

enum
{
  MDN_NO_PLACEMENT = 0xffff,
};

static inline MdnPlacement
mdn_placement (MdnPiece piece, MdnSpace space)
{
  return (MdnPlacement) (piece << 8 | space);
}

static inline MdnPlacement
mdn_placement_tea (void)
{
  return mdn_placement (MDN_TEA, 0);
}

static inline MdnSpace
mdn_placement_space (MdnPlacement placement)
{
  return placement & 0xff;
}

static inline MdnPiece
mdn_placement_piece (MdnPlacement placement)
{
  return (MdnPiece) (placement >> 8);
}

static inline bool
mdn_piece_is_building (MdnPiece piece)
{
  return piece <= MDN_BUILDING_ORANGE;
}

static inline bool
mdn_piece_is_rooftop (MdnPiece piece)
{
  return piece == MDN_ROOFTOP || piece == MDN_OTHER_ROOFTOP;
}

/* Whether the piece becomes part of a palace. */
static inline bool
mdn_piece_joins_palace (MdnPiece piece)
{
  return mdn_piece_is_building (piece) || piece == MDN_STABLE;
}

/* The spaces of some placements; tea has none. */
static inline MdnSet
mdn_placement_spaces (const MdnPlacement placements[], int count)
{
  MdnSet spaces = mdn_set_empty ();

  for (int i = 0; i < count; i++)
    if (mdn_placement_piece (placements[i]) != MDN_TEA)
      mdn_set_add (&spaces, mdn_placement_space (placements[i]));
  return spaces;
}
