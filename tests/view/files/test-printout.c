/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <gtk/gtk.h>

#include "file-text.h"
#include "medina-game-record.h"
#include "medina-printout.h"
#include "medina-qr-code.h"
#include "medina-record-code.h"
#include "named-game.h"

typedef struct
{
  MdnRuleSet set;
  int players;
  int steps; /* at random; -1: to the end */
  const char *paper;
  GtkPageOrientation orientation;
  gboolean with_code;
  const char *name; /* of all players; NULL for ordinary ones */
} Print;

static const Print prints[] = {
  { MDN_SECOND_EDITION, 4, -1, GTK_PAPER_NAME_A4, GTK_PAGE_ORIENTATION_PORTRAIT },
  { MDN_SECOND_EDITION, 4, 40, GTK_PAPER_NAME_LETTER, GTK_PAGE_ORIENTATION_PORTRAIT, TRUE },
  { MDN_FIRST_EDITION, 2, -1, GTK_PAPER_NAME_LETTER, GTK_PAGE_ORIENTATION_PORTRAIT },
  { MDN_ONLINE, 3, -1, GTK_PAPER_NAME_A4, GTK_PAGE_ORIENTATION_LANDSCAPE, TRUE },
  { MDN_ONLINE, 2, -1, GTK_PAPER_NAME_A5, GTK_PAGE_ORIENTATION_PORTRAIT, TRUE },
  { .set = MDN_SECOND_EDITION,
    .players = 4,
    .steps = 40,
    .paper = GTK_PAPER_NAME_A4,
    .orientation = GTK_PAGE_ORIENTATION_PORTRAIT,
    .name = "WWWWWWWWWWWWWWWWWWWWWWWW" },
};

static char *
create_code (MedinaGame *game)
{
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  g_autoptr (GBytes) bytes = NULL;

  medina_game_fill_record (game, record);
  bytes = medina_record_to_bytes (record, MEDINA_RECORD_PLAIN);
  return medina_record_to_code (bytes);
}

static void
name_players (MedinaGame *game, const char *name)
{
  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    medina_player_set_name (medina_game_get_player (game, seat), name);
}

static GtkPrintOperation *
create_printout (const Print *print)
{
  g_autoptr (MedinaGame) game = named_game_new (print->set, print->players);
  g_autofree char *code = NULL;
  MdnRandom random;

  mdn_random_seed (&random, 11);
  for (int step = 0; step != print->steps && named_game_play_random (game, &random); step++)
    ;
  if (print->name != NULL)
    name_players (game, print->name);
  code = print->with_code ? create_code (game) : NULL;
  return medina_printout_new (game, NULL, FALSE, code);
}

static GtkPageSetup *
create_setup (const Print *print)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *paper = gtk_paper_size_new (print->paper);

  gtk_page_setup_set_paper_size_and_default_margins (setup, paper);
  gtk_page_setup_set_orientation (setup, print->orientation);
  gtk_paper_size_free (paper);
  return setup;
}

/* With a folder in MEDINA_PRINTS the documents stay there, to be looked at. */
static char *
name_document (const Print *print, const char *test)
{
  g_autofree char *name = g_strdup_printf ("%s-%zu.pdf", test, (gsize) (print - prints));
  g_autofree char *own = NULL;

  if (g_getenv ("MEDINA_PRINTS") != NULL)
    return g_build_filename (g_getenv ("MEDINA_PRINTS"), name, NULL);
  own = g_dir_make_tmp ("medina-printout-XXXXXX", NULL);
  g_assert_nonnull (own);
  return g_build_filename (own, name, NULL);
}

static void
remove_document (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_getenv ("MEDINA_PRINTS") != NULL)
    return;
  g_assert_cmpint (remove (path), ==, 0);
  g_assert_cmpint (remove (folder), ==, 0);
}

static void
run (GtkPrintOperation *operation, const Print *print, const char *path)
{
  g_autoptr (GtkPageSetup) setup = create_setup (print);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
}

/* One page of vectors. */
static void
test_document (gconstpointer data)
{
  g_autoptr (GtkPrintOperation) operation = create_printout (data);
  g_autofree char *path = name_document (data, "printout");
  g_autofree char *contents = NULL;
  gsize length;

  run (operation, data, path);
  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  remove_document (path);
  g_assert_true (g_str_has_prefix (contents, "%PDF-"));
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 1);
  g_assert_cmpint (file_text_count (contents, length, "/Subtype /Image"), ==, 0);
  g_assert_cmpint (file_text_count_fonts (contents, length), >, 0);
  g_assert_cmpuint (length, >, 30 * 1000);
  g_assert_cmpuint (length, <, 700 * 1000);
}

/* Has the page drawn on a surface that tells afterwards what was covered. */
static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, cairo_surface_t *recording)
{
  cairo_t *cr = cairo_create (recording);

  gtk_print_context_set_cairo_context (context, cr, 72, 72);
  cairo_destroy (cr);
}

/* Everything is within the margins, and the page is made use of. */
static void
test_extents (gconstpointer data)
{
  g_autoptr (GtkPrintOperation) operation = create_printout (data);
  g_autofree char *path = name_document (data, "blank");
  g_autoptr (GtkPageSetup) setup = create_setup (data);
  const double width = gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS);
  const double height = gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS);
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  double x, y, w, h;

  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), recording);
  run (operation, data, path);
  remove_document (path);
  cairo_recording_surface_ink_extents (recording, &x, &y, &w, &h);
  cairo_surface_destroy (recording);
  g_test_message ("%g x %g of %g x %g", w, h, width, height);
  /* They are rounded outwards. */
  g_assert_cmpfloat (w, <=, width + 2);
  g_assert_cmpfloat (h, <=, height + 2);
  g_assert_cmpfloat (MAX (w / width, h / height), >, .8);
}

