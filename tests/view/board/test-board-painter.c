/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"
#include "file-text.h"

#include "palace.h"

#include <cairo-pdf.h>
#include <string.h>

/* In the order of MdnColor, black last. */
static const Rgb building_colors[] = {
  { 200, 196, 190 }, { 105, 62, 122 }, { 150, 103, 58 }, { 235, 150, 60 }, { 65, 60, 62 },
};

/* The middle of a roof. */
static Rgb
get_roof (BoardPicture *picture, cairo_surface_t *surface, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);

  return board_picture_get_mean (surface, r.x + r.width / 5, r.y - r.width / 10, r.width * 3 / 5,
                                 r.width * 2 / 5);
}

static void
test_buildings (BoardPicture *picture, gconstpointer black)
{
  cairo_surface_t *surface;

  for (int color = 0; color < MDN_COLORS; color++)
    mdn_palace_build (&picture->position, (MdnColor) color, mdn_space (2 + 3 * color, 3));
  surface = board_picture_paint (picture);
  for (int color = 0; color < MDN_COLORS; color++)
    {
      Rgb mean = get_roof (picture, surface, mdn_space (2 + 3 * color, 3));

      g_assert_cmpint (board_picture_find_nearest (mean, building_colors,
                                                   G_N_ELEMENTS (building_colors)),
                       ==, black && color == MDN_PURPLE ? 4 : color);
    }
  cairo_surface_destroy (surface);
}

/* The domes in the order of their looks: blue, yellow, green, red, neutral. */
static const Rgb dome_colors[] = {
  { 50, 105, 190 }, { 240, 195, 40 }, { 60, 150, 75 }, { 205, 70, 60 }, { 215, 213, 208 },
};

static Rgb
get_dome (BoardPicture *picture, cairo_surface_t *surface, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);

  return board_picture_get_mean (surface, r.x + r.width * 46 / 100, r.y, 4, 2);
}

static void
test_rooftops (BoardPicture *picture, gconstpointer data)
{
  static const MdnOwner owners[] = { 0, 1, 2, 3, MDN_OWNER_NEUTRAL };
  cairo_surface_t *surface;

  for (int i = 0; i < 5; i++)
    mdn_palace_roof (&picture->position,
                     mdn_palace_build (&picture->position, MDN_GREY, mdn_space (2 + 3 * i, 3)),
                     owners[i]);
  surface = board_picture_paint (picture);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (board_picture_find_nearest (get_dome (picture, surface,
                                                           mdn_space (2 + 3 * i, 3)),
                                                 dome_colors, G_N_ELEMENTS (dome_colors)),
                     ==, i);
  cairo_surface_destroy (surface);
}

/* A blocking rooftop must not look like a scoring one of the same color. */
static void
test_blocking (BoardPicture *picture, gconstpointer data)
{
  static const Rgb wood = { 205, 165, 110 };
  MdnSpace space = mdn_space (5, 5);
  cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);
  int palace = mdn_palace_build (&picture->position, MDN_GREY, space);
  cairo_surface_t *surface;

  for (int i = 0; i < 2; i++)
    {
      Rgb references[] = { dome_colors[3], wood };
      gboolean blocking = i == 1;

      picture->position.palace[palace].owner = blocking ? MDN_OWNER_BLOCKED1 : 0;
      picture->scene.rooftops[0] = picture->scene.blockers[0] = MEDINA_PIECE_ROOFTOP_RED;
      surface = board_picture_paint (picture);
      /* On the right arm of the planks, where the dome is plain. */
      g_assert_cmpint (
        board_picture_find_nearest (board_picture_get_mean (surface, r.x + r.width * 66 / 100,
                                                            r.y + r.width * 3 / 100, 2, 2),
                                    references, 2),
        ==, blocking ? 1 : 0);
      cairo_surface_destroy (surface);
    }
}

