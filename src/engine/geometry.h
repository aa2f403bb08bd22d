/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "set.h"

/* The two boards.
 *
 * A space is numbered row × 18 + column on either board, row 0 at the bottom and column 0 at the
 * left, the ring included: a1 is space 0, r13 is space 233 (RULES.md section 9). The large board
 * has 18 × 13 spaces, the small one the 16 × 12 in the lower left of them. */

typedef enum
{
  MDN_BOARD_LARGE,
  MDN_BOARD_SMALL,
} MdnBoard;

/* The four sides of the ring. A side's wall spaces are numbered from 0, left to right or bottom
 * to top, the towers not counted. */
typedef enum
{
  MDN_SIDE_BOTTOM,
  MDN_SIDE_RIGHT,
  MDN_SIDE_TOP,
  MDN_SIDE_LEFT,
  MDN_SIDES,
} MdnSide;

enum
{
  MDN_TOWERS = 4, /* tower t of 0…3 has the number and the value t + 1 (U1) */
};

typedef struct
{
  uint8_t columns; /* the ring included */
  uint8_t rows;
  MdnSet city;  /* the spaces inside the ring */
  MdnSet inner; /* the city spaces at least one space away from the ring (U2, U3, M0) */
} MdnGeometry;

const MdnGeometry *mdn_geometry (MdnBoard board);

static inline MdnSpace
mdn_space (int column, int row)
{
  return (MdnSpace) (row * MDN_STRIDE + column);
}

static inline int
mdn_space_column (MdnSpace space)
{
  return space % MDN_STRIDE;
}

static inline int
mdn_space_row (MdnSpace space)
{
  return space / MDN_STRIDE;
}

/* The order in which notation names a palace by one of its buildings: by column, then by row. */
static inline bool
mdn_space_precedes (MdnSpace a, MdnSpace b)
{
  return mdn_space_column (a) * MDN_SPACES + a < mdn_space_column (b) * MDN_SPACES + b;
}

/* Whether the space lies on the board at all. */
bool mdn_board_has (MdnBoard board, MdnSpace space);

int mdn_side_length (MdnBoard board, MdnSide side);
MdnSpace mdn_side_space (MdnBoard board, MdnSide side, int index);

/* The tower (0…3) beyond the side's space 0 (end 0) or beyond its last space (end 1). */
int mdn_side_tower (MdnSide side, int end);

MdnSpace mdn_tower_space (MdnBoard board, int tower);

/* The city space in front of a wall space of that side. */
MdnSpace mdn_side_front (MdnSide side, MdnSpace wall);

/* Finds the side and index of a wall space; false if the space is not one. */
bool mdn_ring_find (MdnBoard board, MdnSpace space, MdnSide *side, int *index);

/* The eight spaces around a city space (O1). */
MdnSet mdn_around (MdnSpace space);

/* The city spaces two steps from a city space in the four orthogonal directions (O2). */
MdnSet mdn_two_steps (MdnBoard board, MdnSpace space);
