/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include "medina-board-palaces.h"
#include "medina-board-palette.h"
#include "palace.h"
#include "tiles.h"

enum
{
  RISE = 34, /* of a building above its space, in hundredths of the width */
};

/* On a telephone the piece is seen behind the number: its space differs by less than half. */
static void
test_size_leaves_the_piece (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *pictures[2];
  cairo_rectangle_int_t r;
  int changed;

  board_picture_resize (picture, 17);
  for (int column = 4; column < 7; column++)
    mdn_palace_build (&picture->position, MDN_ORANGE, mdn_space (column, 6));
  r = medina_board_layout_get_space (&picture->layout, mdn_space (5, 6));
  for (int i = 0; i < 2; i++)
    {
      picture->scene.sizes = i;
      pictures[i] = board_picture_paint (picture);
    }
  changed = board_picture_count_differences (pictures[0], pictures[1], 20);
  g_assert_cmpint (changed, >, r.width * r.height / 10);
  g_assert_cmpint (changed, <, r.width * r.height / 2);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
}

/* How many pixels within the rectangle differ. */
static int
count_within (cairo_surface_t *a, cairo_surface_t *b, cairo_rectangle_int_t r)
{
  int count = 0;

  for (int y = r.y; y < r.y + r.height; y++)
    for (int x = r.x; x < r.x + r.width; x++)
      count += board_picture_get_pixel (a, x, y) != board_picture_get_pixel (b, x, y);
  return count;
}

/* Likewise behind the number of a placement and the corners around it, which stand out beyond the
 * piece: less than half of what is seen of it differs. */
static void
test_number_leaves_the_piece (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (5, 6);
  cairo_surface_t *without, *with;
  cairo_rectangle_int_t r;
  int changed;

  board_picture_resize (picture, 17);
  mdn_palace_build (&picture->position, MDN_ORANGE, space);
  r = medina_board_layout_get_space (&picture->layout, space);
  r.height += r.width * RISE / 100;
  r.y -= r.width * RISE / 100;
  without = board_picture_paint (picture);
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_BUILDING_ORANGE, space), 0);
  with = board_picture_paint (picture);
  changed = count_within (without, with, r);
  g_assert_cmpint (changed, >, r.width * r.height / 10);
  g_assert_cmpint (changed, <, r.width * r.height / 2);
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

static gboolean
shows_number (BoardPicture *picture)
{
  cairo_surface_t *pictures[2];
  gboolean shown;

  for (guint i = 0; i < 2; i++)
    {
      picture->scene.marks[0].number = (guint8) (1 + i);
      pictures[i] = board_picture_paint (picture);
    }
  shown = !board_picture_equal (pictures[0], pictures[1]);
  for (guint i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
  return shown;
}

/* On a telephone a number hides no space that something may be placed on. */
static void
test_number_leaves_legal_spaces (BoardPicture *picture, gconstpointer data)
{
  static const int widths[] = { 17, 40 };

  mdn_palace_build (&picture->position, MDN_ORANGE, mdn_space (5, 6));
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_BUILDING_ORANGE, mdn_space (5, 6)),
                           0);
  picture->scene.hand = MDN_BUILDING_ORANGE;
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      board_picture_resize (picture, widths[i]);
      picture->scene.legal = mdn_set_empty ();
      mdn_set_add (&picture->scene.legal, mdn_space (9, 6));
      g_assert_true (shows_number (picture));
      mdn_set_add (&picture->scene.legal, mdn_space (4, 7));
      g_assert_cmpint (shows_number (picture), ==, i == 1);
    }
}

/* On a telephone the size of a roofed palace is beside its rooftop. */
static void
test_size_leaves_the_rooftop (BoardPicture *picture, gconstpointer data)
{
  MedinaBoardPalaces palaces;
  cairo_surface_t *pictures[2];
  int palace;

  board_picture_resize (picture, 17);
  mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (4, 6));
  palace = mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (5, 6));
  mdn_palace_roof (&picture->position, palace, 0);
  mdn_tiles_compare_palace (&picture->position, palace);
  medina_board_palaces_init (&palaces, &picture->scene);
  for (int i = 0; i < 2; i++)
    {
      picture->scene.sizes = i;
      pictures[i] = board_picture_paint (picture);
    }
  g_assert_cmpint (palaces.palace[palace].last, !=, palaces.palace[palace].crown);
  g_assert_cmpint (count_within (pictures[0], pictures[1],
                                 medina_board_layout_get_space (&picture->layout,
                                                                palaces.palace[palace].last)),
                   >, 10);
  g_assert_cmpint (count_within (pictures[0], pictures[1],
                                 medina_board_layout_get_space (&picture->layout,
                                                                palaces.palace[palace].crown)),
                   ==, 0);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
}

