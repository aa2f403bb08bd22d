/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the screen shows of a board whose room has become another. */

#include "board-picture.h"

#include "medina-board-display.h"

#include <gtk/gtk.h>

enum
{
  WIDTH = 900,
  HEIGHT = 760,
  PLAQUE = 110, /* the height of what lies in the band */
};

typedef struct
{
  BoardPicture picture;
  GtkWidget *widget;
  MedinaBoardDisplay *display;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  board_picture_set_up (&self->picture, NULL);
  self->widget = g_object_ref_sink (gtk_drawing_area_new ());
  self->display = medina_board_display_new (self->widget, self->picture.atlas);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  medina_board_display_free (self->display);
  g_assert_finalize_object (self->widget);
  board_picture_tear_down (&self->picture, NULL);
}

static MedinaBoardLayout
lay_out (Fixture *self, int width, int height, int strip)
{
  MedinaBoardLayout layout;

  medina_board_layout_init_with_strip (&layout, &self->picture.position.rules, width, height,
                                       strip);
  return medina_board_layout_move_to (&layout, 0, 0);
}

/* How far down the picture of a board in that room reaches. */
static int
show (Fixture *self, const MedinaBoardLayout *layout)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  graphene_rect_t bounds;

  gtk_widget_measure (self->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->widget, layout->frame.width, layout->frame.height, -1, NULL);
  medina_board_display_snapshot (self->display, snapshot, layout, &self->picture.scene);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return (int) (bounds.origin.y + bounds.size.height);
}

/* Before it is painted sharp the picture is as large as the board already. */
static void
test_scaled (Fixture *self, gconstpointer data)
{
  const MedinaBoardLayout first = lay_out (self, WIDTH, HEIGHT, PLAQUE);
  const MedinaBoardLayout second = lay_out (self, WIDTH / 2, HEIGHT / 2, PLAQUE / 2);
  const int least = second.frame.height * 9 / 10;

  g_assert_cmpint (show (self, &first), ==, first.frame.height);
  g_assert_cmpint (show (self, &second), <=, second.frame.height * 11 / 10);
  g_assert_cmpint (show (self, &second), >=, least);
}

/* The plaque leaves the band, and comes back: in no frame is the picture cut, or ends too early. */
static void
test_band (Fixture *self, gconstpointer data)
{
  const MedinaBoardLayout with = lay_out (self, WIDTH, HEIGHT, PLAQUE);
  const MedinaBoardLayout without = lay_out (self, WIDTH, HEIGHT, 0);

  g_assert_cmpint (without.frame.height, <, with.frame.height * 98 / 100);
  g_assert_cmpint (show (self, &with), ==, with.frame.height);
  g_assert_cmpint (show (self, &without), ==, without.frame.height);
  g_assert_cmpint (show (self, &with), ==, with.frame.height);
}

#define ADD(name, function) \
  g_test_add ("/board-display/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ADD ("another-size-is-scaled", test_scaled);
  ADD ("another-band-is-painted-at-once", test_band);
  return g_test_run ();
}
