/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include <librsvg/rsvg.h>

#include "board-picture.h"
#include "file-text.h"
#include "medina-board-export.h"
#include "medina-record-picture.h"
#include "named-game.h"

/* The leak sanitizer asks here what to pass over: Cairo 1.16 never frees a surface that was the
 * source of something in an SVG drawing, a few hundred bytes each. */
const char *__lsan_default_suppressions (void);

const char *
__lsan_default_suppressions (void)
{
  return "leak:libcairo";
}

typedef struct
{
  MdnRuleSet set;
  int players;
  int steps; /* at random; -1: to the end */
} Position;

static const Position positions[] = {
  { MDN_SECOND_EDITION, 4, 0 },  { MDN_SECOND_EDITION, 4, 90 }, { MDN_SECOND_EDITION, 4, -1 },
  { MDN_SECOND_EDITION, 2, -1 }, { MDN_FIRST_EDITION, 2, -1 },  { MDN_ONLINE, 3, -1 },
};

static MedinaBoardExport *
create_export (const Position *position, gboolean coordinates)
{
  g_autoptr (MedinaGame) game = named_game_new (position->set, position->players);
  MdnRandom random;

  mdn_random_seed (&random, 11);
  for (int step = 0; step != position->steps && named_game_play_random (game, &random); step++)
    ;
  return medina_board_export_new (game, coordinates);
}

static GBytes *
export_as (const MedinaBoardExport *export, MedinaPictureFormat format)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = medina_board_export_to_bytes (export, format, &error);

  g_assert_no_error (error);
  return bytes;
}

static gboolean
has_text (GBytes *bytes, const char *text)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return file_text_count (data, length, text) > 0;
}

/* --- PNG */

typedef struct
{
  const unsigned char *data;
  gsize left;
} Source;

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned length)
{
  Source *source = closure;

  if (length > source->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, source->data, length);
  source->data += length;
  source->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
read_png (GBytes *bytes)
{
  Source source;
  cairo_surface_t *surface;

  source.data = g_bytes_get_data (bytes, &source.left);
  surface = cairo_image_surface_create_from_png_stream (read_cb, &source);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  return surface;
}

static cairo_surface_t *
export_picture (const MedinaBoardExport *export)
{
  g_autoptr (GBytes) bytes = export_as (export, MEDINA_PICTURE_PNG);

  return read_png (bytes);
}

/* How many colors there are in a row of points across the picture. */
static guint
count_colors (cairo_surface_t *surface)
{
  g_autoptr (GHashTable) colors = g_hash_table_new (NULL, NULL);
  const int y = cairo_image_surface_get_height (surface) / 2;

  for (int x = 0; x < cairo_image_surface_get_width (surface); x += 3)
    g_hash_table_add (colors, GUINT_TO_POINTER (board_picture_get_pixel (surface, x, y)));
  return g_hash_table_size (colors);
}

/* 96 pixels a space: with 18 or 16 of them, and a band of a little more than a space around. */
static void
test_png (gconstpointer data)
{
  const Position *position = data;
  g_autoptr (MedinaBoardExport) export = create_export (position, FALSE);
  const int columns = position->set != MDN_FIRST_EDITION && position->players == 2 ? 16 : 18;
  cairo_surface_t *surface = export_picture (export);
  int width, height;

  medina_board_export_get_size (export, &width, &height);
  g_assert_cmpint (width, >, columns * 96);
  g_assert_cmpint (width, <, (columns + 2) * 96);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, height);
  g_assert_cmpuint (count_colors (surface), >, 50);
  cairo_surface_destroy (surface);
}

/* The letters stand in the band below the board if they are wanted, and nothing else changes. */
static void
test_coordinates (void)
{
  g_autoptr (MedinaBoardExport) without = create_export (&positions[2], FALSE);
  g_autoptr (MedinaBoardExport) with = create_export (&positions[2], TRUE);
  cairo_surface_t *plain = export_picture (without), *lettered = export_picture (with);
  const int middle = cairo_image_surface_get_height (plain) / 2;

  g_assert_false (board_picture_equal (plain, lettered));
  for (int x = 96; x < cairo_image_surface_get_width (plain) - 96; x++)
    g_assert_cmphex (board_picture_get_pixel (plain, x, middle), ==,
                     board_picture_get_pixel (lettered, x, middle));
  cairo_surface_destroy (plain);
  cairo_surface_destroy (lettered);
}

