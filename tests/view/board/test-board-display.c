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

/* What a board in that room shows; its bounds may be NULL. */
static cairo_surface_t *
paint (Fixture *self, const MedinaBoardLayout *layout, graphene_rect_t *bounds)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, layout->frame.width, layout->frame.height);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_widget_measure (self->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->widget, layout->frame.width, layout->frame.height, -1, NULL);
  medina_board_display_snapshot (self->display, snapshot, layout, &self->picture.scene);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  if (bounds != NULL)
    gsk_render_node_get_bounds (node, bounds);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  return surface;
}

/* How far down the picture of a board in that room reaches. */
static int
show (Fixture *self, const MedinaBoardLayout *layout)
{
  graphene_rect_t bounds;

  cairo_surface_destroy (paint (self, layout, &bounds));
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

/* What shows the change waits for no ground: the old picture stays until the new one is painted. */
static void
test_light (Fixture *self, gconstpointer data)
{
  const MedinaBoardLayout layout = lay_out (self, WIDTH, HEIGHT, PLAQUE);
  cairo_surface_t *day = paint (self, &layout, NULL), *still_day, *night, *at_once;

  self->picture.scene.dark = TRUE;
  still_day = paint (self, &layout, NULL);
  g_assert_true (board_picture_equal (day, still_day));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  night = paint (self, &layout, NULL);
  medina_board_display_free (self->display);
  self->display = medina_board_display_new (self->widget, self->picture.atlas);
  at_once = paint (self, &layout, NULL);
  g_assert_false (board_picture_equal (day, night));
  g_assert_true (board_picture_equal (night, at_once));
  cairo_surface_destroy (day);
  cairo_surface_destroy (still_day);
  cairo_surface_destroy (night);
  cairo_surface_destroy (at_once);
}

/* --- A piece that comes ----------------------------------------------------------------------- */

/* How a stable comes to its space. */
typedef struct
{
  gboolean flies;
  gboolean another; /* is in hand then */
  gboolean glows;   /* before: its space and another one */
  gboolean marked;  /* before: the turn of somebody else */
  gboolean lingers; /* is it seen for one frame more? */
} Arrival;

static void
begin (MedinaBoardScene *scene, const Arrival *arrival, MdnSpace space)
{
  scene->hand = MDN_STABLE;
  if (arrival->marked)
    medina_board_scene_mark (scene, mdn_placement (MDN_STABLE, mdn_space (7, 7)), 1);
  if (!arrival->glows)
    return;
  mdn_set_add (&scene->legal, space);
  mdn_set_add (&scene->legal, mdn_space (9, 7));
}

static void
arrive (MedinaBoardScene *scene, const Arrival *arrival, MdnSpace space)
{
  scene->hand = arrival->another ? MDN_STABLE : MDN_PIECES;
  scene->legal = mdn_set_empty ();
  if (arrival->another)
    mdn_set_add (&scene->legal, mdn_space (2, 2));
  memset (scene->marks, 0, sizeof scene->marks);
  scene->n_marks = 0;
  scene->away = arrival->flies ? space : MDN_NO_SPACE;
}

/* In the frame after the first one nothing is left of what was before. */
static void
test_arrival (Fixture *self, gconstpointer data)
{
  const Arrival *arrival = data;
  const MedinaBoardLayout layout = lay_out (self, WIDTH, HEIGHT, PLAQUE);
  const MdnSpace space = mdn_space (4, 4);
  cairo_surface_t *first, *second, *at_once;

  begin (&self->picture.scene, arrival, space);
  cairo_surface_destroy (paint (self, &layout, NULL));
  mdn_set_add (&self->picture.position.stables, space);
  arrive (&self->picture.scene, arrival, space);
  first = paint (self, &layout, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  second = paint (self, &layout, NULL);
  medina_board_display_free (self->display);
  self->display = medina_board_display_new (self->widget, self->picture.atlas);
  at_once = paint (self, &layout, NULL);
  g_assert_true (board_picture_equal (second, at_once));
  g_assert_true (board_picture_equal (first, second) == !arrival->lingers);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  cairo_surface_destroy (at_once);
}

/* A light that does not last is never shown. */
static void
test_passing_light (Fixture *self, gconstpointer data)
{
  const MedinaBoardLayout layout = lay_out (self, WIDTH, HEIGHT, PLAQUE);
  cairo_surface_t *day = paint (self, &layout, NULL), *day_again;

  self->picture.scene.dark = TRUE;
  cairo_surface_destroy (paint (self, &layout, NULL));
  self->picture.scene.dark = FALSE;
  cairo_surface_destroy (paint (self, &layout, NULL));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  day_again = paint (self, &layout, NULL);
  g_assert_true (board_picture_equal (day, day_again));
  cairo_surface_destroy (day);
  cairo_surface_destroy (day_again);
}

#define ADD(name, function) \
  g_test_add ("/board-display/" name, Fixture, NULL, set_up, function, tear_down)

#define ADD_ARRIVAL(name, ...)                                                               \
  G_STMT_START                                                                               \
  {                                                                                          \
    static const Arrival arrival = { __VA_ARGS__ };                                          \
    g_test_add ("/board-display/" name, Fixture, &arrival, set_up, test_arrival, tear_down); \
  }                                                                                          \
  G_STMT_END

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  ADD ("another-size-is-scaled", test_scaled);
  ADD ("another-band-is-painted-at-once", test_band);
  ADD ("another-light-is-painted-meanwhile", test_light);
  ADD ("a-passing-light-is-not-shown", test_passing_light);
  ADD_ARRIVAL ("what-glowed-waits-for-a-piece-that-flies", .flies = TRUE, .glows = TRUE,
               .lingers = TRUE);
  ADD_ARRIVAL ("what-glowed-waits-while-another-piece-is-in-hand", .flies = TRUE, .glows = TRUE,
               .another = TRUE, .lingers = TRUE);
  ADD_ARRIVAL ("marks-wait-for-a-piece-that-flies", .flies = TRUE, .marked = TRUE, .lingers = TRUE);
  ADD_ARRIVAL ("else-it-is-gone-at-once", .glows = TRUE, .marked = TRUE);
  return g_test_run ();
}
