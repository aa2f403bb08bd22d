/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sets of spaces against plain loops, and the boards' geometry. */

#include <glib.h>
#include <stdlib.h>

#include "geometry.h"
#include "neighborhood.h"
#include "random.h"

enum
{
  ROUNDS = 200,
  BITS = 256,
};

/* The same set as a bitboard and as a plain array. */
typedef struct
{
  MdnSet set;
  bool plain[BITS];
} Twin;

static Twin
draw_twin (MdnRandom *random, const MdnSet *within, uint32_t one_in)
{
  Twin twin = { 0 };

  for (int space = 0; space < MDN_SPACES; space++)
    if (mdn_set_has (within, (MdnSpace) space) && mdn_random_below (random, one_in) == 0)
      {
        mdn_set_add (&twin.set, (MdnSpace) space);
        twin.plain[space] = true;
      }
  return twin;
}

static MdnSet
all_spaces (void)
{
  MdnSet set = mdn_set_empty ();

  for (int space = 0; space < MDN_SPACES; space++)
    mdn_set_add (&set, (MdnSpace) space);
  return set;
}

static bool
at (const bool plain[BITS], int space)
{
  return space >= 0 && space < BITS && plain[space];
}

/* --- Sets ------------------------------------------------------------------------------------- */

static void
test_members (void)
{
  const MdnSet all = all_spaces ();
  MdnRandom random;

  mdn_random_seed (&random, 1);
  for (int round = 0; round < ROUNDS; round++)
    {
      Twin a = draw_twin (&random, &all, 3);

      for (int space = 0; space < MDN_SPACES; space++)
        g_assert_cmpint (mdn_set_has (&a.set, (MdnSpace) space), ==, a.plain[space]);
      for (int space = 0; space < MDN_SPACES; space++)
        mdn_set_remove (&a.set, (MdnSpace) space);
      g_assert_true (mdn_set_is_empty (a.set));
    }
}

static void
test_operations (void)
{
  const MdnSet all = all_spaces ();
  MdnRandom random;

  mdn_random_seed (&random, 2);
  for (int round = 0; round < ROUNDS; round++)
    {
      const Twin a = draw_twin (&random, &all, 2), b = draw_twin (&random, &all, 3);
      const MdnSet both = mdn_set_intersection (a.set, b.set), any = mdn_set_union (a.set, b.set);
      const MdnSet minus = mdn_set_minus (a.set, b.set);
      bool equal = true;

      for (int space = 0; space < MDN_SPACES; space++)
        {
          const bool in_a = a.plain[space], in_b = b.plain[space];

          g_assert_cmpint (mdn_set_has (&both, (MdnSpace) space), ==, in_a && in_b);
          g_assert_cmpint (mdn_set_has (&any, (MdnSpace) space), ==, in_a || in_b);
          g_assert_cmpint (mdn_set_has (&minus, (MdnSpace) space), ==, in_a && !in_b);
          equal = equal && in_a == in_b;
        }
      g_assert_cmpint (mdn_set_equal (a.set, b.set), ==, equal);
      g_assert_true (mdn_set_equal (any, mdn_set_union (b.set, minus)));
    }
}

static void
test_equal (void)
{
  for (int space = 0; space < MDN_SPACES; space++)
    {
      MdnSet one = mdn_set_empty ();

      mdn_set_add (&one, (MdnSpace) space);
      g_assert_false (mdn_set_is_empty (one));
      g_assert_false (mdn_set_equal (one, mdn_set_empty ()));
      g_assert_true (mdn_set_equal (one, one));
    }
}

static void
test_shifts (void)
{
  const MdnSet all = all_spaces ();
  MdnRandom random;

  mdn_random_seed (&random, 3);
  for (int n = 1; n < 64; n++)
    {
      const Twin a = draw_twin (&random, &all, 2);
      const MdnSet up = mdn_set_up (a.set, n), down = mdn_set_down (a.set, n);

      for (int bit = 0; bit < BITS; bit++)
        {
          g_assert_cmpint (mdn_set_has (&up, (MdnSpace) bit), ==, at (a.plain, bit - n));
          g_assert_cmpint (mdn_set_has (&down, (MdnSpace) bit), ==, at (a.plain, bit + n));
        }
    }
}

