/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where languages are written from the right, windows are mirrored, and the board is not. */

#include "all-windows.h"
#include "board-picture.h"
#include "medina-player-card.h"
#include "named-game.h"

enum
{
  WIDTH = 1120,
  HEIGHT = 740,
};

static void
open_window (Driver *driver, GtkTextDirection direction)
{
  gtk_widget_set_default_direction (direction);
  driver_open (driver, MDN_SECOND_EDITION, 3, FALSE, WIDTH, HEIGHT);
  driver_await_layout (GTK_WIDGET (driver->window));
}

static void
close_window (Driver *driver)
{
  driver_close (driver);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static graphene_rect_t
find_area (Driver *driver, GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (driver->window), &area));
  return area;
}

/* The panel is after the board in reading order, and a card's number after the name. */
static void
test_mirrored (void)
{
  for (GtkTextDirection direction = GTK_TEXT_DIR_LTR; direction <= GTK_TEXT_DIR_RTL; direction++)
    {
      const gboolean mirrored = direction == GTK_TEXT_DIR_RTL;
      graphene_rect_t board, panel, name, score;
      GtkWidget *card;
      Driver driver;

      open_window (&driver, direction);
      card = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD);
      board = find_area (&driver, GTK_WIDGET (driver.board));
      panel = find_area (&driver, card);
      name = find_area (&driver,
                        GTK_WIDGET (
                          gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "name")));
      score = find_area (&driver,
                         GTK_WIDGET (
                           gtk_widget_get_template_child (card, MEDINA_TYPE_PLAYER_CARD, "score")));
      g_assert_cmpint (panel.origin.x < board.origin.x, ==, mirrored);
      g_assert_cmpint (score.origin.x < name.origin.x, ==, mirrored);
      close_window (&driver);
    }
}

static cairo_surface_t *
paint_board (Driver *driver)
{
  GtkWidget *board = GTK_WIDGET (driver->board);
  const int width = gtk_widget_get_width (board), height = gtk_widget_get_height (board);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (board);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The same game looks the same. */
static void
test_board (void)
{
  cairo_surface_t *boards[2];

  for (int i = 0; i < 2; i++)
    {
      MdnRandom random;
      Driver driver;

      mdn_random_seed (&random, 5);
      open_window (&driver, i == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      for (int n = 0; n < 20; n++)
        named_game_play_random (driver_get_game (&driver), &random);
      driver_await_layout (GTK_WIDGET (driver.window));
      boards[i] = paint_board (&driver);
      close_window (&driver);
    }
  g_assert_cmpint (cairo_image_surface_get_width (boards[0]), ==,
                   cairo_image_surface_get_width (boards[1]));
  g_assert_cmpint (cairo_image_surface_get_height (boards[0]), ==,
                   cairo_image_surface_get_height (boards[1]));
  g_assert_true (board_picture_equal (boards[0], boards[1]));
  for (int i = 0; i < 2; i++)
    cairo_surface_destroy (boards[i]);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/direction/windows-are-mirrored", test_mirrored);
  g_test_add_func ("/direction/the-board-is-not-mirrored", test_board);
  return g_test_run ();
}
