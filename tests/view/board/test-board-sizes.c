/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include "medina-board-look.h"
#include "palace.h"
#include "tiles.h"

/* When the sizes of palaces are told. */

/* An unclaimed palace of several pieces says how large it is, others when they are asked about. */
static void
test_size (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *pictures[2];
  int palace = MDN_NO_PALACE;

  for (int step = 0; step < 4; step++)
    {
      if (step < 2)
        palace = mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (4 + step, 6));
      if (step == 2)
        mdn_palace_roof (&picture->position, palace, 0);
      if (step == 3)
        picture->scene.palace = palace;
      for (int i = 0; i < 2; i++)
        {
          picture->scene.sizes = i;
          pictures[i] = board_picture_paint (picture);
        }
      g_assert_cmpint (board_picture_equal (pictures[0], pictures[1]), ==, step == 0 || step == 2);
      for (int i = 0; i < 2; i++)
        cairo_surface_destroy (pictures[i]);
    }
}

/* Paints it with and without sizes. */
static gboolean
shows_size (BoardPicture *picture)
{
  cairo_surface_t *pictures[2];
  gboolean shown;

  for (int i = 0; i < 2; i++)
    {
      picture->scene.sizes = i;
      pictures[i] = board_picture_paint (picture);
    }
  shown = !board_picture_equal (pictures[0], pictures[1]);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
  return shown;
}

static void
take_all (MdnPosition *position, MdnPiece piece)
{
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    mdn_table_set_stock (&position->table, player, piece, 0);
}

static gboolean
shows_size_of (BoardPicture *picture, int palace)
{
  MedinaBoardPalaces palaces;
  MedinaBoardLooks looks;

  picture->scene.sizes = TRUE;
  medina_board_palaces_init (&palaces, &picture->scene);
  medina_board_looks_init (&looks, &picture->scene, &palaces);
  return looks.spaces[palaces.palace[palace].crown].sized;
}

/* A claimed one says so as long as a larger one may take the tile that is held for it. */
static void
test_size_to_beat (BoardPicture *picture, gconstpointer data)
{
  MdnPosition *position = &picture->position;
  MedinaBoardLooks looks[2];
  MedinaBoardPalaces palaces;
  int palace;

  mdn_palace_build (position, MDN_BROWN, mdn_space (4, 6));
  palace = mdn_palace_build (position, MDN_BROWN, mdn_space (5, 6));
  mdn_palace_roof (position, palace, 0);
  g_assert_false (shows_size (picture)); /* there is no tile yet */
  medina_board_palaces_init (&palaces, &picture->scene);
  medina_board_looks_init (&looks[0], &picture->scene, &palaces);
  mdn_tiles_compare_palace (position, palace);
  g_assert_true (shows_size (picture));
  medina_board_looks_init (&looks[1], &picture->scene, &palaces);
  for (MdnSpace space = 0; space < MDN_SPACES; space++)
    g_assert_cmpint (medina_board_look_equal (&looks[0].spaces[space], &looks[1].spaces[space]), ==,
                     space != palaces.palace[palace].crown && space != palaces.palace[palace].last);
  take_all (position, MDN_BUILDING_BROWN);
  g_assert_false (shows_size (picture)); /* nothing can be founded any more */
  position->table.palace_tile[MDN_BROWN] = MDN_NO_PALACE;
  palace = mdn_palace_build (position, MDN_BROWN, mdn_space (12, 6));
  mdn_palace_roof (position, palace, 1);
  position->table.palace_tile[MDN_BROWN] = 1;
  g_assert_true (shows_size (picture)); /* but stables can be added */
  take_all (position, MDN_STABLE);
  g_assert_false (shows_size (picture));
}

/* So does one that may still take it. */
static void
test_size_that_may_beat (BoardPicture *picture, gconstpointer data)
{
  MdnPosition *position = &picture->position;
  int first, second;

  for (int column = 3; column < 6; column++)
    first = mdn_palace_build (position, MDN_BROWN, mdn_space (column, 6));
  for (int column = 10; column < 12; column++)
    second = mdn_palace_build (position, MDN_BROWN, mdn_space (column, 6));
  mdn_palace_roof (position, first, 0);
  mdn_tiles_compare_palace (position, first);
  mdn_palace_roof (position, second, 1);
  mdn_tiles_compare_palace (position, second);
  take_all (position, MDN_BUILDING_BROWN);
  g_assert_true (shows_size_of (picture, first));
  g_assert_true (shows_size_of (picture, second));
  take_all (position, MDN_STABLE);
  g_assert_false (shows_size_of (picture, first));
  g_assert_false (shows_size_of (picture, second));
}

/* A row of palaces of three pieces each, which hold and threaten no tile: claimed, all but the last
 * one. */
static void
found_palaces (BoardPicture *picture, int palaces[3])
{
  for (int i = 0; i < 3; i++)
    {
      for (int row = 4; row < 7; row++)
        palaces[i] = mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (2 + 4 * i, row));
      if (i < 2)
        mdn_palace_roof (&picture->position, palaces[i], (MdnOwner) i);
    }
}

/* What a row of the score sheet is about says how large it is. */
static void
test_size_of_lit (BoardPicture *picture, gconstpointer data)
{
  int palaces[3];

  found_palaces (picture, palaces);
  g_assert_false (shows_size_of (picture, palaces[0]));
  picture->scene.lit = G_GUINT64_CONSTANT (1) << palaces[0];
  g_assert_true (shows_size_of (picture, palaces[0]));
  g_assert_false (shows_size_of (picture, palaces[1]));
  picture->scene.lit = 0;
  picture->scene.palace = palaces[1];
  g_assert_true (shows_size_of (picture, palaces[1]));
}

/* Once nobody has a rooftop left, all claimed palaces say so, to be compared. */
static void
test_sizes_late (BoardPicture *picture, gconstpointer data)
{
  int palaces[3];

  found_palaces (picture, palaces);
  take_all (&picture->position, MDN_ROOFTOP);
  mdn_table_set_stock (&picture->position.table, 2, MDN_ROOFTOP, 1);
  g_assert_false (shows_size_of (picture, palaces[0]));
  take_all (&picture->position, MDN_ROOFTOP);
  for (int i = 0; i < 3; i++)
    g_assert_true (shows_size_of (picture, palaces[i]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  BOARD_PICTURE_TEST ("/board-sizes/they-show-while-they-matter", board_picture_set_up, NULL,
                      test_size);
  BOARD_PICTURE_TEST ("/board-sizes/those-to-beat-show-while-they-can-be-beaten",
                      board_picture_set_up, NULL, test_size_to_beat);
  BOARD_PICTURE_TEST ("/board-sizes/those-that-may-beat-it-show-as-long", board_picture_set_up,
                      NULL, test_size_that_may_beat);
  BOARD_PICTURE_TEST ("/board-sizes/a-lit-palace-tells-its-own", board_picture_set_up, NULL,
                      test_size_of_lit);
  BOARD_PICTURE_TEST ("/board-sizes/late-in-the-game-all-show", board_picture_set_up, NULL,
                      test_sizes_late);
  return g_test_run ();
}