static void
test_beside (void)
{
  MdnRandom random;

  mdn_random_seed (&random, 4);
  for (int round = 0; round < ROUNDS; round++)
    {
      const Twin a = draw_twin (&random, &mdn_geometry (MDN_BOARD_LARGE)->city, 6);
      const MdnSet beside = mdn_set_beside (a.set);

      for (int space = 0; space < MDN_SPACES; space++)
        g_assert_cmpint (mdn_set_has (&beside, (MdnSpace) space), ==,
                         at (a.plain, space - 1) || at (a.plain, space + 1) ||
                           at (a.plain, space - MDN_STRIDE) || at (a.plain, space + MDN_STRIDE));
    }
}

static void
test_spread (void)
{
  MdnRandom random;

  mdn_random_seed (&random, 6);
  for (int round = 0; round < ROUNDS; round++)
    {
      const Twin a = draw_twin (&random, &mdn_geometry (MDN_BOARD_LARGE)->city, 6);
      const MdnSet spread = mdn_set_spread (a.set);

      for (int space = 0; space < MDN_SPACES; space++)
        {
          bool near = false;

          for (int row = -1; row <= 1; row++)
            for (int column = -1; column <= 1; column++)
              near |= at (a.plain, space + row * MDN_STRIDE + column);
          g_assert_cmpint (mdn_set_has (&spread, (MdnSpace) space), ==, near);
        }
    }
}

static void
test_conditions (void)
{
  const MdnSet all = all_spaces ();

  g_assert_true (mdn_set_equal (mdn_set_if (all, true), all));
  g_assert_true (mdn_set_is_empty (mdn_set_if (all, false)));
  g_assert_cmpuint (mdn_set_word_if (G_MAXUINT64 - 1, true), ==, G_MAXUINT64 - 1);
  g_assert_cmpuint (mdn_set_word_if (G_MAXUINT64 - 1, false), ==, 0);
}

/* The ready-made sets, against those made by shifting. */
static void
test_neighborhoods (void)
{
  for (int space = 0; space < MDN_SPACES; space++)
    {
      const MdnNeighborhood *neighborhood = mdn_neighborhood ((MdnSpace) space);
      MdnSet one = mdn_set_empty ();

      mdn_set_add (&one, (MdnSpace) space);
      g_assert_true (mdn_set_equal (neighborhood->one, one));
      if (!mdn_set_has (&mdn_geometry (MDN_BOARD_LARGE)->city, (MdnSpace) space))
        continue;
      g_assert_true (mdn_set_equal (neighborhood->beside, mdn_set_beside (one)));
      g_assert_true (mdn_set_equal (neighborhood->nine, mdn_set_spread (one)));
    }
}

static void
test_counting (void)
{
  const MdnSet all = all_spaces ();
  MdnRandom random;

  mdn_random_seed (&random, 5);
  g_assert_cmpuint (mdn_set_count (mdn_set_empty ()), ==, 0);
  g_assert_cmpuint (mdn_set_count (all), ==, MDN_SPACES);
  g_assert_cmpuint (mdn_set_count ((MdnSet){ { ~0u, ~UINT64_C (0), 0, ~UINT64_C (0) } }), ==, 160);
  for (uint32_t round = 0; round < ROUNDS; round++)
    {
      const Twin a = draw_twin (&random, &all, 1 + round / 2);
      MdnSet left = a.set;
      unsigned n = 0;

      for (int space = 0; space < MDN_SPACES; space++)
        if (a.plain[space])
          {
            g_assert_cmpint (mdn_set_nth (a.set, n++), ==, space);
            g_assert_cmpint (mdn_set_pick (&a.set, n - 1), ==, space);
            g_assert_cmpint (mdn_set_lowest (left), ==, space);
            g_assert_cmpint (mdn_set_take (&left), ==, space);
          }
      g_assert_cmpuint (mdn_set_count (a.set), ==, n);
      g_assert_cmpuint (mdn_set_popcount (&a.set), ==, n);
      g_assert_true (mdn_set_is_empty (left));
    }
}

