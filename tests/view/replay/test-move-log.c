/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "medina-move-log-row.h"
#include "medina-move-log.h"
#include "medina-page-switcher.h"
#include "medina-seat-chooser.h"
#include "named-game.h"
#include "replay-fixture.h"

/* The list of moves. */

static void
count_cb (guint *count)
{
  (*count)++;
}

/* What was placed in earlier turns is not worded again. */
static void
test_log_appends (void)
{
  enum
  {
    ROWS = 4,
  };
  MedinaMoveLogRow *rows[ROWS];
  Driver driver;
  MedinaMoveLogView *moves;
  guint changes = 0;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1180, 760);
  moves = replay_fixture_open_moves (&driver);
  replay_fixture_play (&driver, 10);
  for (guint i = 0; i < ROWS; i++)
    {
      GtkWidget *words =
        GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (replay_fixture_get_row (moves, i)),
                                                   MEDINA_TYPE_MOVE_LOG_ROW, "words"));

      rows[i] = replay_fixture_get_row (moves, i);
      g_signal_connect_swapped (words, "notify::label", G_CALLBACK (count_cb), &changes);
    }
  replay_fixture_play (&driver, 16);
  for (guint i = 0; i < ROWS; i++)
    g_assert_true (replay_fixture_get_row (moves, i) == rows[i]);
  g_assert_cmpuint (changes, ==, 0);
  driver_close (&driver);
}

static void
test_log_follows (void)
{
  MedinaMoveLogView *moves;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  replay_fixture_play (&driver, 5);
  g_assert_null (replay_fixture_get_row (
    MEDINA_MOVE_LOG_VIEW (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_MOVE_LOG_VIEW)), 0));
  moves = replay_fixture_open_moves (&driver);
  replay_fixture_check_rows (&driver, moves);
  for (int placements = 6; placements < 20; placements++)
    {
      replay_fixture_play (&driver, placements);
      replay_fixture_check_rows (&driver, moves);
    }
  for (int i = 0; i < 5; i++)
    {
      driver_activate (&driver, "win.undo");
      replay_fixture_check_rows (&driver, moves);
    }
  driver_activate (&driver, "win.redo");
  replay_fixture_check_rows (&driver, moves);
  replay_fixture_play (&driver, 21);
  replay_fixture_check_rows (&driver, moves);
  driver_close (&driver);
}

/* Points that others got, too, have the names that these have now. */
static void
test_names (void)
{
  MedinaMoveLogView *moves;
  Driver driver;
  MedinaMoveLogRow *row;
  guint named = 0;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  replay_fixture_play (&driver, 120);
  moves = replay_fixture_open_moves (&driver);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *name = g_strdup_printf ("Namur %u", i);

      medina_player_set_name (medina_game_get_player (driver_get_game (&driver), i), name);
    }
  for (guint i = 0; (row = replay_fixture_get_row (moves, i)) != NULL; i++)
    {
      g_autoptr (MedinaMoveLogRow) fresh = MEDINA_MOVE_LOG_ROW (g_object_ref_sink (
        medina_move_log_row_new (driver_get_game (&driver), medina_move_log_row_get_entry (row))));

      g_assert_cmpstr (medina_move_log_row_get_words (row), ==,
                       medina_move_log_row_get_words (fresh));
      named += strstr (medina_move_log_row_get_words (row), "Namur") != NULL;
    }
  g_assert_cmpuint (named, >, 0);
  driver_close (&driver);
}

/* Points stand behind the placement that brought them. */
static void
test_points (void)
{
  MedinaMoveLogView *moves;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  named_game_play (driver_get_game (&driver), "Gb2 Rb2");
  moves = replay_fixture_open_moves (&driver);
  driver_settle ();
  g_assert_cmpstr (medina_move_log_row_get_words (replay_fixture_get_row (moves, 1)), ==,
                   "Rooftop on the gray palace at\u00a0b2\u00a0+2");
  driver_close (&driver);
}

/* Whose turns they were is not said otherwise when the computer takes over. */
static void
test_taken_over (void)
{
  MedinaMoveLogView *moves;
  Driver driver;
  MedinaPlayer *first;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  first = medina_game_get_player (driver_get_game (&driver), 0);
  medina_player_set_name (first, "Namur");
  replay_fixture_play (&driver, 12);
  moves = replay_fixture_open_moves (&driver);
  g_assert_nonnull (driver_find_label (GTK_WIDGET (moves), "Namur"));
  medina_player_set_kind (first, MEDINA_SEAT_COMPUTER);
  g_assert_cmpstr (medina_player_get_display_name (first), ==, "Namur (computer)");
  g_assert_nonnull (driver_find_label (GTK_WIDGET (moves), "Namur"));
  g_assert_null (driver_find_label (GTK_WIDGET (moves), "Namur (computer)"));
  medina_player_set_name (first, "Yui");
  g_assert_nonnull (driver_find_label (GTK_WIDGET (moves), "Yui"));
  driver_close (&driver);
}

