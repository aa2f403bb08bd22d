/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include "medina-board-palette.h"
#include "palace.h"

static int
build (BoardPicture *picture, MdnColor color, const char *spaces)
{
  int palace = MDN_NO_PALACE;

  for (const char *c = spaces; *c != '\0'; c += 2)
    palace = mdn_palace_build (&picture->position, color, mdn_space (c[0] - 'a', c[1] - '1'));
  return palace;
}

/* Where pieces of the palace's lower row end and those of its upper one begin, the line goes on. */
static void
test_joints (BoardPicture *picture, gconstpointer data)
{
  const int scale = 2, space = BOARD_PICTURE_SPACE * scale;
  const cairo_rectangle_int_t upper =
    medina_board_layout_get_space (&picture->layout, mdn_space (4, 6));
  const int left = upper.x * scale, top = upper.y * scale;
  const int height = 2 * upper.height * scale; /* of the two spaces below the uppermost roof */
  cairo_surface_t *surface;
  guint32 line;

  mdn_palace_roof (&picture->position, build (picture, MDN_GREY, "e5e6e7"), 0);
  surface = board_picture_paint_with (picture, picture->painter, scale);
  /* In the middle of the left line, from the first space's roof to the last one's. */
  line = board_picture_get_pixel (surface, left - space * 2 / 100, top);
  for (int y = 0; y < height; y++)
    g_assert_cmphex (board_picture_get_pixel (surface, left - space * 2 / 100, top + y), ==, line);
  cairo_surface_destroy (surface);
}