/* --- The boards ------------------------------------------------------------------------------- */

typedef struct
{
  MdnBoard board;
  int columns, rows; /* the ring included */
} BoardCase;

static const BoardCase large = { MDN_BOARD_LARGE, 18, 13 }, small = { MDN_BOARD_SMALL, 16, 12 };

/* How many spaces a space is away from the edge of the board; below 0 outside. */
static int
depth_of (const BoardCase *test, int space)
{
  const int column = space % 18, row = space / 18;

  return MIN (MIN (column, test->columns - 1 - column), MIN (row, test->rows - 1 - row));
}

static void
test_spaces (gconstpointer data)
{
  const BoardCase *test = data;
  const MdnGeometry *geometry = mdn_geometry (test->board);

  g_assert_cmpint (geometry->columns, ==, test->columns);
  g_assert_cmpint (geometry->rows, ==, test->rows);
  for (int space = 0; space < MDN_SPACES; space++)
    {
      const int depth = depth_of (test, space);

      g_assert_cmpint (mdn_board_has (test->board, (MdnSpace) space), ==, depth >= 0);
      g_assert_cmpint (mdn_set_has (&geometry->city, (MdnSpace) space), ==, depth >= 1);
      g_assert_cmpint (mdn_set_has (&geometry->inner, (MdnSpace) space), ==, depth >= 2);
      g_assert_cmpint (mdn_space (mdn_space_column ((MdnSpace) space),
                                  mdn_space_row ((MdnSpace) space)),
                       ==, space);
    }
  for (int bit = MDN_SPACES; bit < BITS; bit++)
    g_assert_false (mdn_set_has (&geometry->city, (MdnSpace) bit));
}

static bool
is_corner (const BoardCase *test, int space)
{
  const int column = space % 18, row = space / 18;

  return (column == 0 || column == test->columns - 1) && (row == 0 || row == test->rows - 1);
}

/* Every wall space lies on one side, at one place, in front of one city space. */
static void
test_ring (gconstpointer data)
{
  const BoardCase *test = data;
  int found = 0;

  for (int space = 0; space < MDN_SPACES; space++)
    {
      const bool on_ring = depth_of (test, space) == 0 && !is_corner (test, space);
      MdnSide side;
      int index;

      g_assert_cmpint (mdn_ring_find (test->board, (MdnSpace) space, &side, &index), ==, on_ring);
      if (!on_ring)
        continue;
      found++;
      g_assert_cmpint (index, >=, 0);
      g_assert_cmpint (index, <, mdn_side_length (test->board, side));
      g_assert_cmpint (mdn_side_space (test->board, side, index), ==, space);
      g_assert_cmpint (depth_of (test, mdn_side_front (side, (MdnSpace) space)), ==, 1);
    }
  g_assert_cmpint (found, ==, 2 * (test->columns - 2) + 2 * (test->rows - 2));
}