/* What the person at the board holds does not show, nor what is played later. */
static void
test_only_the_board (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaBoardExport) at_rest = NULL;
  g_autoptr (MedinaBoardExport) in_hand = NULL;
  cairo_surface_t *before, *after;

  named_game_play (game, "Gb2 Rb2");
  medina_game_end_turn (game);
  at_rest = medina_board_export_new (game, FALSE);
  medina_game_set_selected_piece (game, MDN_WALL);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_WALL);
  in_hand = medina_board_export_new (game, FALSE);
  before = export_picture (at_rest);
  named_game_play (game, "Pd4 Rd4");
  after = export_picture (in_hand);
  g_assert_true (board_picture_equal (before, after));
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

/* The sizes of palaces do, as on the board, unless nothing is counted for the players. */
static void
test_palace_sizes (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  cairo_surface_t *pictures[2];

  named_game_play (game, "Gb2 Gb3");
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (MedinaBoardExport) export = NULL;

      medina_game_set_purist (game, i == 1);
      export = medina_board_export_new (game, FALSE);
      pictures[i] = export_picture (export);
    }
  g_assert_false (board_picture_equal (pictures[0], pictures[1]));
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
}

/* --- Vectors */

static cairo_surface_t *
render_svg (GBytes *bytes, int width, int height)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  RsvgHandle *handle = rsvg_handle_new_from_data (data, length, &error);
  const RsvgRectangle viewport = { 0, 0, width, height };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  g_assert_no_error (error);
  g_assert_true (rsvg_handle_render_document (handle, cr, &viewport, &error));
  g_assert_no_error (error);
  g_object_unref (handle);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static int
get_difference (Rgb a, Rgb b)
{
  return MAX (ABS (a.r - b.r), MAX (ABS (a.g - b.g), ABS (a.b - b.b)));
}

/* Read back, it looks like the PNG picture of the same board, in every part of it. */
static void
compare_with_png (const MedinaBoardExport *export, GBytes *svg)
{
  cairo_surface_t *picture = export_picture (export);
  const int width = cairo_image_surface_get_width (picture);
  const int height = cairo_image_surface_get_height (picture);
  const int part = 96;
  cairo_surface_t *drawing = render_svg (svg, width, height);

  for (int y = 0; y + part <= height; y += part)
    for (int x = 0; x + part <= width; x += part)
      g_assert_cmpint (get_difference (board_picture_get_mean (picture, x, y, part, part),
                                       board_picture_get_mean (drawing, x, y, part, part)),
                       <=, 6);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (drawing);
}

static void
test_svg (gconstpointer data)
{
  g_autoptr (MedinaBoardExport) export = create_export (data, TRUE);
  g_autoptr (GBytes) bytes = export_as (export, MEDINA_PICTURE_SVG);

  g_assert_false (has_text (bytes, "<image"));
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 100 * 1000);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 2500 * 1000);
  compare_with_png (export, bytes);
}

static void
test_pdf (gconstpointer data)
{
  g_autoptr (MedinaBoardExport) export = create_export (data, TRUE);
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  const char *text;

  medina_board_export_set_title (export, "Medina - Anna, Ben");
  bytes = export_as (export, MEDINA_PICTURE_PDF);
  text = g_bytes_get_data (bytes, &length);
  g_assert_true (has_text (bytes, "/Title (Medina - Anna, Ben)"));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
  g_assert_true (has_text (bytes, "%%EOF"));
  g_assert_cmpint (file_text_count_fonts (text, length), >, 0); /* coordinates are text */
  g_assert_false (has_text (bytes, "/Subtype /Image"));
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 30 * 1000);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 600 * 1000);
}

