/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"
#include "document-sync.h"
#include "medina-flight-path.h"
#include "medina-wall-rise.h"
#include "motion-fixture.h"

/* Pieces that fly to their spaces. */

typedef MotionFixture Fixture;

static void
assert_away (Fixture *self, gboolean away)
{
  GdkRectangle area;

  g_assert_true (motion_fixture_flies (self) == away);
  g_assert_true (medina_board_view_get_away_area (self->driver.board, &area) == away);
}

static void
assert_near (float a, float b)
{
  g_assert_cmpfloat_with_epsilon (a, b, 1);
}

/* --- The way ---------------------------------------------------------------------------------- */

static void
test_path (void)
{
  const MedinaFlightPath path = { GRAPHENE_RECT_INIT (700, 100, 30, 48),
                                  GRAPHENE_RECT_INIT (100, 300, 50, 80), .5 };
  const graphene_rect_t begin = medina_flight_path_find (&path, 0);
  const graphene_rect_t end = medina_flight_path_find (&path, 1);
  graphene_rect_t last = begin;

  g_assert_true (graphene_rect_equal (&begin, &path.from));
  g_assert_true (graphene_rect_equal (&end, &path.to));
  for (int i = 1; i <= 100; i++)
    {
      const graphene_rect_t area = medina_flight_path_find (&path, i / 100.0);

      g_assert_cmpfloat (area.origin.x, <=, last.origin.x);     /* never back */
      g_assert_cmpfloat (last.origin.x - area.origin.x, <, 60); /* nor by a leap */
      g_assert_cmpfloat (ABS (last.origin.y - area.origin.y), <, 30);
      last = area;
    }
  last = medina_flight_path_find (&path, .85);
  assert_near (last.origin.x, path.to.origin.x); /* it comes down from above */
  g_assert_cmpfloat (last.origin.y, <, path.to.origin.y - 3);
}

/* A piece leaves from the card of the player who placed it, and comes to its space. */
static void
test_ends (Fixture *self, gconstpointer data)
{
  GtkWidget *picture =
    medina_player_card_find_piece (medina_player_cards_get (self->cards, 0), MDN_BUILDING_GREY);
  graphene_rect_t piece, area;
  GdkRectangle place, space;

  g_assert_true (gtk_widget_compute_bounds (picture, self->page, &piece));
  named_game_play (self->game, "Gb2");
  g_assert_true (medina_flights_get_area (self->flights, &area));
  motion_fixture_assert_same_middle (&area, &piece);
  g_assert_true (graphene_rect_contains_rect (&piece, &area));
  medina_board_view_get_space_area (self->driver.board, mdn_space (1, 1), &space);
  g_assert_true (medina_board_view_get_away_area (self->driver.board, &place));
  g_assert_cmpint (place.x, ==, space.x);
  g_assert_cmpint (place.width, ==, space.width);
  g_assert_cmpint (place.y + place.height, ==, space.y + space.height);
  await (!motion_fixture_flies (self));
  assert_away (self, FALSE);
}

/* What was carried leaves from where it was let go of. */
static void
test_hand (Fixture *self, gconstpointer data)
{
  const graphene_rect_t hand = GRAPHENE_RECT_INIT (300, 200, 0, 0);
  graphene_rect_t area;

  medina_flights_set_hand (self->flights, 300, 200);
  named_game_play (self->game, "Gb2");
  medina_flights_forget_hand (self->flights);
  g_assert_true (medina_flights_get_area (self->flights, &area));
  motion_fixture_assert_same_middle (&area, &hand);
}

/* A wall rises where it is placed, from its tower on; one that is carried there comes from the
 * hand. */
static void
test_wall (Fixture *self, gconstpointer data)
{
  static const struct
  {
    const char *wall;
    int across, down;
  } walls[] = { { "Wb1", 1, 0 },  { "Wc1", 1, 0 },  { "Wq1", -1, 0 },
                { "Wa2", 0, -1 }, { "Wa12", 0, 1 }, { "Wr2", 0, -1 },
                { "Wr12", 0, 1 }, { "Wb13", 1, 0 }, { "Wq13", -1, 0 } };
  const graphene_rect_t hand = GRAPHENE_RECT_INIT (300, 200, 0, 0);
  graphene_rect_t area;
  GdkRectangle place;

  for (gsize i = 0; i < G_N_ELEMENTS (walls); i++)
    {
      MdnSpace space;
      MedinaWallRise rise;

      named_game_play (self->game, walls[i].wall);
      space = mdn_placement_space (medina_game_get_engine_game (self->game)->placements[i]);
      rise = medina_wall_rise_find (medina_game_get_position (self->game), space);
      g_assert_cmpint (rise.across, ==, walls[i].across);
      g_assert_cmpint (rise.down, ==, walls[i].down);
      g_assert_true (medina_flights_get_area (self->flights, &area));
      g_assert_true (medina_board_view_get_away_area (self->driver.board, &place));
      g_assert_cmpfloat (area.size.width, ==, (float) place.width);
    }
  medina_flights_set_hand (self->flights, 300, 200);
  named_game_play (self->game, "Wd1");
  medina_flights_forget_hand (self->flights);
  g_assert_true (medina_flights_get_area (self->flights, &area));
  motion_fixture_assert_same_middle (&area, &hand);
}

/* --- The end ---------------------------------------------------------------------------------- */

static cairo_surface_t *
paint_after (Fixture *self, const char *placement)
{
  named_game_play (self->game, placement);
  motion_fixture_await_rest (self);
  driver_settle ();
  return motion_fixture_paint_board (self);
}