/* Sides run from left to right or from the bottom to the top, from one tower to another. */
static void
test_sides (gconstpointer data)
{
  const BoardCase *test = data;

  for (int i = 0; i < MDN_SIDES; i++)
    {
      const MdnSide side = (MdnSide) i;
      const bool lying = side == MDN_SIDE_BOTTOM || side == MDN_SIDE_TOP;
      const int step = lying ? 1 : MDN_STRIDE, length = mdn_side_length (test->board, side);
      const int first = mdn_side_space (test->board, side, 0);
      const int front =
        (side == MDN_SIDE_BOTTOM || side == MDN_SIDE_LEFT ? 1 : -1) * (lying ? MDN_STRIDE : 1);

      g_assert_cmpint (length, ==, (lying ? test->columns : test->rows) - 2);
      for (int j = 0; j < length; j++)
        {
          g_assert_cmpint (mdn_side_space (test->board, side, j), ==, first + j * step);
          g_assert_cmpint (mdn_side_front (side, (MdnSpace) (first + j * step)), ==,
                           first + j * step + front);
        }
      g_assert_cmpint (mdn_tower_space (test->board, mdn_side_tower (side, 0)), ==, first - step);
      g_assert_cmpint (mdn_tower_space (test->board, mdn_side_tower (side, 1)), ==,
                       first + length * step);
    }
}

/* U1: top left, bottom right, top right, bottom left. */
static void
test_towers (gconstpointer data)
{
  const BoardCase *test = data;
  const int right = test->columns - 1, top = (test->rows - 1) * 18;

  g_assert_cmpint (mdn_tower_space (test->board, 0), ==, top);
  g_assert_cmpint (mdn_tower_space (test->board, 1), ==, right);
  g_assert_cmpint (mdn_tower_space (test->board, 2), ==, top + right);
  g_assert_cmpint (mdn_tower_space (test->board, 3), ==, 0);
}

/* O1, O2: the eight spaces around a space, and those two steps away that lie in the city. */
static void
test_well (gconstpointer data)
{
  const BoardCase *test = data;

  for (int well = 0; well < MDN_SPACES; well++)
    {
      const MdnSet around = mdn_around ((MdnSpace) well);
      const MdnSet water = mdn_two_steps (test->board, (MdnSpace) well);

      for (int space = 0; depth_of (test, well) >= 1 && space < MDN_SPACES; space++)
        {
          const int columns = abs (space % 18 - well % 18), rows = abs (space / 18 - well / 18);

          g_assert_cmpint (mdn_set_has (&around, (MdnSpace) space), ==, MAX (columns, rows) == 1);
          g_assert_cmpint (mdn_set_has (&water, (MdnSpace) space), ==,
                           depth_of (test, space) >= 1 && columns + rows == 2 &&
                             (columns == 0 || rows == 0));
        }
    }
}

static void
test_precedence (void)
{
  for (int a = 0; a < MDN_SPACES; a++)
    for (int b = 0; b < MDN_SPACES; b++)
      g_assert_cmpint (mdn_space_precedes ((MdnSpace) a, (MdnSpace) b), ==,
                       a % 18 * 100 + a / 18 < b % 18 * 100 + b / 18);
}

static void
add_board_test (const char *name, GTestDataFunc function)
{
  g_autofree char *on_large = g_strdup_printf ("/boards/large/%s", name);
  g_autofree char *on_small = g_strdup_printf ("/boards/small/%s", name);

  g_test_add_data_func (on_large, &large, function);
  g_test_add_data_func (on_small, &small, function);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sets/add-and-remove-members", test_members);
  g_test_add_func ("/sets/unite-intersect-and-subtract", test_operations);
  g_test_add_func ("/sets/differ-by-one-space", test_equal);
  g_test_add_func ("/sets/shift-across-words", test_shifts);
  g_test_add_func ("/sets/know-the-spaces-beside-them", test_beside);
  g_test_add_func ("/sets/spread-over-the-spaces-around-them", test_spread);
  g_test_add_func ("/sets/hold-under-a-condition", test_conditions);
  g_test_add_func ("/sets/are-ready-made-for-each-space", test_neighborhoods);
  g_test_add_func ("/sets/count-and-number-their-spaces", test_counting);
  add_board_test ("spaces", test_spaces);
  add_board_test ("ring", test_ring);
  add_board_test ("sides", test_sides);
  add_board_test ("towers", test_towers);
  add_board_test ("well", test_well);
  g_test_add_func ("/boards/spaces-are-ordered-by-column-then-row", test_precedence);
  return g_test_run ();
}
