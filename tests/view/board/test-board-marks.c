/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include "eye.h"
#include "palace.h"

static void
test_legal (BoardPicture *picture, gconstpointer data)
{
  MdnSpace space = mdn_space (9, 6);
  cairo_surface_t *without = board_picture_paint (picture), *with;

  picture->scene.hand = MDN_MERCHANT;
  mdn_set_add (&picture->scene.legal, space);
  with = board_picture_paint (picture);
  board_picture_assert_differ_within (without, with,
                                      medina_board_layout_get_space (&picture->layout, space));
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

/* With a rooftop in hand the palaces glow, not the ground. */
static void
test_legal_rooftop (BoardPicture *picture, gconstpointer data)
{
  MdnSpace space = mdn_space (9, 6);
  cairo_surface_t *without, *with;

  mdn_palace_build (&picture->position, MDN_BROWN, space);
  without = board_picture_paint (picture);
  picture->scene.hand = MDN_ROOFTOP;
  mdn_set_add (&picture->scene.legal, space);
  with = board_picture_paint (picture);
  board_picture_assert_differ_within (without, with,
                                      medina_board_layout_get_extents (&picture->layout, space));
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

/* The piece in hand shows where the pointer is, and only where it may go. */
static void
test_hover (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *without, *illegal, *legal;

  picture->scene.hand = MDN_STABLE;
  mdn_set_add (&picture->scene.legal, mdn_space (9, 6));
  without = board_picture_paint (picture);
  picture->scene.hover = mdn_space (4, 4);
  illegal = board_picture_paint (picture);
  g_assert_true (board_picture_equal (without, illegal));
  picture->scene.hover = mdn_space (9, 6);
  legal = board_picture_paint (picture);
  board_picture_assert_differ_within (without, legal,
                                      medina_board_layout_get_extents (&picture->layout,
                                                                       mdn_space (9, 6)));
  cairo_surface_destroy (without);
  cairo_surface_destroy (illegal);
  cairo_surface_destroy (legal);
}

static void
test_marks (BoardPicture *picture, gconstpointer data)
{
  MdnSpace space = mdn_space (9, 6);
  cairo_rectangle_int_t r = medina_board_layout_get_extents (&picture->layout, space);
  cairo_surface_t *without = board_picture_paint (picture), *with;
  /* The lines are centered on the edges of the space. */
  const int spill = 4;

  r.x -= spill;
  r.width += 2 * spill;
  r.height += spill;
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_WALL, space), 0);
  with = board_picture_paint (picture);
  board_picture_assert_differ_within (without, with, r);
  cairo_surface_destroy (with);
  picture->scene.n_marks = 0;
  mdn_set_add (&picture->scene.suggested, space);
  with = board_picture_paint (picture);
  board_picture_assert_differ_within (without, with, r);
  cairo_surface_destroy (with);
  picture->scene.suggested = mdn_set_empty ();
  picture->scene.cursor = space;
  with = board_picture_paint (picture);
  board_picture_assert_differ_within (without, with, r);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* On a palace the mark is where the rooftop would stand, and the marks of what is legal, of what
 * was placed last and of what is suggested are no two alike. */
static void
test_suggested (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (9, 6);
  MdnSet *marks[] = { &picture->scene.suggested, &picture->scene.legal };
  cairo_surface_t *with[G_N_ELEMENTS (marks)], *last;

  mdn_palace_build (&picture->position, MDN_BROWN, space);
  picture->scene.hand = MDN_ROOFTOP;
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      mdn_set_add (marks[i], space);
      with[i] = board_picture_paint (picture);
      mdn_set_remove (marks[i], space);
      for (gsize j = 0; j < i; j++)
        g_assert_false (board_picture_equal (with[i], with[j]));
    }
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_MERCHANT, space), 0);
  last = board_picture_paint (picture);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_assert_false (board_picture_equal (with[i], last));
      cairo_surface_destroy (with[i]);
    }
  cairo_surface_destroy (last);
}

/* A coin on a merchant covers nothing of the one on the space below, whose roof rises above
 * that. */