/* Between two buildings nothing shows of a stable behind them, nor of the line around it. */
static void
test_seams (BoardPicture *picture, gconstpointer data)
{
  const int scale = 2, space = BOARD_PICTURE_SPACE * scale;
  const cairo_rectangle_int_t right =
    medina_board_layout_get_space (&picture->layout, mdn_space (7, 2));
  const int x = right.x * scale, roof = right.y * scale - space * 20 / 100;
  cairo_surface_t *without, *with;

  mdn_palace_roof (&picture->position, build (picture, MDN_BROWN, "g2g3h3h2"), 0);
  without = board_picture_paint_with (picture, picture->painter, scale);
  mdn_palace_add_stable (&picture->position, mdn_space (6, 3));
  with = board_picture_paint_with (picture, picture->painter, scale);
  for (int i = 0; i < space / 2 * space * 4 / 100; i++)
    {
      const int dx = i % (space * 4 / 100) - space * 2 / 100, dy = i / (space * 4 / 100);

      g_assert_cmphex (board_picture_get_pixel (without, x + dx, roof + dy), ==,
                       board_picture_get_pixel (with, x + dx, roof + dy));
    }
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

/* A palace around a court has a line on its inner side, too. */
static void
test_court (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (&picture->layout, mdn_space (6, 6));
  cairo_surface_t *surface;
  guint32 outer, inner;

  mdn_palace_roof (&picture->position, build (picture, MDN_GREY, "f6f7f8g8h8h7h6g6"), 0);
  surface = board_picture_paint (picture);
  outer = board_picture_get_pixel (surface, r.x - r.width - r.width * 2 / 100, r.y);
  inner = board_picture_get_pixel (surface, r.x + r.width * 2 / 100, r.y + r.height / 3);
  g_assert_cmphex (outer, ==, inner);
  cairo_surface_destroy (surface);
}

/* Nothing shows whose a palace is before the rooftop stands on it. */
static void
test_rooftop_away (BoardPicture *picture, gconstpointer data)
{
  const int palace = build (picture, MDN_GREY, "e5e6f6");
  cairo_surface_t *before, *away, *after;

  picture->scene.sizes = TRUE;
  before = board_picture_paint (picture);
  mdn_palace_roof (&picture->position, palace, 0);
  picture->scene.away = mdn_space (4, 4);
  away = board_picture_paint (picture);
  picture->scene.away = MDN_NO_SPACE;
  after = board_picture_paint (picture);
  g_assert_true (board_picture_equal (before, away));
  g_assert_false (board_picture_equal (away, after));
  cairo_surface_destroy (before);
  cairo_surface_destroy (away);
  cairo_surface_destroy (after);
}

/* Behind a wall the line around a palace is closed above the wall, and its sides do not hang down
 * beside it. */
static void
test_wall_below (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (&picture->layout, mdn_space (4, 1));
  const guint32 fill = medina_board_palette_get_owner (picture->scene.rooftops[0])->fill >> 8;
  cairo_surface_t *surface;
  int closed = 0, hanging = 0;

  mdn_palace_roof (&picture->position, build (picture, MDN_GREY, "e2"), 0);
  mdn_set_add (&picture->position.walls, mdn_space (4, 0));
  surface = board_picture_paint (picture);
  for (int y = r.y + r.height * 7 / 10; y < r.y + r.height; y++)
    closed += (board_picture_get_pixel (surface, r.x + r.width / 2, y) & 0xffffff) == fill;
  for (int y = r.y + r.height - r.width / 10; y < r.y + r.height + r.width / 10; y++)
    for (int x = r.x - r.width / 10; x < r.x; x++)
      hanging += (board_picture_get_pixel (surface, x, y) & 0xffffff) == fill;
  g_assert_cmpint (closed, >, 0);
  g_assert_cmpint (hanging, ==, 0);
  cairo_surface_destroy (surface);
}

/* Where the wall ends below a palace, the line goes down beside it. */
static void
test_wall_below_half (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (&picture->layout, mdn_space (5, 1));
  const guint32 fill = medina_board_palette_get_owner (picture->scene.rooftops[0])->fill >> 8;
  const int x = r.x - r.width * 2 / 100;
  cairo_surface_t *surface;

  mdn_palace_roof (&picture->position, build (picture, MDN_GREY, "e2f2"), 0);
  mdn_set_add (&picture->position.walls, mdn_space (4, 0));
  surface = board_picture_paint (picture);
  for (int y = r.y + r.height - r.width * 16 / 100; y < r.y + r.height; y++)
    g_assert_cmphex (board_picture_get_pixel (surface, x, y) & 0xffffff, ==, fill);
  cairo_surface_destroy (surface);
}

/* Below that line nothing of a purple palace shows between the battlements, which are of sand. */
static void
test_battlements (BoardPicture *picture, gconstpointer data)
{
  const int scale = 4;
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (&picture->layout, mdn_space (4, 1));
  const int bottom = (r.y + r.height) * scale;
  cairo_surface_t *surface;

  mdn_palace_roof (&picture->position, build (picture, MDN_PURPLE, "e2"), 0);
  mdn_set_add (&picture->position.walls, mdn_space (4, 0));
  surface = board_picture_paint_with (picture, picture->painter, scale);
  for (int y = bottom - r.width * scale * 14 / 100; y < bottom; y++)
    for (int x = r.x * scale + 1; x < (r.x + r.width) * scale - 1; x++)
      {
        const guint32 pixel = board_picture_get_pixel (surface, x, y);

        g_assert_cmpuint (pixel & 0xff, <=, pixel >> 16 & 0xff);
      }
  cairo_surface_destroy (surface);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  BOARD_PICTURE_TEST ("/outlines/a-line-goes-on-from-row-to-row", board_picture_set_up, NULL,
                      test_joints);
  BOARD_PICTURE_TEST ("/outlines/nothing-shows-between-buildings", board_picture_set_up, NULL,
                      test_seams);
  BOARD_PICTURE_TEST ("/outlines/a-court-has-a-line-inside", board_picture_set_up, NULL,
                      test_court);
  BOARD_PICTURE_TEST ("/outlines/the-owner-shows-with-the-rooftop", board_picture_set_up, NULL,
                      test_rooftop_away);
  BOARD_PICTURE_TEST ("/outlines/behind-a-wall-they-are-closed-above-it", board_picture_set_up,
                      NULL, test_wall_below);
  BOARD_PICTURE_TEST ("/outlines/where-a-wall-ends-they-go-on", board_picture_set_up, NULL,
                      test_wall_below_half);
  BOARD_PICTURE_TEST ("/outlines/nothing-shows-between-battlements", board_picture_set_up, NULL,
                      test_battlements);
  return g_test_run ();
}
