/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "real-input.h"

#include "medina-move-log-row.h"
#include "medina-move-log-view.h"
#include "medina-move-log.h"
#include "medina-panel.h"
#include "medina-replay-bar.h"
#include "medina-replay.h"
#include "medina-seat-chooser.h"
#include "medina-status-bar.h"

/* The list of moves, and looking back by it. */

static MedinaMoveLogView *
open_moves (Driver *driver)
{
  GtkWidget *moves = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_MOVE_LOG_VIEW);

  medina_panel_set_page (MEDINA_PANEL (
                           driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_PANEL)),
                         MEDINA_PANEL_MOVES);
  await (gtk_widget_get_mapped (moves));
  driver_settle ();
  return MEDINA_MOVE_LOG_VIEW (moves);
}

static void
play (Driver *driver, int placements)
{
  MdnRandom random;

  mdn_random_seed (&random, 11);
  while (medina_game_get_engine_game (driver_get_game (driver))->count < placements)
    driver_play_one (driver, &random);
  driver_settle ();
}

static GtkListBox *
list_of (MedinaMoveLogView *moves)
{
  return GTK_LIST_BOX (driver_find (GTK_WIDGET (moves), GTK_TYPE_LIST_BOX));
}

/* The number of rows; a placeholder is none. */
static MedinaMoveLogRow *
row_at (MedinaMoveLogView *moves, guint place)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (list_of (moves), (int) place);

  return row != NULL ? MEDINA_MOVE_LOG_ROW (row) : NULL;
}

static void
click_row (MedinaMoveLogView *moves, guint place)
{
  g_signal_emit_by_name (list_of (moves), "row-activated", row_at (moves, place));
}

static gboolean
has_class (MedinaMoveLogRow *row, const char *name)
{
  return gtk_widget_has_css_class (GTK_WIDGET (row), name);
}

/* Every turn has its row, with a line a placement; the row of the last placement before the cursor
 * is the current one, and those behind it are told apart. */
static void
check_rows (Driver *driver, MedinaMoveLogView *moves)
{
  GListModel *log = medina_game_get_move_log (driver_get_game (driver));
  const guint cursor = medina_game_get_cursor (driver_get_game (driver));
  const guint n = g_list_model_get_n_items (log);

  g_assert_null (row_at (moves, n));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, i);
      MedinaMoveLogRow *row = row_at (moves, i);
      g_auto (GStrv) lines = g_strsplit (medina_move_log_row_get_words (row), "\n", -1);
      const guint end = medina_move_log_entry_get_end (entry);
      const guint placements = medina_move_log_entry_get_placements (entry);

      g_assert_true (medina_move_log_row_get_entry (row) == entry);
      g_assert_cmpuint (g_strv_length (lines), ==, placements);
      g_assert_cmpint (has_class (row, "current"), ==, cursor > end - placements && cursor <= end);
      g_assert_cmpint (has_class (row, "ahead"), ==, cursor < end);
    }
}

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
  moves = open_moves (&driver);
  play (&driver, 10);
  for (guint i = 0; i < ROWS; i++)
    {
      GtkWidget *words =
        GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (row_at (moves, i)),
                                                   MEDINA_TYPE_MOVE_LOG_ROW, "words"));

      rows[i] = row_at (moves, i);
      g_signal_connect_swapped (words, "notify::label", G_CALLBACK (count_cb), &changes);
    }
  play (&driver, 16);
  for (guint i = 0; i < ROWS; i++)
    g_assert_true (row_at (moves, i) == rows[i]);
  g_assert_cmpuint (changes, ==, 0);
  driver_close (&driver);
}

