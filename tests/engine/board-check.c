/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-check.h"

#include <glib.h>
#include <stdlib.h>

enum
{
  STABLE = MDN_COLORS + 1, /* behind the colors, counted from 1 */
};

/* What stands on each space: 0 for no piece of a palace. */
static int
piece_on (const MdnPosition *position, int space)
{
  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_set_has (&position->buildings[color], (MdnSpace) space))
      return color + 1;
  return mdn_set_has (&position->stables, (MdnSpace) space) ? STABLE : 0;
}

/* Paints the palace that has a building on the space: its buildings, and the stables beside them.
 * City spaces have all their neighbors on the board. */
static void
paint (const MdnPosition *position, int space, int color, int number, int palace[MDN_SPACES])
{
  static const int steps[] = { 1, -1, MDN_STRIDE, -MDN_STRIDE };

  palace[space] = number;
  for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      const int beside = space + steps[i], piece = piece_on (position, beside);

      if (piece == STABLE)
        {
          g_assert_true (palace[beside] == 0 || palace[beside] == number);
          palace[beside] = number;
        }
      else if (piece == color && palace[beside] == 0)
        paint (position, beside, color, number, palace);
    }
}

static void
check_around (int space, const int palace[MDN_SPACES])
{
  for (int row = -1; row <= 1; row++)
    for (int column = -1; column <= 1; column++)
      {
        const int near = palace[space + row * MDN_STRIDE + column];

        g_assert_true (near == 0 || near == palace[space]);
      }
}

void
board_check_streets (const MdnPosition *position)
{
  int palace[MDN_SPACES] = { 0 };

  for (int space = 0; space < MDN_SPACES; space++)
    {
      const int piece = piece_on (position, space);

      if (piece != 0 && piece != STABLE && palace[space] == 0)
        paint (position, space, piece, mdn_position_palace_at (position, (MdnSpace) space), palace);
    }
  for (int space = 0; space < MDN_SPACES; space++)
    {
      g_assert_cmpint (palace[space], ==, mdn_position_palace_at (position, (MdnSpace) space));
      g_assert_cmpint (palace[space] != 0, ==, piece_on (position, space) != 0);
      if (palace[space] != 0)
        check_around (space, palace);
    }
}

void
board_check_well (const MdnPosition *position)
{
  if (position->well == MDN_NO_SPACE)
    return;
  g_assert_false (mdn_set_has (&position->merchants, position->well));
  for (int space = 0; space < MDN_SPACES; space++)
    if (abs (space % MDN_STRIDE - position->well % MDN_STRIDE) <= 1 &&
        abs (space / MDN_STRIDE - position->well / MDN_STRIDE) <= 1)
      g_assert_cmpint (piece_on (position, space), ==, 0);
}

/* Counts the runs of free spaces along a side: there is exactly one. */
static void
check_side (const MdnPosition *position, int space, int step, int length)
{
  int runs = 0;
  bool free = false;

  for (int i = 0; i < length; i++, space += step)
    {
      const bool was_free = free;

      free = !mdn_set_has (&position->walls, (MdnSpace) space);
      runs += free && !was_free;
    }
  g_assert_cmpint (runs, ==, 1);
}

void
board_check_ring (const MdnPosition *position)
{
  const int columns = position->rules.board == MDN_BOARD_SMALL ? 16 : 18;
  const int rows = position->rules.board == MDN_BOARD_SMALL ? 12 : 13;

  check_side (position, 1, 1, columns - 2);
  check_side (position, (rows - 1) * MDN_STRIDE + 1, 1, columns - 2);
  check_side (position, MDN_STRIDE, MDN_STRIDE, rows - 2);
  check_side (position, MDN_STRIDE + columns - 1, MDN_STRIDE, rows - 2);
}
