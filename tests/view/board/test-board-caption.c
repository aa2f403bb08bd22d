/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "medina-board-caption.h"
#include "medina-picture-text.h"
#include "named-game.h"

/* What stands below the picture of a board. */

/* The lowest line of pixels that is drawn on. */
static int
find_foot (const char *text)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 200, 100);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (PangoLayout) layout =
    medina_picture_text_new (cr, text, 200, 40, FALSE, PANGO_ALIGN_LEFT);
  const int stride = cairo_image_surface_get_stride (surface);
  int foot = 0;

  medina_picture_text_stand (cr, layout, 0, 70, 40);
  cairo_surface_flush (surface);
  for (int i = 0; i < 100 * stride; i++)
    if (cairo_image_surface_get_data (surface)[i] > 0)
      foot = i / stride;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return foot;
}

/* Numbers stand on one line with names, also with those of another script, which is higher: here a
 * blank of it. */
static void
test_caption_baseline (void)
{
  g_assert_cmpint (find_foot ("48"), >=, 68);
  g_assert_cmpint (find_foot ("48"), <=, 71);
  g_assert_cmpint (find_foot ("\343\200\20048"), ==, find_foot ("48"));
}

/* Names are whole as long as there is room for all of them, however long one is. */
static void
test_caption_room (void)
{
  static const struct
  {
    double room;
    double wishes[4];
    double shares[4];
  } cases[] = {
    { 100, { 10, 60, 10, 10 }, { 10, 60, 10, 10 } },
    { 100, { 10, 90, 10, 80 }, { 10, 40, 10, 40 } },
    { 100, { 27, 31, 90, 10 }, { 27, 31, 32, 10 } },
    { 100, { 60, 60, 60, 60 }, { 25, 25, 25, 25 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double names[4];

      memcpy (names, cases[i].wishes, sizeof names);
      medina_board_caption_share (names, 4, cases[i].room);
      for (guint j = 0; j < 4; j++)
        g_assert_cmpfloat_with_epsilon (names[j], cases[i].shares[j], .01);
    }
}

/* The caption alone; its first columns, as bytes. */
static GBytes *
draw_caption_of (MedinaGame *game, int columns)
{
  enum
  {
    WIDTH = 1800,
  };
  const int height = (int) medina_board_caption_measure (WIDTH);
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  g_autoptr (MedinaBoardCaption) caption = medina_board_caption_new (game);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, columns, height);
  cairo_t *cr = cairo_create (surface);
  GBytes *bytes;

  medina_board_caption_draw (caption, cr, atlas, 0, WIDTH);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) (cairo_image_surface_get_stride (surface) * height));
  cairo_surface_destroy (surface);
  return bytes;
}

/* Of so many players with these names, of whom the first leads. */
static GBytes *
draw_caption (const char *const *names, int players, int columns)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, players);

  named_game_play (game, "Gb2 Rb2");
  for (int i = 0; i < players; i++)
    medina_player_set_name (medina_game_get_player (game, (guint) i), names[i]);
  return draw_caption_of (game, columns);
}

static GBytes *
draw_caption_after (const char *turn, gboolean purist)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);

  named_game_play (game, turn);
  medina_game_set_purist (game, purist);
  return draw_caption_of (game, 1800);
}

/* At a purist's table it tells nothing of points, but the names. */
static void
test_caption_purist (void)
{
  static const char leading[] = "Gb2 Rb2", not_leading[] = "Gb2 Wb1";
  g_autoptr (GBytes) ahead = draw_caption_after (leading, FALSE);
  g_autoptr (GBytes) even = draw_caption_after (not_leading, FALSE);
  g_autoptr (GBytes) pure_ahead = draw_caption_after (leading, TRUE);
  g_autoptr (GBytes) pure_even = draw_caption_after (not_leading, TRUE);
  g_autoptr (MedinaGame) renamed = named_game_new (MDN_SECOND_EDITION, 2);
  g_autoptr (GBytes) others = NULL;

  named_game_play (renamed, leading);
  medina_game_set_purist (renamed, TRUE);
  medina_player_set_name (medina_game_get_player (renamed, 1), "Bin");
  others = draw_caption_of (renamed, 1800);
  g_assert_false (g_bytes_equal (ahead, even));
  g_assert_true (g_bytes_equal (pure_ahead, pure_even));
  g_assert_false (g_bytes_equal (pure_ahead, ahead));
  g_assert_false (g_bytes_equal (pure_ahead, others));
}

/* Whether nothing is drawn along the upper and the lower edge. */
static gboolean
has_margins (GBytes *caption, int columns)
{
  enum
  {
    MARGIN = 5,
  };
  gsize size;
  const guint32 *pixels = g_bytes_get_data (caption, &size);
  const gsize n = size / sizeof *pixels, edge = (gsize) (MARGIN * columns);

  for (gsize i = 0; i < edge; i++)
    if (pixels[i] != pixels[0] || pixels[n - 1 - i] != pixels[0])
      return FALSE;
  return TRUE;
}

/* Long names are whole where there is room: a letter in the middle of one is seen. Nothing comes
 * close to the edges. */
static void
test_caption_long_names (void)
{
  static const char *const names[] = { "Leading and trailing", "Maximiliana Wolkenspiegelstein",
                                       "Bartholomew Montgomery the Third", "Anna" };
  static const char *const others[] = { "Leading and trailing", "Maximiliana Wolkenspoegelstein",
                                        "Bartholomew Montgomery the Third", "Anna" };

  for (int players = 2; players <= 4; players++)
    {
      g_autoptr (GBytes) caption = draw_caption (names, players, 1800);
      g_autoptr (GBytes) other = draw_caption (others, players, 1800);

      g_assert_false (g_bytes_equal (caption, other));
      g_assert_true (has_margins (caption, 1800));
    }
}

/* So is the winner's in the headline: a letter in its middle is seen. */
static void
test_caption_long_headline (void)
{
  static const char *const names[] = { "Maximiliana Wolkenspiegelstein", "Anna" };
  static const char *const others[] = { "Maximiliana Wolkenspoegelstein", "Anna" };
  g_autoptr (GBytes) head = draw_caption (names, 2, 500);
  g_autoptr (GBytes) other = draw_caption (others, 2, 500);

  g_assert_false (g_bytes_equal (head, other));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-caption/room-for-the-names", test_caption_room);
  g_test_add_func ("/board-caption/one-baseline", test_caption_baseline);
  g_test_add_func ("/board-caption/long-names", test_caption_long_names);
  g_test_add_func ("/board-caption/long-headline", test_caption_long_headline);
  g_test_add_func ("/board-caption/purist", test_caption_purist);
  return g_test_run ();
}