static void
test_log_follows (void)
{
  MedinaMoveLogView *moves;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  play (&driver, 5);
  g_assert_null (row_at (
    MEDINA_MOVE_LOG_VIEW (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_MOVE_LOG_VIEW)), 0));
  moves = open_moves (&driver);
  check_rows (&driver, moves);
  for (int placements = 6; placements < 20; placements++)
    {
      play (&driver, placements);
      check_rows (&driver, moves);
    }
  for (int i = 0; i < 5; i++)
    {
      driver_activate (&driver, "win.undo");
      check_rows (&driver, moves);
    }
  driver_activate (&driver, "win.redo");
  check_rows (&driver, moves);
  play (&driver, 21);
  check_rows (&driver, moves);
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
  play (&driver, 60);
  moves = open_moves (&driver);
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

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (row_at (moves, place)), scroller, &area));
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
  play (&driver, 120);
  medina_game_seek (driver_get_game (&driver), 44);
  place = medina_move_log_find (medina_game_get_move_log (driver_get_game (&driver)), 44);
  g_assert_true (
    gtk_widget_child_focus (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SEAT_CHOOSER),
                            GTK_DIR_TAB_FORWARD));
  moves = open_moves (&driver);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (driver.window)) ==
                 GTK_WIDGET (row_at (moves, (guint) place)));
  await (scrolled_by (moves) > 0);
  await (is_in_sight (moves, (guint) place));
  medina_game_seek (driver_get_game (&driver), 110);
  await (is_in_sight (moves, (guint) medina_move_log_find (
                               medina_game_get_move_log (driver_get_game (&driver)), 110)));
  g_signal_emit_by_name (list_of (moves), "move-cursor", GTK_MOVEMENT_BUFFER_ENDS, -1, FALSE,
                         FALSE);
  await (is_in_sight (moves, 0));
  driver_close (&driver);
}

static const char *
bar_text (Driver *driver)
{
  return medina_replay_bar_get_text (
    MEDINA_REPLAY_BAR (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_REPLAY_BAR)));
}

static const char *
prompt (Driver *driver)
{
  return medina_status_bar_get_prompt (
    MEDINA_STATUS_BAR (driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_STATUS_BAR)));
}

static void
test_click_seeks (void)
{
  MedinaMoveLogView *moves;
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  game = driver_get_game (&driver);
  medina_player_set_name (medina_game_get_player (game, 0), "Aisha");
  medina_player_set_name (medina_game_get_player (game, 1), "Aisha");
  medina_player_set_name (medina_game_get_player (game, 2), "Aisha");
  medina_player_set_name (medina_game_get_player (game, 3), "Aisha");
  play (&driver, 12);
  g_assert_cmpstr (bar_text (&driver), ==, "");
  moves = open_moves (&driver);
  click_row (moves, 2);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  g_assert_true (medina_game_get_replaying (game));
  g_assert_cmpstr (bar_text (&driver), ==, "You’re looking at turn 3 of 7.");
  g_assert_cmpstr (
    prompt (&driver), ==,
    "This is the city after Aisha’s turn. You can’t place pieces while looking back.");
  check_rows (&driver, moves);

  driver_activate (&driver, "win.replay-return");
  g_assert_false (medina_game_get_replaying (game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 12);
  g_assert_cmpstr (bar_text (&driver), ==, "");
  g_assert_true (medina_game_get_awaiting_end (game));
  check_rows (&driver, moves);
  driver_close (&driver);
}

/* A click on the board during a replay places nothing and says why. */
static void
test_board_refuses (void)
{
  MedinaStatusBar *status;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  status = MEDINA_STATUS_BAR (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_STATUS_BAR));
  play (&driver, 6);
  driver_activate (&driver, "win.replay-back");
  driver_pick (&driver, MDN_WALL);
  driver_click (&driver, mdn_space (1, 0));
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 6);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==,
                   "You’re looking back. Return to the game, or continue from here.");
  driver_close (&driver);
}

static gboolean
is_enabled (Driver *driver, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (driver->window), action);
}