/* The rows, from and to, in which two pictures differ. */
static void
find_rows (cairo_surface_t *a, cairo_surface_t *b, int *first, int *last)
{
  *first = *last = -1;
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++)
      if (board_picture_get_pixel (a, x, y) != board_picture_get_pixel (b, x, y))
        {
          *first = *first < 0 ? y : *first;
          *last = y;
        }
}

/* The numbers of a rooftop and of a building beside it, here 1 and 2, do not read as "12": they are
 * seen at different heights, on a telephone, too. */
static void
test_numbers_apart (BoardPicture *picture, gconstpointer width)
{
  int first[2], last[2], palace;
  cairo_surface_t *before, *after;

  board_picture_resize (picture, GPOINTER_TO_INT (width));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (4, 6));
  palace = mdn_palace_build (&picture->position, MDN_GREY, mdn_space (5, 6));
  mdn_palace_roof (&picture->position, palace, 0);
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_ROOFTOP, mdn_space (4, 6)), 0);
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_BUILDING_GREY, mdn_space (5, 6)), 1);
  before = board_picture_paint (picture);
  for (int i = 0; i < 2; i++)
    {
      const guint8 number = picture->scene.marks[i].number;

      picture->scene.marks[i].number = 8; /* nothing else changes */
      after = board_picture_paint (picture);
      find_rows (before, after, &first[i], &last[i]);
      g_assert_cmpint (first[i], >=, 0);
      picture->scene.marks[i].number = number;
      cairo_surface_destroy (after);
    }
  g_assert_cmpint (first[0] - first[1], >=, (last[1] - first[1]) / 2);
  cairo_surface_destroy (before);
}

/* Nor does the size of a palace with the number of a building beside it. */
static void
test_size_apart (BoardPicture *picture, gconstpointer data)
{
  int first[2], last[2];
  cairo_surface_t *none, *size, *number, *other;

  board_picture_resize (picture, 17);
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (4, 6));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (5, 6));
  none = board_picture_paint (picture);
  picture->scene.sizes = TRUE;
  size = board_picture_paint (picture);
  find_rows (none, size, &first[0], &last[0]);
  picture->scene.sizes = FALSE;
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_BUILDING_GREY, mdn_space (5, 6)), 1);
  number = board_picture_paint (picture);
  picture->scene.marks[0].number = 8;
  other = board_picture_paint (picture);
  find_rows (number, other, &first[1], &last[1]);
  g_assert_cmpint (first[0] - first[1], >=, (last[1] - first[1]) / 2);
  cairo_surface_destroy (none);
  cairo_surface_destroy (size);
  cairo_surface_destroy (number);
  cairo_surface_destroy (other);
}

/* A mark's number lies above whatever else is marked: another's corners on the same palace, and
 * what is suggested on its space or above it. */
static void
test_numbers_on_top (BoardPicture *picture, gconstpointer width)
{
  const MdnSpace space = mdn_space (4, 6);
  cairo_surface_t *pictures[3];
  int palace, seen = 0;

  board_picture_resize (picture, GPOINTER_TO_INT (width));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (5, 6));
  palace = mdn_palace_build (&picture->position, MDN_GREY, space);
  mdn_palace_roof (&picture->position, palace, 0);
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_BUILDING_GREY, space), 1);
  for (int i = 0; i < 3; i++)
    {
      picture->scene.marks[0].number = i == 0 ? 8 : 1;
      if (i == 2)
        {
          medina_board_scene_mark (&picture->scene, mdn_placement (MDN_ROOFTOP, space), 0);
          medina_board_scene_suggest (&picture->scene,
                                      mdn_placement (MDN_MERCHANT, mdn_space (4, 7)));
          medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_ROOFTOP, space));
        }
      pictures[i] = board_picture_paint (picture);
    }
  for (int y = 0; y < cairo_image_surface_get_height (pictures[0]); y++)
    for (int x = 0; x < cairo_image_surface_get_width (pictures[0]); x++)
      if (board_picture_get_pixel (pictures[0], x, y) !=
          board_picture_get_pixel (pictures[1], x, y))
        {
          g_assert_cmphex (board_picture_get_pixel (pictures[2], x, y), ==,
                           board_picture_get_pixel (pictures[1], x, y));
          seen++;
        }
  g_assert_cmpint (seen, >, 0);
  for (int i = 0; i < 3; i++)
    cairo_surface_destroy (pictures[i]);
}

