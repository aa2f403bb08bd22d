/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "geometry.h"

#include "neighborhood.h"

/* Sets that are rectangles of spaces, as constants: word w of the set of the spaces in columns
 * c0…c1 and rows r0…r1. Shift counts are masked because the arms of a conditional that are not
 * taken must be well-formed, too. */
#define RUN(c0, c1) (((UINT64_C (1) << ((c1) - (c0) + 1)) - 1) << (c0))
#define PLACED(run, at) \
  ((at) <= -64 || (at) >= 64 ? 0 : (at) < 0 ? (run) >> (-(at) &63) : (run) << ((at) &63))
#define ROW(c0, c1, r0, r1, r, w) \
  ((r) < (r0) || (r) > (r1) ? 0 : PLACED (RUN (c0, c1), MDN_STRIDE * (r) -64 * (w)))
#define WORD(c0, c1, r0, r1, w)                                                           \
  (ROW (c0, c1, r0, r1, 1, w) | ROW (c0, c1, r0, r1, 2, w) | ROW (c0, c1, r0, r1, 3, w) | \
   ROW (c0, c1, r0, r1, 4, w) | ROW (c0, c1, r0, r1, 5, w) | ROW (c0, c1, r0, r1, 6, w) | \
   ROW (c0, c1, r0, r1, 7, w) | ROW (c0, c1, r0, r1, 8, w) | ROW (c0, c1, r0, r1, 9, w) | \
   ROW (c0, c1, r0, r1, 10, w) | ROW (c0, c1, r0, r1, 11, w))
#define RECTANGLE(c0, c1, r0, r1)                                                   \
  {                                                                                 \
    {                                                                               \
      WORD (c0, c1, r0, r1, 0), WORD (c0, c1, r0, r1, 1), WORD (c0, c1, r0, r1, 2), \
        WORD (c0, c1, r0, r1, 3)                                                    \
    }                                                                               \
  }

static const MdnGeometry geometries[] = {
  [MDN_BOARD_LARGE] = { 18, 13, RECTANGLE (1, 16, 1, 11), RECTANGLE (2, 15, 2, 10) },
  [MDN_BOARD_SMALL] = { 16, 12, RECTANGLE (1, 14, 1, 10), RECTANGLE (2, 13, 2, 9) },
};

const MdnGeometry *
mdn_geometry (MdnBoard board)
{
  return &geometries[board];
}

bool
mdn_board_has (MdnBoard board, MdnSpace space)
{
  return mdn_space_column (space) < geometries[board].columns &&
         mdn_space_row (space) < geometries[board].rows;
}

/* The wall space of each side that has number 0, on a board of so many columns and rows. */
#define FIRST_SPACES(columns, rows)                                    \
  [MDN_SIDE_BOTTOM] = 1, [MDN_SIDE_RIGHT] = MDN_STRIDE + (columns) -1, \
  [MDN_SIDE_TOP] = MDN_STRIDE * ((rows) -1) + 1, [MDN_SIDE_LEFT] = MDN_STRIDE

int
mdn_side_length (MdnBoard board, MdnSide side)
{
  return side % 2 == 0 ? geometries[board].columns - 2 : geometries[board].rows - 2;
}

static inline MdnSpace
first_space (MdnBoard board, MdnSide side)
{
  static const uint8_t first[][MDN_SIDES] = {
    [MDN_BOARD_LARGE] = { FIRST_SPACES (18, 13) },
    [MDN_BOARD_SMALL] = { FIRST_SPACES (16, 12) },
  };

  return first[board][side];
}

MdnSpace
mdn_side_space (MdnBoard board, MdnSide side, int index)
{
  return (MdnSpace) (first_space (board, side) + index * (side % 2 == 0 ? 1 : MDN_STRIDE));
}

int
mdn_side_tower (MdnSide side, int end)
{
  static const uint8_t towers[MDN_SIDES][2] = {
    [MDN_SIDE_BOTTOM] = { 3, 1 },
    [MDN_SIDE_RIGHT] = { 1, 2 },
    [MDN_SIDE_TOP] = { 0, 2 },
    [MDN_SIDE_LEFT] = { 3, 0 },
  };

  return towers[side][end];
}

MdnSpace
mdn_tower_space (MdnBoard board, int tower)
{
  const int right = geometries[board].columns - 1, top = geometries[board].rows - 1;

  switch (tower)
    {
    case 0:
      return mdn_space (0, top);
    case 1:
      return mdn_space (right, 0);
    case 2:
      return mdn_space (right, top);
    default:
      return mdn_space (0, 0);
    }
}

MdnSpace
mdn_side_front (MdnSide side, MdnSpace wall)
{
  static const int8_t step[MDN_SIDES] = {
    [MDN_SIDE_BOTTOM] = MDN_STRIDE,
    [MDN_SIDE_RIGHT] = -1,
    [MDN_SIDE_TOP] = -MDN_STRIDE,
    [MDN_SIDE_LEFT] = 1,
  };

  return (MdnSpace) (wall + step[side]);
}

bool
mdn_ring_find (MdnBoard board, MdnSpace space, MdnSide *side, int *index)
{
  const int column = mdn_space_column (space), row = mdn_space_row (space);
  const int right = geometries[board].columns - 1, top = geometries[board].rows - 1;
  const bool edge_column = (column == 0) | (column == right), edge_row = (row == 0) | (row == top);

  if ((column > right) | (row > top) | (edge_column == edge_row))
    return false;
  /* MdnSide's order: the horizontal sides are 0 and 2, the vertical ones 3 and 1. */
  *side = (MdnSide) (edge_row ? 2 * (row != 0) : 3 - 2 * (column != 0));
  *index = (edge_row ? column : row) - 1;
  return true;
}

MdnSet
mdn_around (MdnSpace space)
{
  const MdnNeighborhood *at = mdn_neighborhood (space);

  return mdn_set_minus (at->nine, at->one);
}

MdnSet
mdn_two_steps (MdnBoard board, MdnSpace space)
{
  static const int8_t steps[4][2] = { { 2, 0 }, { -2, 0 }, { 0, 2 }, { 0, -2 } };
  MdnSet set = mdn_set_empty ();

  for (int i = 0; i < 4; i++)
    {
      const int column = mdn_space_column (space) + steps[i][0];
      const int row = mdn_space_row (space) + steps[i][1];

      if (column >= 1 && column <= geometries[board].columns - 2 && row >= 1 &&
          row <= geometries[board].rows - 2)
        mdn_set_add (&set, mdn_space (column, row));
    }
  return set;
}