/* The turns of this game end behind placements 1, 2, 4, 6 and 7, the last of which goes on. */
static void
test_leafing (void)
{
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  game = driver_get_game (&driver);
  g_assert_false (is_enabled (&driver, "replay-play"));
  play (&driver, 7);
  g_assert_true (is_enabled (&driver, "replay-play"));
  g_assert_false (is_enabled (&driver, "replay-forward"));
  g_assert_false (is_enabled (&driver, "replay-return"));
  driver_activate (&driver, "win.replay-back");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 6);
  driver_activate (&driver, "win.replay-back");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  driver_activate (&driver, "win.replay-first");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 0);
  g_assert_cmpstr (bar_text (&driver), ==, "You’re looking at the beginning of the game.");
  g_assert_false (is_enabled (&driver, "replay-back"));
  g_assert_true (is_enabled (&driver, "replay-go-on"));
  driver_activate (&driver, "win.replay-forward");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 1);
  driver_activate (&driver, "win.replay-forward");
  driver_activate (&driver, "win.replay-forward");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  driver_activate (&driver, "win.replay-last");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 7);
  g_assert_false (medina_game_get_replaying (game));
  driver_close (&driver);
}

/* The last round again, a placement at a time, by its key and by its button; then from the beginning. */
static void
test_round (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1180, 760);
  game = driver_get_game (&driver);
  g_assert_false (is_enabled (&driver, "replay-round"));
  play (&driver, 8);
  medina_game_end_turn (game);
  driver_settle ();
  g_assert_cmpint (medina_game_get_last_round (game).end, ==, 8);

  for (int times = 0; times < 2; times++)
    {
      const int first = medina_game_get_last_round (game).first;

      g_assert_cmpint (first, <, 7);
      for (int cursor = first; cursor <= 8; cursor++)
        {
          if (times == 0)
            g_assert_true (real_input_key (GDK_KEY_b, GDK_CONTROL_MASK));
          else
            driver_activate (&driver, "win.replay-round");
          await (medina_game_get_cursor (game) == (guint) cursor);
          g_assert_cmpint (medina_game_get_replaying (game), ==, cursor < 8);
          g_assert_cmpint (medina_game_get_news (game).end, ==, cursor);
        }
      driver_settle ();
    }

  /* From somewhere else it begins with the round. */
  driver_activate (&driver, "win.replay-first");
  driver_activate (&driver, "win.replay-round");
  g_assert_cmpint ((int) medina_game_get_cursor (game), ==,
                   medina_game_get_last_round (game).first);
  driver_close (&driver);
}

/* Whether a game of so many placements is among those to continue. */
static gboolean
is_stored (int placements)
{
  g_autoptr (MedinaStore) store = medina_store_new_default ();
  g_autoptr (GPtrArray) games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  gboolean found = FALSE;

  for (guint i = 0; i < games->len; i++)
    found |= ((MedinaSlotContents *) games->pdata[i])->record->game.count == placements;
  return found;
}