/* Of what stands behind a palace the rooftop hides next to nothing. */
static void
test_dome (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t behind =
    medina_board_layout_get_space (&picture->layout, mdn_space (6, 6));
  const int height = behind.height / 2; /* above the line around the roof before it */
  cairo_surface_t *surfaces[2];
  int palace = MDN_NO_PALACE, differences = 0;

  for (int column = 3; column < 10; column++)
    palace = mdn_palace_build (&picture->position, MDN_GREY, mdn_space (column, 5));
  mdn_palace_roof (&picture->position, palace, 0);
  mdn_set_add (&picture->position.merchants, mdn_space (6, 6));
  for (int i = 0; i < 2; i++)
    {
      picture->scene.rooftops[0] =
        i == 0 ? MEDINA_PIECE_ROOFTOP_BLUE : MEDINA_PIECE_ROOFTOP_NEUTRAL;
      surfaces[i] = board_picture_paint (picture);
    }
  for (int i = 0; i < height * behind.width; i++)
    differences += board_picture_get_pixel (surfaces[0], behind.x + i % behind.width,
                                            behind.y + i / behind.width) !=
                   board_picture_get_pixel (surfaces[1], behind.x + i % behind.width,
                                            behind.y + i / behind.width);
  g_assert_cmpint (differences, >, 0); /* its tip */
  g_assert_cmpint (differences, <, height * behind.width / 10);
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (surfaces[i]);
}

/* The outline of a palace shows its owner's color where no dome stands. */
static void
test_outline (BoardPicture *picture, gconstpointer data)
{
  static const Rgb lines[] = { { 45, 111, 214 },
                               { 250, 208, 40 },
                               { 85, 200, 105 },
                               { 229, 72, 63 } };
  MdnSpace space = mdn_space (9, 6);
  cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);
  int palace = mdn_palace_build (&picture->position, MDN_BROWN, space);

  mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (8, 6));
  mdn_palace_build (&picture->position, MDN_BROWN, mdn_space (7, 6));
  mdn_palace_roof (&picture->position, palace, 0);
  for (int owner = 0; owner < MDN_MAX_PLAYERS; owner++)
    {
      cairo_surface_t *surface;

      picture->position.palace[palace].owner = owner & 7u;
      surface = board_picture_paint (picture);
      g_assert_cmpint (board_picture_find_nearest (board_picture_get_mean (surface, r.x + r.width,
                                                                           r.y, 2, 10),
                                                   lines, 4),
                       ==, owner);
      cairo_surface_destroy (surface);
    }
}

/* An unroofed palace that can grow looks different from one that cannot (P5). */
static void
test_complete (BoardPicture *picture, gconstpointer data)
{
  MdnSpace space = mdn_space (9, 6);
  MdnSet beside = mdn_set_empty ();
  cairo_rectangle_int_t r = medina_board_layout_get_space (&picture->layout, space);
  int palace = mdn_palace_build (&picture->position, MDN_GREY, space);
  cairo_surface_t *growing = board_picture_paint (picture), *complete;
  Rgb before, after;

  mdn_set_add (&beside, space);
  picture->position.closed = mdn_set_beside (beside);
  g_assert_true (mdn_set_is_empty (mdn_palace_extensions (&picture->position, palace)));
  complete = board_picture_paint (picture);
  before = board_picture_get_mean (growing, r.x, r.y - r.width * 38 / 100, r.width, 3);
  after = board_picture_get_mean (complete, r.x, r.y - r.width * 38 / 100, r.width, 3);
  g_assert_cmpint (ABS (before.r - after.r) + ABS (before.g - after.g), >, 20);
  cairo_surface_destroy (growing);
  cairo_surface_destroy (complete);
}

