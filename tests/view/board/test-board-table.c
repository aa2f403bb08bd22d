/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include "palace.h"

/* A change beside the board shows in its place and nowhere else. */

static void
assert_changed (BoardPicture *picture, cairo_surface_t *before, MedinaBoardItem item, int index)
{
  cairo_surface_t *after = board_picture_paint (picture);

  board_picture_assert_differ_within (before, after,
                                      medina_board_layout_get_item (&picture->layout, item, index));
  cairo_surface_destroy (after);
}

static void
test_tower_tile (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *before = board_picture_paint (picture);

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      picture->position.table.tower_tile[tower] = 1;
      assert_changed (picture, before, MEDINA_BOARD_TOWER_TILE, tower);
      picture->position.table.tower_tile[tower] = MDN_OWNER_NONE;
    }
  cairo_surface_destroy (before);
}

static void
test_palace_tile (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *before;

  for (int color = 0; color < MDN_COLORS; color++)
    mdn_palace_roof (&picture->position,
                     mdn_palace_build (&picture->position, (MdnColor) color,
                                       mdn_space (2 + 3 * color, 3)),
                     (MdnOwner) color);
  before = board_picture_paint (picture);
  for (int color = 0; color < MDN_COLORS; color++)
    {
      /* The palaces were founded in the order of their colors, from number 1. */
      picture->position.table.palace_tile[color] = (uint8_t) (color + 1);
      assert_changed (picture, before, MEDINA_BOARD_PALACE_TILE, color);
      picture->position.table.palace_tile[color] = MDN_NO_PALACE;
    }
  cairo_surface_destroy (before);
}

/* How much of a tower tile's place differs from how it looks when the tile is free. */
static int
count_changed (BoardPicture *picture, int tower, MdnOwner owner)
{
  cairo_surface_t *before = board_picture_paint (picture), *after;
  int changed;

  picture->position.table.tower_tile[tower] = (uint8_t) owner;
  after = board_picture_paint (picture);
  changed = board_picture_count_differences (before, after, 40);
  picture->position.table.tower_tile[tower] = MDN_OWNER_NONE;
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return changed;
}

/* What the neutral player holds lies here, and is as plain to see. */
static void
test_neutral (BoardPicture *picture, gconstpointer data)
{
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    g_assert_cmpint (count_changed (picture, tower, MDN_OWNER_NEUTRAL), >=,
                     count_changed (picture, tower, 0) * 2 / 3);
}

/* U4: merchants wait on towers 1 to 3. */
static void
test_queue (BoardPicture *picture, gconstpointer data)
{
  for (int tower = 0; tower < 3; tower++)
    {
      cairo_surface_t *before = board_picture_paint (picture);

      g_assert_cmpint (picture->position.table.tower_merchants[tower], ==, 3 - tower);
      picture->position.table.tower_merchants[tower] = 0;
      assert_changed (picture, before, MEDINA_BOARD_TOWER_QUEUE, tower);
      cairo_surface_destroy (before);
    }
}

/* A1: the piles go one after another. */
static void
test_tea (BoardPicture *picture, gconstpointer data)
{
  for (int pile = 0; pile < 3; pile++)
    {
      cairo_surface_t *before = board_picture_paint (picture);

      picture->position.table.purple_roofed = (uint8_t) (pile + 1);
      assert_changed (picture, before, MEDINA_BOARD_TEA_TILES, pile);
      cairo_surface_destroy (before);
    }
}

/* B4: a rooftop that may no longer be used; the row shows it for its color. */
static void
test_rooftop_row (BoardPicture *picture, gconstpointer data)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      cairo_surface_t *before = board_picture_paint (picture);

      picture->position.table.players[1].may_block ^= (uint8_t) (1 << color);
      assert_changed (picture, before, MEDINA_BOARD_ROOFTOP_ROW, color);
      cairo_surface_destroy (before);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  BOARD_PICTURE_TEST ("/board-table/a-tower-tile-shows-its-holder", board_picture_set_up, NULL,
                      test_tower_tile);
  BOARD_PICTURE_TEST ("/board-table/a-palace-tile-shows-its-holder", board_picture_set_up, NULL,
                      test_palace_tile);
  BOARD_PICTURE_TEST ("/board-table/what-the-neutral-player-holds-is-plain-to-see",
                      board_picture_set_up, NULL, test_neutral);
  BOARD_PICTURE_TEST ("/board-table/merchants-wait-on-towers", board_picture_set_up, NULL,
                      test_queue);
  BOARD_PICTURE_TEST ("/board-table/tea-piles-go-one-by-one", board_picture_set_up, NULL, test_tea);
  BOARD_PICTURE_TEST ("/board-table/a-removed-rooftop-shows-in-its-row", board_picture_set_up_first,
                      NULL, test_rooftop_row);
  return g_test_run ();
}