/* The game that goes on is another one, and the one it is from is among those to continue, as it was. */
static void
test_go_on (void)
{
  g_autoptr (MedinaDocument) before = NULL;
  g_autoptr (GBytes) record = NULL, after = NULL;
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, TRUE, 1040, 690);
  play (&driver, 8);
  before = g_object_ref (medina_window_get_document (driver.window));
  record = medina_document_get_record (before);
  medina_game_seek (medina_document_get_game (before), 4);
  driver_activate (&driver, "win.replay-go-on");
  await (medina_window_get_document (driver.window) != before);
  driver_settle ();
  game = driver_get_game (&driver);
  g_assert_true (game != medina_document_get_game (before));
  g_assert_false (medina_game_get_replaying (game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  g_assert_cmpuint (medina_game_get_length (game), ==, 4);
  g_assert_true (medina_game_get_screens (game));
  g_assert_cmpstr (bar_text (&driver), ==, "");
  g_assert_false (is_enabled (&driver, "redo"));
  play (&driver, 6);
  after = medina_document_get_record (before);
  g_assert_true (g_bytes_equal (record, after));
  g_assert_true (is_stored (8));
  driver_close (&driver);
}

static GtkWidget *
bar_button (Driver *driver, const char *action)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_REPLAY_BAR);
  GtkWidget *row = gtk_widget_get_last_child (bar);

  for (GtkWidget *button = gtk_widget_get_first_child (row); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (GTK_IS_ACTIONABLE (button) &&
        g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return button;
  g_assert_not_reached ();
}

static void
click (GtkWidget *widget)
{
  await (gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
  real_input_click (widget, gtk_widget_get_width (widget) / 2.0,
                    gtk_widget_get_height (widget) / 2.0);
}

/* On the page of the players, where the moves are not: the bar comes with the replay, and stops it. */
static void
test_stops_anywhere (void)
{
  MedinaReplayBar *bar;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 800, 600);
  bar = MEDINA_REPLAY_BAR (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR));
  play (&driver, 12);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (bar)));
  g_assert_true (real_input_key (GDK_KEY_p, GDK_ALT_MASK));
  await (gtk_widget_get_mapped (GTK_WIDGET (bar)));
  driver_settle ();
  g_assert_true (
    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (bar_button (&driver, "win.replay-play"))));
  click (bar_button (&driver, "win.replay-play"));
  g_assert_false (
    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (bar_button (&driver, "win.replay-play"))));
  g_assert_true (medina_game_get_replaying (driver_get_game (&driver)));
  g_assert_true (real_input_key (GDK_KEY_Return, GDK_ALT_MASK));
  await (!gtk_widget_get_mapped (GTK_WIDGET (bar)));
  driver_close (&driver);
}

/* By turn and by placement, with the pointer and with keys; the turns end as in test_leafing. The buttons stay
 * where they are, so that one click can follow another at once. */
static void
test_every_control (void)
{
  static const struct
  {
    const char *action;
    guint key;
    guint cursor; /* then */
  } steps[] = {
    { "win.replay-back", GDK_KEY_Left, 6 },         { "win.replay-step-back", GDK_KEY_Up, 5 },
    { "win.replay-step-back", GDK_KEY_Up, 4 },      { "win.replay-step-forward", GDK_KEY_Down, 5 },
    { "win.replay-forward", GDK_KEY_Right, 6 },     { "win.replay-first", GDK_KEY_Home, 0 },
    { "win.replay-step-forward", GDK_KEY_Down, 1 }, { "win.replay-last", GDK_KEY_End, 7 },
  };
  MedinaGame *game;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 800, 600);
  game = driver_get_game (&driver);
  play (&driver, 7);
  open_moves (&driver);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      click (bar_button (&driver, steps[i].action));
      g_assert_cmpuint (medina_game_get_cursor (game), ==, steps[i].cursor);
    }
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_true (real_input_key (steps[i].key, GDK_ALT_MASK));
      g_assert_cmpuint (medina_game_get_cursor (game), ==, steps[i].cursor);
    }
  click (bar_button (&driver, "win.replay-first"));
  click (bar_button (&driver, "win.replay-play"));
  g_assert_true (
    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (bar_button (&driver, "win.replay-play"))));
  driver_close (&driver);
}

static graphene_point_t
find_place (GtkWidget *widget)
{
  graphene_point_t place;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (gtk_widget_get_native (widget)),
                                           &GRAPHENE_POINT_INIT (0, 0), &place));
  return place;
}

/* The button that was under the pointer when the replay began is there still. */
static void
test_buttons_stay (void)
{
  GtkWidget *play_button;
  graphene_point_t before, after;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 800, 600);
  play (&driver, 7);
  open_moves (&driver);
  all_windows_await_layout (GTK_WIDGET (driver.window));
  play_button = bar_button (&driver, "win.replay-play");
  before = find_place (play_button);
  driver_activate (&driver, "win.replay-first");
  all_windows_await_layout (GTK_WIDGET (driver.window));
  after = find_place (play_button);
  g_assert_true (graphene_point_equal (&before, &after));
  driver_close (&driver);
}