/* The board is the same afterwards as without anything that moves, and another one meanwhile. */
static void
test_picture (Fixture *self, gconstpointer data)
{
  static const char *const placements[] = { "Gb2", "Rb2", "Wb1", "Ml5" };

  for (gsize i = 0; i < G_N_ELEMENTS (placements); i++)
    {
      cairo_surface_t *moved, *still, *away;

      driver_set_animations (TRUE);
      moved = paint_after (self, placements[i]);
      medina_game_undo (self->game);
      named_game_play (self->game, placements[i]);
      away = motion_fixture_paint_board (self);
      medina_game_undo (self->game);
      driver_set_animations (FALSE);
      still = paint_after (self, placements[i]);
      g_assert_true (board_picture_equal (moved, still));
      g_assert_false (board_picture_equal (away, still));
      cairo_surface_destroy (moved);
      cairo_surface_destroy (away);
      cairo_surface_destroy (still);
    }
}

/* Nothing goes on when it has arrived. */
static void
test_rest (Fixture *self, gconstpointer data)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->flights));
  gint64 counter;

  named_game_play (self->game, "Gb2");
  await (!motion_fixture_flies (self));
  driver_settle ();
  counter = gdk_frame_clock_get_frame_counter (clock);
  for (int i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (gdk_frame_clock_get_frame_counter (clock), ==, counter);
}

/* --- What ends it before ---------------------------------------------------------------------- */

static void
test_next (Fixture *self, gconstpointer data)
{
  GdkRectangle first, second;

  named_game_play (self->game, "Gb2");
  g_assert_true (medina_board_view_get_away_area (self->driver.board, &first));
  named_game_play (self->game, "Ml5");
  g_assert_true (medina_board_view_get_away_area (self->driver.board, &second));
  g_assert_cmpint (first.y, !=, second.y);
  g_assert_true (motion_fixture_flies (self));
}

static void
test_undo (Fixture *self, gconstpointer data)
{
  named_game_play (self->game, "Gb2");
  assert_away (self, TRUE);
  medina_game_undo (self->game);
  assert_away (self, FALSE);
}

static void
test_seek (Fixture *self, gconstpointer data)
{
  named_game_play (self->game, "Gb2");
  medina_game_seek (self->game, 0);
  assert_away (self, FALSE);
}

static void
test_other_game (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaGame) other = named_game_new (MDN_SECOND_EDITION, 2);

  named_game_play (self->game, "Gb2");
  document_sync_discard (medina_window_get_document (self->driver.window), NULL);
  medina_window_set_game (self->driver.window, other);
  assert_away (self, FALSE);
}

static void
test_resize (Fixture *self, gconstpointer data)
{
  GtkWidget *widget = GTK_WIDGET (self->flights);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  named_game_play (self->game, "Gb2");
  gtk_widget_size_allocate (widget, &(GtkAllocation){ 0, 0, width - 9, height }, -1);
  assert_away (self, FALSE);
}

static void
test_hide (Fixture *self, gconstpointer data)
{
  named_game_play (self->game, "Gb2");
  gtk_widget_set_visible (GTK_WIDGET (self->driver.window), FALSE);
  assert_away (self, FALSE);
  named_game_play (self->game, "Ml5");
  assert_away (self, FALSE);
}

/* --- What keeps it from beginning ------------------------------------------------------------- */

/* Nor does what is under way go on. */
static void
test_switched_off (Fixture *self, gconstpointer data)
{
  GSettings *settings = medina_application_get_settings (self->driver.application);

  named_game_play (self->game, "Gb2");
  assert_away (self, TRUE);
  g_settings_set_boolean (settings, "animations", FALSE);
  assert_away (self, FALSE);
  g_settings_set_boolean (settings, "animations", TRUE);
  named_game_play (self->game, "Ml5");
  assert_away (self, TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  assert_away (self, FALSE);
}

static void
test_setting (Fixture *self, gconstpointer data)
{
  GSettings *settings = medina_application_get_settings (self->driver.application);

  g_settings_set_boolean (settings, "animations", FALSE);
  named_game_play (self->game, "Gb2");
  assert_away (self, FALSE);
  g_settings_set_boolean (settings, "animations", TRUE);
  named_game_play (self->game, "Ml5");
  assert_away (self, TRUE);
}

static void
test_desktop (Fixture *self, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  named_game_play (self->game, "Gb2");
  assert_away (self, FALSE);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
#define ADD(path, function)                                                     \
  g_test_add ("/flights/" path, Fixture, NULL, motion_fixture_set_up, function, \
              motion_fixture_tear_down)
  g_test_add_func ("/flights/up-and-down", test_path);
  ADD ("from-the-card-to-the-space", test_ends);
  ADD ("from-the-hand", test_hand);
  ADD ("a-wall-rises", test_wall);
  ADD ("the-picture-afterwards", test_picture);
  ADD ("at-rest-afterwards", test_rest);
  ADD ("the-next-placement-ends-it", test_next);
  ADD ("undo-ends-it", test_undo);
  ADD ("looking-back-ends-it", test_seek);
  ADD ("another-game-ends-it", test_other_game);
  ADD ("another-size-ends-it", test_resize);
  ADD ("a-hidden-window-ends-it", test_hide);
  ADD ("the-setting-keeps-it-off", test_setting);
  ADD ("switched-off-on-the-way", test_switched_off);
  ADD ("the-desktop-keeps-it-off", test_desktop);
#undef ADD
  return g_test_run ();
}
