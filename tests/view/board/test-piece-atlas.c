/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

enum
{
  SIZE = 320, /* of the surfaces */
  WIDTH = 100,
};

static cairo_surface_t *
draw (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, unsigned variant, double width)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);

  medina_piece_atlas_draw (atlas, cr, sprite, variant, WIDTH, WIDTH, width);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Every piece has its pictures, no two alike, and none paints far from its footprint. */
static void
test_pictures (void)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();

  for (unsigned sprite = 0; sprite < MEDINA_PIECE_SPRITES; sprite++)
    for (unsigned variant = 0; variant < medina_piece_atlas_get_variants (sprite); variant++)
      {
        cairo_surface_t *surface = draw (atlas, sprite, variant, WIDTH);
        cairo_surface_t *next = draw (atlas, sprite, variant + 1, WIDTH);
        guint painted = 0;

        for (int y = 0; y < SIZE; y++)
          for (int x = 0; x < SIZE; x++)
            if (board_picture_get_pixel (surface, x, y) != 0)
              {
                g_assert_true (x >= WIDTH && x < WIDTH * 23 / 10);
                g_assert_true (y >= WIDTH * 3 / 10 && y < WIDTH * 22 / 10);
                painted++;
              }
        g_assert_cmpuint (painted, >, WIDTH * WIDTH / 10);
        g_assert_cmpint (board_picture_equal (surface, next), ==,
                         medina_piece_atlas_get_variants (sprite) == 1);
        cairo_surface_destroy (surface);
        cairo_surface_destroy (next);
      }
}

/* Numbers of variants beyond the last begin again. */
static void
test_wrap (void)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  unsigned variants = medina_piece_atlas_get_variants (MEDINA_PIECE_MERCHANT);
  cairo_surface_t *first = draw (atlas, MEDINA_PIECE_MERCHANT, 1, WIDTH);
  cairo_surface_t *again = draw (atlas, MEDINA_PIECE_MERCHANT, 1 + 5 * variants, WIDTH);

  g_assert_true (board_picture_equal (first, again));
  cairo_surface_destroy (first);
  cairo_surface_destroy (again);
}

/* Pictures that were dropped in favor of many others come back the same. */
static void
test_many_sizes (void)
{
  g_autoptr (MedinaPieceAtlas) atlas = medina_piece_atlas_new ();
  cairo_surface_t *first = draw (atlas, MEDINA_PIECE_STABLE, 0, WIDTH), *again;
  cairo_surface_t *scratch = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t *cr = cairo_create (scratch);

  for (int i = 0; i < 6000; i++)
    medina_piece_atlas_draw (atlas, cr, MEDINA_PIECE_TILE_TEA, 0, 0, 0, 8 + i / 20);
  again = draw (atlas, MEDINA_PIECE_STABLE, 0, WIDTH);
  g_assert_true (board_picture_equal (first, again));
  cairo_destroy (cr);
  cairo_surface_destroy (scratch);
  cairo_surface_destroy (first);
  cairo_surface_destroy (again);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/piece-atlas/every-piece-has-its-picture", test_pictures);
  g_test_add_func ("/piece-atlas/variants-begin-again", test_wrap);
  g_test_add_func ("/piece-atlas/dropped-pictures-come-back-the-same", test_many_sizes);
  return g_test_run ();
}