static gboolean
is_ink (guint32 pixel)
{
  return (pixel >> 16 & 0xff) < 0x60 && (pixel >> 8 & 0xff) < 0x50 && (pixel & 0xff) < 0x40;
}

/* A size stands beside the numbers of the pieces around it: its ink stays whole, on a telephone,
 * too. */
static void
test_numbers_beside (BoardPicture *picture, gconstpointer width)
{
  static const struct
  {
    int column, row;
  } around[] = { { 4, 6 }, { 5, 6 }, { 4, 5 }, { 5, 5 } };
  cairo_surface_t *pictures[4];
  int seen = 0;

  board_picture_resize (picture, GPOINTER_TO_INT (width));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (4, 6));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (4, 7));
  mdn_palace_build (&picture->position, MDN_GREY, mdn_space (3, 6));
  for (guint i = 1; i < G_N_ELEMENTS (around); i++)
    mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (around[i].column, around[i].row));
  for (int i = 0; i < 4; i++)
    {
      picture->scene.sizes = i % 2;
      for (guint j = 0; i == 2 && j < G_N_ELEMENTS (around); j++)
        medina_board_scene_mark (&picture->scene,
                                 mdn_placement (j == 0 ? MDN_BUILDING_GREY : MDN_BUILDING_BROWN,
                                                mdn_space (around[j].column, around[j].row)),
                                 1);
      pictures[i] = board_picture_paint (picture);
    }
  for (int y = 0; y < cairo_image_surface_get_height (pictures[0]); y++)
    for (int x = 0; x < cairo_image_surface_get_width (pictures[0]); x++)
      if (is_ink (board_picture_get_pixel (pictures[1], x, y)) &&
          !is_ink (board_picture_get_pixel (pictures[0], x, y)))
        {
          g_assert_true (is_ink (board_picture_get_pixel (pictures[3], x, y)));
          seen++;
        }
  g_assert_cmpint (seen, >, 0);
  for (int i = 0; i < 4; i++)
    cairo_surface_destroy (pictures[i]);
}

/* How much of the right half of a space is in the color of suggestions. */
static int
count_suggested (BoardPicture *picture, MdnSpace space)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_extents (&picture->layout, space);
  const guint32 ink = medina_board_palette_get (&picture->scene)->suggested >> 8;
  cairo_surface_t *surface = board_picture_paint (picture);
  int count = 0;

  for (int y = r.y; y < r.y + r.height; y++)
    for (int x = r.x + r.width / 2; x < r.x + r.width; x++)
      count += (board_picture_get_pixel (surface, x, y) & 0xffffff) == ink;
  cairo_surface_destroy (surface);
  return count;
}

/* A star and a number on one space stand beside each other. */
static void
test_star_beside (BoardPicture *picture, gconstpointer width)
{
  const MdnSpace space = mdn_space (4, 6);
  int alone;

  board_picture_resize (picture, GPOINTER_TO_INT (width));
  medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_BUILDING_GREY, space));
  alone = count_suggested (picture, space);
  g_assert_cmpint (alone, >, 0);
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_BUILDING_BROWN, space), 1);
  g_assert_cmpint (count_suggested (picture, space), ==, alone);
}

/* On the smallest boards, too, a number is on a plate in the color of who placed the piece, as no
 * size is. */