static double
scrolled_by (MedinaMoveLogView *moves)
{
  GtkWidget *scroller = driver_find (GTK_WIDGET (moves), GTK_TYPE_SCROLLED_WINDOW);

  return gtk_adjustment_get_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
}

/* A turn that would be out of sight comes into view. */
static void
test_scrolls (void)
{
  MedinaMoveLogView *moves;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  replay_fixture_play (&driver, 60);
  moves = replay_fixture_open_moves (&driver);
  await (scrolled_by (moves) > 0);
  driver_activate (&driver, "win.replay-first");
  await (scrolled_by (moves) == 0);
  driver_close (&driver);
}

static gboolean
is_in_sight (MedinaMoveLogView *moves, guint place)
{
  GtkWidget *scroller = driver_find (GTK_WIDGET (moves), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (replay_fixture_get_row (moves, place)),
                                            scroller, &area));
  return area.size.height > 0 && area.origin.y >= 0 &&
         area.origin.y + area.size.height <= gtk_widget_get_height (scroller);
}

/* When the focus goes from the players to the list, it comes to the turn that is shown, not to
 * the first one. */
static void
test_focus_follows (void)
{
  MedinaMoveLogView *moves;
  Driver driver;
  int place;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 880, 620);
  replay_fixture_play (&driver, 120);
  medina_game_seek (driver_get_game (&driver), 44);
  place = medina_move_log_find (medina_game_get_move_log (driver_get_game (&driver)), 44);
  g_assert_true (
    gtk_widget_child_focus (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SEAT_CHOOSER),
                            GTK_DIR_TAB_FORWARD));
  moves = replay_fixture_open_moves (&driver);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (driver.window)) ==
                 GTK_WIDGET (replay_fixture_get_row (moves, (guint) place)));
  await (scrolled_by (moves) > 0);
  await (is_in_sight (moves, (guint) place));
  medina_game_seek (driver_get_game (&driver), 110);
  await (is_in_sight (moves, (guint) medina_move_log_find (
                               medina_game_get_move_log (driver_get_game (&driver)), 110)));
  g_signal_emit_by_name (replay_fixture_get_list (moves), "move-cursor", GTK_MOVEMENT_BUFFER_ENDS,
                         -1, FALSE, FALSE);
  await (is_in_sight (moves, 0));
  driver_close (&driver);
}

static GtkWidget *
open_moves (Driver *driver)
{
  GtkWidget *moves;

  driver_open (driver, MDN_SECOND_EDITION, 3, FALSE, 1180, 760);
  replay_fixture_play (driver, 20);
  moves = GTK_WIDGET (replay_fixture_open_moves (driver));
  driver_await_layout (moves);
  return moves;
}

/* Tab leaves the list, which grows long, from any of its rows, either way. */
static void
test_tab (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD };
  GtkWidget *window, *moves;
  Driver driver;

  moves = open_moves (&driver);
  window = GTK_WIDGET (driver.window);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      gtk_widget_grab_focus (GTK_WIDGET (replay_fixture_get_row (MEDINA_MOVE_LOG_VIEW (moves), 2)));
      g_assert_nonnull (gtk_widget_get_focus_child (moves));
      g_assert_true (gtk_widget_child_focus (window, ways[i]));
      g_assert_null (gtk_widget_get_focus_child (moves));
    }
  driver_close (&driver);
}

/* An arrow that comes to the list comes to the turn that is shown. */
static void
test_arrow (void)
{
  GtkWidget *switcher;
  Driver driver;

  open_moves (&driver);
  switcher = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PAGE_SWITCHER);
  g_assert_true (gtk_widget_child_focus (switcher, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (driver.window), GTK_DIR_DOWN));
  g_assert_true (MEDINA_IS_MOVE_LOG_ROW (driver_get_focus (driver.window)));
  g_assert_cmpint (
    gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (driver_get_focus (driver.window))), ==,
    (int) g_list_model_get_n_items (medina_game_get_move_log (driver_get_game (&driver))) - 1);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/move-log/only-new-turns-are-worded", test_log_appends);
  g_test_add_func ("/move-log/every-turn-has-its-row", test_log_follows);
  g_test_add_func ("/move-log/changed-names-are-there", test_names);
  g_test_add_func ("/move-log/points-stand-behind-what-brought-them", test_points);
  g_test_add_func ("/move-log/turns-stay-those-of-a-person", test_taken_over);
  g_test_add_func ("/move-log/the-current-turn-scrolls-into-view", test_scrolls);
  g_test_add_func ("/move-log/tab-leaves-the-list", test_tab);
  g_test_add_func ("/move-log/an-arrow-comes-to-the-turn-that-is-shown", test_arrow);
  g_test_add_func ("/move-log/the-focus-follows-to-the-list", test_focus_follows);
  return g_test_run ();
}
