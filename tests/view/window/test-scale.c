/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "real-input.h"

#include <stdlib.h>

/* On a screen with two pixels for one of the window's (GDK_SCALE is 2), the board is as sharp as a
 * picture of twice the size, and what is pointed at is where it is seen. */

enum
{
  SCALE = 2,
  PLACEMENTS = 12,
};

/* The board as it is shown, with so many pixels for one of the window's. */
static cairo_surface_t *
render (GtkWidget *board, int scale)
{
  const int width = gtk_widget_get_width (board), height = gtk_widget_get_height (board);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (board);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_t *cr = cairo_create (surface);

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The same picture with more pixels, and no more in it. */
static cairo_surface_t *
enlarge (cairo_surface_t *small)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (small) * SCALE,
                                cairo_image_surface_get_height (small) * SCALE);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, SCALE, SCALE);
  cairo_set_source_surface (cr, small, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static int
get_green (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface) +
                      (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

  return (int) (((const guint32 *) (const void *) row)[x] >> 8 & 0xff);
}

/* How much neighboring pixels differ, all in all. */
static double
measure_detail (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  double sum = 0;

  for (int y = 0; y < height; y++)
    for (int x = 1; x + 1 < width; x++)
      sum += abs (get_green (surface, x - 1, y) - 2 * get_green (surface, x, y) +
                  get_green (surface, x + 1, y));
  return sum;
}

static void
test_sharp (void)
{
  cairo_surface_t *shown, *small, *enlarged;
  MdnRandom random;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 640, 480);
  if (gtk_widget_get_scale_factor (GTK_WIDGET (driver.board)) != SCALE)
    g_test_skip ("GDK_SCALE has no effect here");
  else
    {
      mdn_random_seed (&random, 5);
      for (int i = 0; i < PLACEMENTS; i++)
        driver_play_one (&driver, &random);
      driver_await_layout (GTK_WIDGET (driver.board));
      shown = render (GTK_WIDGET (driver.board), SCALE);
      small = render (GTK_WIDGET (driver.board), 1);
      enlarged = enlarge (small);
      g_test_message ("detail: %g, enlarged %g", measure_detail (shown), measure_detail (enlarged));
      g_assert_cmpfloat (measure_detail (shown), >, 1.5 * measure_detail (enlarged));
      cairo_surface_destroy (shown);
      cairo_surface_destroy (small);
      cairo_surface_destroy (enlarged);
    }
  driver_close (&driver);
}

static MdnSpace
get_last_space (Driver *driver)
{
  const MdnGame *game = medina_game_get_engine_game (driver_get_game (driver));

  return mdn_placement_space (game->placements[game->cursor - 1]);
}

/* Spaces far from one another. */
static void
test_picked (void)
{
  static const struct
  {
    int column;
    int row;
  } corners[] = { { 3, 2 }, { 12, 2 }, { 3, 9 }, { 12, 9 } };
  Driver driver;

  if (real_input_is_missing ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      const MdnSpace space = mdn_space (corners[i].column, corners[i].row);

      driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 640, 480);
      driver_pick (&driver, MDN_BUILDING_BROWN);
      driver_point_at (&driver, space);
      driver_click (&driver, space);
      await (medina_game_get_cursor (driver_get_game (&driver)) > 0);
      g_assert_cmpint (get_last_space (&driver), ==, space);
      driver_close (&driver);
    }
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/scale/the-board-is-sharp", test_sharp);
  g_test_add_func ("/scale/spaces-are-picked-where-they-are-seen", test_picked);
  return g_test_run ();
}
