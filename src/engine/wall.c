/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wall.h"

#include "neighborhood.h"

static int
free_spaces (const MdnPosition *position, int side)
{
  const uint8_t *arms = position->table.arms[side];

  return mdn_side_length (position->rules.board, side) - arms[0] - arms[1];
}

void
mdn_wall_begin (MdnPosition *position)
{
  const MdnBoard board = position->rules.board;

  position->wall_sites = mdn_set_empty ();
  for (int side = 0; side < MDN_SIDES; side++)
    if (free_spaces (position, side) >= 2)
      {
        const uint8_t *arms = position->table.arms[side];
        const int last = mdn_side_length (board, side) - 1;

        mdn_set_add (&position->wall_sites, mdn_side_space (board, side, arms[0]));
        mdn_set_add (&position->wall_sites, mdn_side_space (board, side, last - arms[1]));
      }
}

MdnSpace
mdn_wall_gate (const MdnPosition *position, MdnSide side)
{
  if (free_spaces (position, side) > 1)
    return MDN_NO_SPACE;
  return mdn_side_space (position->rules.board, side, position->table.arms[side][0]);
}

int
mdn_wall_tower (const MdnPosition *position, MdnSpace space)
{
  MdnSide side;
  int index;

  if (!mdn_set_has (&position->walls, space) ||
      !mdn_ring_find (position->rules.board, space, &side, &index))
    return -1;
  return mdn_side_tower (side, index < position->table.arms[side][0] ? 0 : 1);
}

unsigned
mdn_wall_towers_beside (const MdnPosition *position, MdnSet set)
{
  MdnSet walls = mdn_set_intersection (mdn_set_beside (set), position->walls);
  unsigned towers = 0;

  while (!mdn_set_is_empty (walls))
    towers |= 1u << mdn_wall_tower (position, mdn_set_take (&walls));
  return towers;
}

MdnSpace
mdn_wall_build (MdnPosition *position, MdnSpace space, int *tower)
{
  const MdnBoard board = position->rules.board;
  MdnSide side = MDN_SIDE_BOTTOM;
  int index = 0, end;
  MdnSet next;

  mdn_ring_find (board, space, &side, &index);
  end = index != position->table.arms[side][0];
  next = mdn_neighborhood (mdn_side_space (board, side, index + 1 - 2 * end))->one;
  position->table.arms[side][end]++;
  position->walls = mdn_set_union (position->walls, mdn_neighborhood (space)->one);
  /* The last free space is the gate. */
  position->wall_sites =
    mdn_set_union (mdn_set_minus (position->wall_sites,
                                  mdn_set_union (mdn_neighborhood (space)->one, next)),
                   mdn_set_if (next, free_spaces (position, side) >= 2));
  *tower = mdn_side_tower (side, end);
  return mdn_side_front (side, space);
}