/* Another game in the same window is not replayed. */
static void
test_other_game (void)
{
  g_autoptr (MedinaGame) rematch = NULL;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  play (&driver, 8);
  check_rows (&driver, open_moves (&driver));
  driver_activate (&driver, "win.replay-first");
  g_action_group_change_action_state (G_ACTION_GROUP (driver.window), "replay-play",
                                      g_variant_new_boolean (TRUE));
  rematch = medina_game_new_rematch (driver_get_game (&driver));
  medina_window_set_game (driver.window, rematch);
  g_assert_cmpstr (bar_text (&driver), ==, "");
  g_assert_false (is_enabled (&driver, "replay-play"));
  g_assert_false (is_enabled (&driver, "replay-return"));
  check_rows (&driver, open_moves (&driver));
  driver_close (&driver);
}

/* The moments that a game was seen at, as cursors. */
static void
note_cursor_cb (MedinaGame *game, GParamSpec *pspec, GString *seen)
{
  g_string_append_printf (seen, "%u ", medina_game_get_cursor (game));
}

static void
test_plays (void)
{
  MedinaReplay *replay = medina_replay_new ();
  g_autoptr (GString) seen = g_string_new (NULL);
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  game = driver_get_game (&driver);
  play (&driver, 7);
  g_signal_connect (game, "notify::cursor", G_CALLBACK (note_cursor_cb), seen);
  medina_replay_set_interval (replay, 1);
  medina_replay_set_game (replay, game);
  medina_replay_set_playing (replay, TRUE);
  g_assert_true (medina_replay_get_playing (replay));
  await (!medina_replay_get_playing (replay));
  g_assert_cmpstr (seen->str, ==, "0 1 2 4 6 7 ");
  g_assert_false (medina_game_get_replaying (game));

  /* Pausing, and going on from there. */
  g_string_truncate (seen, 0);
  medina_replay_set_playing (replay, TRUE);
  await (medina_game_get_cursor (game) >= 2);
  medina_replay_set_playing (replay, FALSE);
  driver_settle ();
  g_assert_cmpstr (seen->str, ==, "0 1 2 ");
  medina_replay_set_playing (replay, TRUE);
  await (!medina_replay_get_playing (replay));
  g_assert_cmpstr (seen->str, ==, "0 1 2 4 6 7 ");

  /* It stops when the replay ends. */
  medina_replay_set_playing (replay, TRUE);
  medina_replay_go (replay, MEDINA_REPLAY_RETURN);
  g_assert_false (medina_replay_get_playing (replay));
  g_signal_handlers_disconnect_by_data (game, seen);
  g_assert_finalize_object (replay);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/replay/only-new-turns-are-worded", test_log_appends);
  g_test_add_func ("/replay/every-turn-has-its-row", test_log_follows);
  g_test_add_func ("/replay/the-current-turn-scrolls-into-view", test_scrolls);
  g_test_add_func ("/replay/a-click-on-a-turn-shows-it", test_click_seeks);
  g_test_add_func ("/replay/the-board-refuses-placements", test_board_refuses);
  g_test_add_func ("/replay/buttons-leaf-through-turns", test_leafing);
  g_test_add_func ("/replay/the-last-round-goes-placement-by-placement", test_round);
  g_test_add_func ("/replay/another-game-goes-on-from-here", test_go_on);
  g_test_add_func ("/replay/can-be-stopped-from-any-page", test_stops_anywhere);
  g_test_add_func ("/replay/every-control-by-pointer-and-keys", test_every_control);
  g_test_add_func ("/replay/buttons-stay-where-they-are", test_buttons_stay);
  g_test_add_func ("/replay/another-game-is-not-replayed", test_other_game);
  g_test_add_func ("/replay/plays-by-itself-and-pauses", test_plays);
  g_test_add_func ("/replay/the-focus-follows-to-the-list", test_focus_follows);
  return g_test_run ();
}