static void
test_plates (BoardPicture *picture, gconstpointer width)
{
  const MdnSpace space = mdn_space (4, 6);

  board_picture_resize (picture, GPOINTER_TO_INT (width));
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    {
      const guint32 fill =
        medina_board_palette_get_owner (picture->scene.rooftops[player])->fill >> 8;
      cairo_surface_t *surface;
      int count = 0;

      picture->scene.n_marks = 0;
      medina_board_scene_mark (&picture->scene, mdn_placement (MDN_MERCHANT, space), player);
      surface = board_picture_paint (picture);
      for (int i = 0; i < picture->layout.frame.width * picture->layout.frame.height; i++)
        count += (board_picture_get_pixel (surface, i % picture->layout.frame.width,
                                           i / picture->layout.frame.width) &
                  0xffffff) == fill;
      g_assert_cmpint (count, >=, 30);
      cairo_surface_destroy (surface);
    }
}

/* The cursor beside it leaves a size whole. */
static void
test_size_above_cursor (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace crown = mdn_space (4, 6);
  cairo_surface_t *pictures[2];
  cairo_rectangle_int_t r;
  Rgb means[2];

  mdn_palace_build (&picture->position, MDN_BROWN, crown);
  mdn_palace_add_stable (&picture->position, mdn_space (5, 6));
  r = medina_board_layout_get_space (&picture->layout, crown);
  picture->scene.sizes = TRUE;
  for (int i = 0; i < 2; i++)
    {
      picture->scene.cursor = i == 0 ? MDN_NO_SPACE : (MdnSpace) (crown + MDN_STRIDE);
      pictures[i] = board_picture_paint (picture);
      means[i] = board_picture_get_mean (pictures[i], r.x + r.width / 2 - 4, r.y, 8, 8);
    }
  g_assert_false (board_picture_equal (pictures[0], pictures[1]));
  g_assert_cmpint (ABS (means[0].r - means[1].r), <, 8);
  g_assert_cmpint (ABS (means[0].g - means[1].g), <, 8);
  g_assert_cmpint (ABS (means[0].b - means[1].b), <, 8);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
}

int
main (int argc, char *argv[])
{
  static const int widths[] = { 17, 28, 33, 48, 120 };
  static const struct
  {
    const char *name;
    void (*test) (BoardPicture *picture, gconstpointer width);
  } crowded[] = {
    { "numbers-lie-above-all-marks", test_numbers_on_top },
    { "sizes-stand-beside-numbers", test_numbers_beside },
    { "stars-stand-beside-numbers", test_star_beside },
    { "numbers-are-on-plates", test_plates },
  };

  g_test_init (&argc, &argv, NULL);
  BOARD_PICTURE_TEST ("/board-numbers/sizes-leave-the-pieces-in-sight", board_picture_set_up, NULL,
                      test_size_leaves_the_piece);
  BOARD_PICTURE_TEST ("/board-numbers/sizes-leave-rooftops-in-sight", board_picture_set_up, NULL,
                      test_size_leaves_the_rooftop);
  BOARD_PICTURE_TEST ("/board-numbers/numbers-leave-the-pieces-in-sight", board_picture_set_up,
                      NULL, test_number_leaves_the_piece);
  BOARD_PICTURE_TEST ("/board-numbers/numbers-leave-legal-spaces-in-sight", board_picture_set_up,
                      NULL, test_number_leaves_legal_spaces);
  BOARD_PICTURE_TEST ("/board-numbers/numbers-side-by-side-are-two/large", board_picture_set_up,
                      GINT_TO_POINTER (48), test_numbers_apart);
  BOARD_PICTURE_TEST ("/board-numbers/numbers-side-by-side-are-two/small", board_picture_set_up,
                      GINT_TO_POINTER (17), test_numbers_apart);
  BOARD_PICTURE_TEST ("/board-numbers/sizes-and-numbers-side-by-side-are-two", board_picture_set_up,
                      NULL, test_size_apart);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (crowded); j++)
      {
        g_autofree char *path =
          g_strdup_printf ("/board-numbers/%s/%d", crowded[j].name, widths[i]);

        BOARD_PICTURE_TEST (path, board_picture_set_up, GINT_TO_POINTER (widths[i]),
                            crowded[j].test);
      }
  BOARD_PICTURE_TEST ("/board-numbers/the-cursor-leaves-sizes-whole", board_picture_set_up, NULL,
                      test_size_above_cursor);
  return g_test_run ();
}