static void
test_coordinates (BoardPicture *picture, gconstpointer data)
{
  const cairo_rectangle_int_t g = picture->layout.grid;
  cairo_surface_t *without = board_picture_paint (picture), *with;
  int differences = 0;

  picture->scene.coordinates = TRUE;
  with = board_picture_paint (picture);
  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      if (board_picture_get_pixel (without, x, y) != board_picture_get_pixel (with, x, y))
        {
          g_assert_false (x >= g.x && x < g.x + g.width && y >= g.y && y < g.y + g.height);
          differences++;
        }
  g_assert_cmpint (differences, >, 1000);
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

static void
test_scale (BoardPicture *picture, gconstpointer data)
{
  cairo_surface_t *once, *twice;
  gint64 difference = 0;

  mdn_palace_roof (&picture->position,
                   mdn_palace_build (&picture->position, MDN_ORANGE, mdn_space (7, 7)), 2);
  once = board_picture_paint_with (picture, picture->painter, 1);
  twice = board_picture_paint_with (picture, picture->painter, 2);
  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      {
        Rgb a = board_picture_get_mean (once, x, y, 1, 1),
            b = board_picture_get_mean (twice, 2 * x, 2 * y, 2, 2);

        difference += ABS (a.r - b.r) + ABS (a.g - b.g) + ABS (a.b - b.b);
      }
  g_assert_cmpint (difference / (3 * picture->width * picture->height), <, 12);
  cairo_surface_destroy (once);
  cairo_surface_destroy (twice);
}

/* A painter that has painted other scenes paints the same as a fresh one. */
static void
test_cache (BoardPicture *picture, gconstpointer data)
{
  for (int i = 0; i < 8; i++)
    {
      g_autoptr (MedinaBoardPainter) fresh = medina_board_painter_new (picture->atlas);
      cairo_surface_t *used, *expected;

      picture->scene.dark = i & 1;
      picture->scene.high_contrast = i >> 1 & 1;
      picture->scene.coordinates = i >> 2 & 1;
      picture->position.well = i % 3 == 0 ? MDN_NO_SPACE : mdn_space (4 + i, 6);
      used = board_picture_paint (picture);
      expected = board_picture_paint_with (picture, fresh, 1);
      g_assert_true (board_picture_equal (used, expected));
      cairo_surface_destroy (used);
      cairo_surface_destroy (expected);
    }
}

static cairo_status_t
append (void *closure, const unsigned char *data, unsigned length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
draw_board (BoardPicture *picture, cairo_t *cr)
{
  medina_board_painter_draw (picture->painter, cr, &picture->layout, &picture->scene);
}

/* What nobody wants. */
static void
draw_picture_of_board (BoardPicture *picture, cairo_t *cr)
{
  cairo_surface_t *image =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, picture->width, picture->height);
  cairo_t *inner = cairo_create (image);

  draw_board (picture, inner);
  cairo_destroy (inner);
  cairo_set_source_surface (cr, image, 0, 0);
  cairo_paint (cr);
  cairo_surface_destroy (image);
}

static int
count_images (BoardPicture *picture, void (*draw) (BoardPicture *, cairo_t *))
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface =
    cairo_pdf_surface_create_for_stream (append, bytes, picture->width, picture->height);
  cairo_t *cr = cairo_create (surface);

  draw (picture, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  g_assert_cmpuint (bytes->len, >, 10000);
  return file_text_count (bytes->data, bytes->len, "/Subtype /Image");
}

/* In a PDF the board is a drawing, not a picture of one, which would be found. */
static void
test_vectors (BoardPicture *picture, gconstpointer data)
{
  mdn_palace_build (&picture->position, MDN_ORANGE, mdn_space (7, 7));
  g_assert_cmpint (count_images (picture, draw_picture_of_board), >, 0);
  g_assert_cmpint (count_images (picture, draw_board), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  BOARD_PICTURE_TEST ("/board-painter/buildings-have-their-colors", board_picture_set_up, NULL,
                      test_buildings);
  BOARD_PICTURE_TEST ("/board-painter/black-buildings-have-their-color", board_picture_set_up_first,
                      "black", test_buildings);
  BOARD_PICTURE_TEST ("/board-painter/rooftops-have-their-colors", board_picture_set_up, NULL,
                      test_rooftops);
  BOARD_PICTURE_TEST ("/board-painter/blocking-rooftops-are-told-apart", board_picture_set_up_first,
                      NULL, test_blocking);
  BOARD_PICTURE_TEST ("/board-painter/rooftops-hide-nothing-that-counts", board_picture_set_up,
                      NULL, test_dome);
  BOARD_PICTURE_TEST ("/board-painter/outlines-show-the-owner", board_picture_set_up, NULL,
                      test_outline);
  BOARD_PICTURE_TEST ("/board-painter/complete-palaces-are-told-apart", board_picture_set_up, NULL,
                      test_complete);
  BOARD_PICTURE_TEST ("/board-painter/coordinates-change-only-the-band", board_picture_set_up, NULL,
                      test_coordinates);
  BOARD_PICTURE_TEST ("/board-painter/twice-the-scale-is-the-same-picture", board_picture_set_up,
                      NULL, test_scale);
  BOARD_PICTURE_TEST ("/board-painter/a-used-painter-paints-like-a-fresh-one", board_picture_set_up,
                      NULL, test_cache);
  BOARD_PICTURE_TEST ("/board-painter/vectors-stay-vectors", board_picture_set_up, NULL,
                      test_vectors);
  return g_test_run ();
}