static void
test_coins (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace upper = mdn_space (9, 6), lower = (MdnSpace) (upper - MDN_STRIDE);
  cairo_rectangle_int_t area = medina_board_layout_get_extents (&picture->layout, upper);
  const cairo_rectangle_int_t below = medina_board_layout_get_space (&picture->layout, lower);
  cairo_surface_t *without, *with;

  mdn_set_add (&picture->position.merchants, upper);
  mdn_set_add (&picture->position.merchants, lower);
  without = board_picture_paint (picture);
  mdn_set_add (&picture->scene.counted, upper);
  with = board_picture_paint (picture);
  area.height = below.y - picture->layout.space_width * 22 / 100 - area.y;
  board_picture_assert_differ_within (without, with, area);
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

/* What is spoken of is framed where it is, also in a palace, and can still be seen. */
static void
test_meant (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (9, 6), other = mdn_space (9, 7);
  const cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);
  const int x = r.x + r.width / 2, y = r.y + r.height / 2;
  cairo_surface_t *without, *with, *elsewhere;

  mdn_palace_build (&picture->position, MDN_BROWN, space);
  mdn_palace_build (&picture->position, MDN_BROWN, other);
  without = board_picture_paint (picture);
  mdn_set_add (&picture->scene.meant, other);
  elsewhere = board_picture_paint (picture);
  picture->scene.meant = mdn_set_empty ();
  mdn_set_add (&picture->scene.meant, space);
  with = board_picture_paint (picture);
  g_assert_false (board_picture_equal (without, with));
  g_assert_false (board_picture_equal (elsewhere, with));
  g_assert_cmphex (board_picture_get_pixel (with, x, y), ==,
                   board_picture_get_pixel (without, x, y));
  cairo_surface_destroy (elsewhere);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* A suggestion says which piece is meant, a rooftop where it would stand, and stays within its
 * space. */
static void
test_advice (BoardPicture *picture, gconstpointer data)
{
  static const MdnPiece pieces[] = { MDN_BUILDING_GREY, MDN_BUILDING_ORANGE,
                                     MDN_STABLE,        MDN_MERCHANT,
                                     MDN_WALL,          MDN_ROOFTOP };
  const MdnSpace space = mdn_space (9, 6);
  cairo_rectangle_int_t r = medina_board_layout_get_extents (&picture->layout, space);
  cairo_surface_t *without, *with[G_N_ELEMENTS (pieces) + 2];

  const int spill = 4; /* the ring is centered on the edges of the space */

  r.x -= spill;
  r.width += 2 * spill;
  r.height += spill;
  mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (4, 4));
  without = board_picture_paint (picture);
  mdn_set_add (&picture->scene.suggested, space);
  with[G_N_ELEMENTS (pieces)] = board_picture_paint (picture);
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      picture->scene.suggested = mdn_set_empty ();
      medina_board_scene_suggest (&picture->scene, mdn_placement (pieces[i], space));
      with[i] = board_picture_paint (picture);
      board_picture_assert_differ_within (without, with[i], r);
    }
  picture->scene.suggested = mdn_set_empty ();
  medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_BUILDING_GREY, space));
  medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_ROOFTOP, space));
  with[G_N_ELEMENTS (pieces) + 1] = board_picture_paint (picture);
  board_picture_assert_differ_within (without, with[G_N_ELEMENTS (pieces) + 1], r);
  for (gsize i = 0; i < G_N_ELEMENTS (with); i++)
    for (gsize j = 0; j < i; j++)
      g_assert_false (board_picture_equal (with[i], with[j]));
  for (gsize i = 0; i < G_N_ELEMENTS (with); i++)
    cairo_surface_destroy (with[i]);
  cairo_surface_destroy (without);
}

/* Tea has no space, and a space one suggestion, but for a rooftop on a building. */
static void
test_advice_is_of_spaces (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (9, 6);

  medina_board_scene_suggest (&picture->scene, mdn_placement_tea ());
  g_assert_true (mdn_set_is_empty (picture->scene.suggested));
  medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_BUILDING_BROWN, space));
  medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_ROOFTOP, space));
  g_assert_cmpint (picture->scene.advice[space], ==, 1 + MDN_BUILDING_BROWN);
  g_assert_cmpint (picture->scene.advised_roofs[space], ==, 1 + MDN_ROOFTOP);
  medina_board_scene_suggest (&picture->scene, mdn_placement (MDN_STABLE, space));
  g_assert_cmpint (picture->scene.advice[space], ==, 1 + MDN_BUILDING_BROWN);
  g_assert_cmpint (picture->scene.advised_roofs[space], ==, 1 + MDN_ROOFTOP);
}

