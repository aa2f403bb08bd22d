/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "motion-fixture.h"

#include "document-sync.h"

void
motion_fixture_set_up (MotionFixture *self, gconstpointer data)
{
  GtkWidget *window;

  driver_set_animations (TRUE);
  self->game = named_game_new (MDN_SECOND_EDITION, 3);
  driver_open (&self->driver, MDN_SECOND_EDITION, 3, FALSE, 1120, 740);
  window = GTK_WIDGET (self->driver.window);
  document_sync_discard (medina_window_get_document (self->driver.window), NULL);
  medina_window_set_game (self->driver.window, self->game);
  driver_await_layout (window);
  self->flights = MEDINA_FLIGHTS (driver_find (window, MEDINA_TYPE_FLIGHTS));
  self->slides = MEDINA_TILE_SLIDES (driver_find (window, MEDINA_TYPE_TILE_SLIDES));
  self->cards = MEDINA_PLAYER_CARDS (driver_find (window, MEDINA_TYPE_PLAYER_CARDS));
  self->page = gtk_widget_get_parent (GTK_WIDGET (self->flights));
}

void
motion_fixture_tear_down (MotionFixture *self, gconstpointer data)
{
  driver_close (&self->driver);
  g_clear_object (&self->game);
  driver_set_animations (FALSE);
}

gboolean
motion_fixture_flies (MotionFixture *self)
{
  graphene_rect_t area;

  return medina_flights_get_area (self->flights, &area);
}

void
motion_fixture_await_rest (MotionFixture *self)
{
  await (!motion_fixture_flies (self) && medina_tile_slides_count (self->slides) == 0);
}

cairo_surface_t *
motion_fixture_paint_board (MotionFixture *self)
{
  GtkWidget *board = GTK_WIDGET (self->driver.board);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (board),
                                gtk_widget_get_height (board));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  medina_board_view_paint (self->driver.board, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  return surface;
}

void
motion_fixture_assert_same_middle (const graphene_rect_t *a, const graphene_rect_t *b)
{
  graphene_point_t one, other;

  graphene_rect_get_center (a, &one);
  graphene_rect_get_center (b, &other);
  g_assert_cmpfloat_with_epsilon (one.x, other.x, 1);
  g_assert_cmpfloat_with_epsilon (one.y, other.y, 1);
}