/* --- Sizes, captions and records */

/* With a folder in MEDINA_PICTURES they stay there, to be looked at. */
static void
keep (GBytes *picture, MedinaPictureSize size)
{
  g_autofree char *name = g_strdup_printf ("caption-%u.png", size);
  g_autofree char *path = NULL;

  if (g_getenv ("MEDINA_PICTURES") == NULL)
    return;
  path = g_build_filename (g_getenv ("MEDINA_PICTURES"), name, NULL);
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (picture, NULL),
                                      (gssize) g_bytes_get_size (picture), NULL));
}

/* Every size is a picture of its own, and below the board comes the caption. */
static void
test_sizes (gconstpointer data)
{
  const MedinaPictureSize size = GPOINTER_TO_UINT (data);
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);
  g_autoptr (MedinaBoardExport) export = medina_board_export_new (game, TRUE);
  g_autoptr (GBytes) picture = NULL;
  cairo_surface_t *surface;
  int width, height, board_height;

  medina_board_export_set_size (export, size);
  medina_board_export_get_size (export, &width, &board_height);
  g_assert_cmpint (width, >, (int) (18 * size));
  g_assert_cmpint (width, <, (int) (20 * size));
  medina_board_export_add_caption (export, game);
  medina_board_export_get_size (export, &width, &height);
  g_assert_cmpint (height, >, board_height + (int) size);
  picture = export_as (export, MEDINA_PICTURE_PNG);
  keep (picture, size);
  surface = read_png (picture);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, width);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, height);
  /* The margin of the caption has one color, the band none of its own. */
  g_assert_cmphex (board_picture_get_pixel (surface, 2, height - 2), ==,
                   board_picture_get_pixel (surface, width - 2, height - 2));
  g_assert_cmphex (board_picture_get_pixel (surface, 2, height - 2), !=,
                   board_picture_get_pixel (surface, 2, board_height / 2));
  cairo_surface_destroy (surface);
}

/* What is drawn is the same with a record in it. */
static void
test_record (void)
{
  g_autoptr (MedinaBoardExport) export = create_export (&positions[1], TRUE);
  g_autoptr (GBytes) record = g_bytes_new_static ("[Medina]\n<&>\n", 13);

  for (MedinaPictureFormat format = 0; format < MEDINA_PICTURE_FORMATS; format++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) plain = NULL, picture = NULL, found = NULL;

      medina_board_export_set_record (export, NULL);
      plain = export_as (export, format);
      medina_board_export_set_record (export, record);
      picture = export_as (export, format);
      g_assert_cmpuint (g_bytes_get_size (picture), >, g_bytes_get_size (plain) + 13);
      g_assert_null (medina_record_picture_find (plain, NULL));
      found = medina_record_picture_find (picture, &error);
      g_assert_no_error (error);
      g_assert_true (g_bytes_equal (found, record));
    }
}

static void
add_for_all (const char *format, GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/board-export/%s/%zu", format, i);

      g_test_add_data_func (path, &positions[i], test);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_for_all ("png", test_png);
  add_for_all ("svg", test_svg);
  add_for_all ("pdf", test_pdf);
  g_test_add_func ("/board-export/coordinates-change-only-the-band", test_coordinates);
  g_test_add_func ("/board-export/the-hand-is-not-in-the-picture", test_only_the_board);
  g_test_add_func ("/board-export/sizes-show-where-they-are-told", test_palace_sizes);
  g_test_add_data_func ("/board-export/caption/small", GUINT_TO_POINTER (MEDINA_PICTURE_SMALL),
                        test_sizes);
  g_test_add_data_func ("/board-export/caption/medium", GUINT_TO_POINTER (MEDINA_PICTURE_MEDIUM),
                        test_sizes);
  g_test_add_data_func ("/board-export/caption/large", GUINT_TO_POINTER (MEDINA_PICTURE_LARGE),
                        test_sizes);
  g_test_add_func ("/board-export/pictures-carry-a-record", test_record);

  return g_test_run ();
}