/* --- The code --------------------------------------------------------------------------------- */

enum
{
  FINDER = 7, /* squares along a side of the marks in three corners of a code (ISO/IEC 18004) */
  MARGIN = 4,
};

static gboolean
is_black (cairo_surface_t *image, int column, int row)
{
  const guint8 *data = cairo_image_surface_get_data (image);

  return data[row * cairo_image_surface_get_stride (image) + column] == 0xff;
}

/* A ring of black, one of white, and a black middle. */
static void
assert_finder (cairo_surface_t *image, int left, int top)
{
  for (int row = 0; row < FINDER; row++)
    for (int column = 0; column < FINDER; column++)
      {
        const int from_edge = MIN (MIN (row, FINDER - 1 - row), MIN (column, FINDER - 1 - column));

        g_assert_cmpint (is_black (image, left + column, top + row), ==, from_edge != 1);
      }
}

static void
test_code (void)
{
  g_autoptr (MedinaQrCode) code = medina_qr_code_new ("medina:abc");
  g_autofree char *filler = g_strnfill (3000, 'a');
  cairo_surface_t *image;
  cairo_t *cr;
  int squares, far;

  g_assert_null (medina_qr_code_new (filler));
  if (code == NULL)
    {
      g_test_skip ("built without libqrencode");
      return;
    }
  squares = medina_qr_code_get_squares (code);
  far = squares - MARGIN - FINDER;
  image = cairo_image_surface_create (CAIRO_FORMAT_A8, squares, squares);
  cr = cairo_create (image);
  medina_qr_code_draw (code, cr, 0, 0, squares);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  assert_finder (image, MARGIN, MARGIN);
  assert_finder (image, far, MARGIN);
  assert_finder (image, MARGIN, far);
  for (int i = 0; i < squares; i++)
    g_assert_false (is_black (image, i, MARGIN - 1) || is_black (image, MARGIN - 1, i));
  cairo_surface_destroy (image);
}

/* --- The head --------------------------------------------------------------------------------- */

/* The page's head in pixels, without the board, of a game that began then. */
static GBytes *
draw_game_head (MedinaGame *game, const char *date)
{
  enum
  {
    WIDTH = 600,
    HEIGHT = 60,
  };
  g_autoptr (GDateTime) began = date != NULL ? g_date_time_new_from_iso8601 (date, NULL) : NULL;
  g_autoptr (GtkPrintOperation) operation = medina_printout_new (game, began, FALSE, NULL);
  g_autofree char *path = name_document (prints, "head");
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  GBytes *bytes;

  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), image);
  run (operation, prints, path);
  remove_document (path);
  cairo_surface_flush (image);
  bytes = g_bytes_new (cairo_image_surface_get_data (image),
                       (gsize) cairo_image_surface_get_stride (image) * HEIGHT);
  cairo_surface_destroy (image);
  return bytes;
}

static GBytes *
draw_head (const char *date)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);

  return draw_game_head (game, date);
}

/* The page tells when the game began, whenever it is printed. */
static void
test_date (void)
{
  g_autoptr (GBytes) unknown = draw_head (NULL);
  g_autoptr (GBytes) unknown_again = draw_head (NULL);
  g_autoptr (GBytes) day = draw_head ("2019-04-05T12:00:00Z");
  g_autoptr (GBytes) same_day = draw_head ("2019-04-05T12:30:00Z");
  g_autoptr (GBytes) other_day = draw_head ("2019-04-09T12:00:00Z");

  g_assert_true (g_bytes_equal (unknown, unknown_again));
  g_assert_true (g_bytes_equal (day, same_day));
  g_assert_false (g_bytes_equal (day, other_day));
  g_assert_false (g_bytes_equal (day, unknown));
}

/* The page of a game that goes on tells how far it has come. */
static void
test_progress (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (GBytes) before = draw_game_head (game, NULL), first = NULL, second = NULL, back = NULL,
                     over = NULL;
  MdnRandom random;

  mdn_random_seed (&random, 11);
  for (int step = 0; step < 10; step++)
    named_game_play_random (game, &random);
  first = draw_game_head (game, NULL);
  for (int step = 0; step < 10; step++)
    named_game_play_random (game, &random);
  second = draw_game_head (game, NULL);
  medina_game_seek (game, medina_game_get_live_cursor (game) / 2);
  back = draw_game_head (game, NULL);
  medina_game_seek (game, medina_game_get_live_cursor (game));
  while (named_game_play_random (game, &random))
    ;
  over = draw_game_head (game, NULL);
  g_assert_false (g_bytes_equal (first, before));
  g_assert_false (g_bytes_equal (first, second));
  g_assert_false (g_bytes_equal (back, second));
  g_assert_true (g_bytes_equal (over, before));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();

  for (gsize i = 0; i < G_N_ELEMENTS (prints); i++)
    {
      g_autofree char *document = g_strdup_printf ("/printout/document/%zu", i);
      g_autofree char *extents = g_strdup_printf ("/printout/extents/%zu", i);

      g_test_add_data_func (document, &prints[i], test_document);
      g_test_add_data_func (extents, &prints[i], test_extents);
    }

  g_test_add_func ("/printout/tells-when-the-game-began", test_date);
  g_test_add_func ("/printout/tells-how-far-the-game-has-come", test_progress);
  g_test_add_func ("/printout/a-code-is-drawn-sharp", test_code);

  return g_test_run ();
}