/* A palace that is lit is seen among the others, which look as before. */
static void
test_light (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (9, 6);
  cairo_rectangle_int_t r = medina_board_layout_get_extents (&picture->layout, space);
  cairo_surface_t *without, *with;
  const int spill = 4;
  int palace;

  mdn_palace_build (&picture->position, MDN_BROWN, space);
  mdn_palace_build (&picture->position, MDN_ORANGE, mdn_space (4, 4));
  palace = mdn_position_palace_at (&picture->position, space);
  without = board_picture_paint (picture);
  picture->scene.lit = G_GUINT64_CONSTANT (1) << palace;
  with = board_picture_paint (picture);
  r.x -= spill;
  r.width += 2 * spill;
  board_picture_assert_differ_within (without, with, r);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

static int
get_change (cairo_surface_t *a, cairo_surface_t *b, int x, int y)
{
  const Rgb before = board_picture_get_mean (a, x, y, 1, 1);
  const Rgb after = board_picture_get_mean (b, x, y, 1, 1);

  return ABS (after.r - before.r) + ABS (after.g - before.g) + ABS (after.b - before.b);
}

/* So are its stables, with which it has one outline: no line runs between them. */
static void
test_light_around_stables (BoardPicture *picture, gconstpointer data)
{
  const MdnSpace space = mdn_space (9, 6), stable = mdn_space (10, 6);
  const cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, stable);
  const int right = r.x + r.width - r.width * 7 / 100, middle = r.y + r.height * 3 / 10;
  cairo_surface_t *without, *with;

  mdn_palace_build (&picture->position, MDN_BROWN, space);
  mdn_palace_add_stable (&picture->position, stable);
  without = board_picture_paint (picture);
  picture->scene.lit = G_GUINT64_CONSTANT (1) << mdn_position_palace_at (&picture->position, space);
  with = board_picture_paint (picture);
  g_assert_cmpint (get_change (without, with, right, middle), >, 200);
  for (int x = r.x - r.width / 8; x < r.x + r.width / 8; x++)
    g_assert_cmpint (get_change (without, with, x, middle), <, 200);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* Also where nearly all spaces are legal. */
static void
test_all_legal (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (&picture->layout, mdn_space (9, 6));

  picture->scene.hand = MDN_BUILDING_GREY;
  picture->scene.legal = mdn_geometry (MDN_BOARD_LARGE)->city;
  for (int style = 0; style < 4; style++)
    {
      double most = 1;
      cairo_surface_t *surface;
      Rgb between;

      picture->scene.dark = style & 1;
      picture->scene.high_contrast = style >> 1;
      surface = board_picture_paint (picture);
      /* From the edge to the middle, against what is between them. */
      between = board_picture_get_mean (surface, r.x + r.width / 4, r.y + r.height / 2, 1, 1);
      for (int x = 1; x <= r.width / 2; x++)
        most =
          MAX (most, eye_contrast (between, board_picture_get_mean (surface, r.x + x,
                                                                    r.y + r.height / 2, 1, 1)));
      g_assert_cmpfloat (most, >=, EYE_CONTRAST_GRAPHICS);
      cairo_surface_destroy (surface);
    }
}

/* The mark of a rooftop is around its palace: at each of its outer corners. */
static void
test_last_rooftop (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t left =
    medina_board_layout_get_space (&picture->layout, mdn_space (4, 6));
  const cairo_rectangle_int_t right =
    medina_board_layout_get_space (&picture->layout, mdn_space (6, 6));
  const int bottom = left.y + left.height - 1;
  cairo_surface_t *without, *with;
  int palace = MDN_NO_PALACE;

  for (int column = 4; column < 7; column++)
    palace = mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (column, 6));
  mdn_palace_roof (&picture->position, palace, 0);
  without = board_picture_paint (picture);
  medina_board_scene_mark (&picture->scene, mdn_placement (MDN_ROOFTOP, mdn_space (5, 6)), 0);
  with = board_picture_paint (picture);
  g_assert_cmphex (board_picture_get_pixel (without, left.x + 2, bottom), !=,
                   board_picture_get_pixel (with, left.x + 2, bottom));
  g_assert_cmphex (board_picture_get_pixel (without, right.x + right.width - 3, bottom), !=,
                   board_picture_get_pixel (with, right.x + right.width - 3, bottom));
  g_assert_cmphex (board_picture_get_pixel (without, right.x - 3, bottom), ==,
                   board_picture_get_pixel (with, right.x - 3, bottom));
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  BOARD_PICTURE_TEST ("/board-marks/a-legal-space-is-marked", board_picture_set_up, NULL,
                      test_legal);
  BOARD_PICTURE_TEST ("/board-marks/with-a-rooftop-palaces-glow", board_picture_set_up, NULL,
                      test_legal_rooftop);
  BOARD_PICTURE_TEST ("/board-marks/the-piece-shows-where-it-may-go", board_picture_set_up, NULL,
                      test_hover);
  BOARD_PICTURE_TEST ("/board-marks/the-last-turn-is-marked", board_picture_set_up, NULL,
                      test_marks);
  BOARD_PICTURE_TEST ("/board-marks/marks-are-told-apart", board_picture_set_up, NULL,
                      test_suggested);
  BOARD_PICTURE_TEST ("/board-marks/a-coin-is-on-its-piece", board_picture_set_up, NULL,
                      test_coins);
  BOARD_PICTURE_TEST ("/board-marks/what-is-meant-is-framed", board_picture_set_up, NULL,
                      test_meant);
  BOARD_PICTURE_TEST ("/board-marks/advice-says-which-piece", board_picture_set_up, NULL,
                      test_advice);
  BOARD_PICTURE_TEST ("/board-marks/advice-is-of-spaces", board_picture_set_up, NULL,
                      test_advice_is_of_spaces);
  BOARD_PICTURE_TEST ("/board-marks/a-lit-palace-stands-out", board_picture_set_up, NULL,
                      test_light);
  BOARD_PICTURE_TEST ("/board-marks/light-goes-around-a-palace-with-its-stables",
                      board_picture_set_up, NULL, test_light_around_stables);
  BOARD_PICTURE_TEST ("/board-marks/legal-spaces-are-seen-on-an-empty-board", board_picture_set_up,
                      NULL, test_all_legal);
  BOARD_PICTURE_TEST ("/board-marks/a-rooftop-is-marked-around-its-palace", board_picture_set_up,
                      NULL, test_last_rooftop);
  return g_test_run ();
}
