/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "real-input.h"
#include "replay-fixture.h"

#include "medina-panel.h"
#include "medina-replay-bar.h"
#include "medina-replay.h"
#include "medina-status-bar.h"

/* Looking back. */

static void
click_row (MedinaMoveLogView *moves, guint place)
{
  g_signal_emit_by_name (replay_fixture_get_list (moves), "row-activated",
                         replay_fixture_get_row (moves, place));
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
  return medina_status_bar_get_prompt (driver_get_status (driver));
}

static void
test_click_seeks (void)
{
  MedinaMoveLogView *moves;
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  game = driver_get_game (&driver);
  replay_fixture_play (&driver, 12);
  replay_fixture_name_player (&driver, 3, "Aisha");
  g_assert_cmpstr (bar_text (&driver), ==, "");
  moves = replay_fixture_open_moves (&driver);
  click_row (moves, 2);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  g_assert_true (medina_game_get_replaying (game));
  g_assert_cmpstr (bar_text (&driver), ==, "You’re looking at turn 3 of 7.");
  g_assert_cmpstr (
    prompt (&driver), ==,
    "This is the city after Aisha’s turn. Return to the game (Esc), or continue from here.");
  replay_fixture_check_rows (&driver, moves);

  driver_activate (&driver, "win.replay-step-back");
  g_assert_cmpstr (bar_text (&driver), ==, "You’re looking at turn 3 of 7, placement 1 of 2.");
  replay_fixture_check_rows (&driver, moves);

  driver_activate (&driver, "win.replay-return");
  g_assert_false (medina_game_get_replaying (game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 12);
  g_assert_cmpstr (bar_text (&driver), ==, "");
  g_assert_true (medina_game_get_awaiting_end (game));
  replay_fixture_check_rows (&driver, moves);
  driver_close (&driver);
}

/* A click on the board during a replay places nothing and says why. */
static void
test_board_refuses (void)
{
  MedinaStatusBar *status;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  status = driver_get_status (&driver);
  replay_fixture_play (&driver, 6);
  driver_activate (&driver, "win.replay-back");
  driver_pick (&driver, MDN_WALL);
  driver_click (&driver, mdn_space (1, 0));
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&driver)), ==, 6);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==,
                   "You’re looking back. Return to the game (Esc), or continue from here.");
  driver_close (&driver);
}

/* The turns of this game end behind placements 1, 2, 4, 6 and 7, the last of which goes on. */
static void
test_leafing (void)
{
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  game = driver_get_game (&driver);
  g_assert_false (driver_is_enabled (&driver, "replay-play"));
  replay_fixture_play (&driver, 7);
  g_assert_true (driver_is_enabled (&driver, "replay-play"));
  g_assert_false (driver_is_enabled (&driver, "replay-forward"));
  g_assert_false (driver_is_enabled (&driver, "replay-return"));
  driver_activate (&driver, "win.replay-back");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 6);
  driver_activate (&driver, "win.replay-back");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  driver_activate (&driver, "win.replay-first");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 0);
  g_assert_cmpstr (bar_text (&driver), ==, "You’re looking at the beginning of the game.");
  g_assert_false (driver_is_enabled (&driver, "replay-back"));
  g_assert_true (driver_is_enabled (&driver, "replay-go-on"));
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

/* The game that goes on is another one, and the one it is from is among those to continue, as it
 * was. */
static void
test_go_on (void)
{
  g_autoptr (MedinaDocument) before = NULL;
  g_autoptr (GBytes) record = NULL, after = NULL;
  MedinaPanel *panel;
  MedinaGame *game;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, TRUE, 1040, 690);
  replay_fixture_play (&driver, 8);
  before = g_object_ref (medina_window_get_document (driver.window));
  record = medina_document_get_record (before);
  medina_game_seek (medina_document_get_game (before), 4);
  panel = MEDINA_PANEL (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PANEL));
  medina_panel_set_page (panel, MEDINA_PANEL_MOVES);
  driver_activate (&driver, "win.replay-go-on");
  await (medina_window_get_document (driver.window) != before);
  driver_settle ();
  g_assert_cmpint (medina_panel_get_page (panel), ==, MEDINA_PANEL_PLAYERS);
  game = driver_get_game (&driver);
  g_assert_true (game != medina_document_get_game (before));
  g_assert_false (medina_game_get_replaying (game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  g_assert_cmpuint (medina_game_get_length (game), ==, 4);
  g_assert_true (medina_game_get_screens (game));
  g_assert_cmpstr (bar_text (&driver), ==, "");
  g_assert_false (driver_is_enabled (&driver, "redo"));
  replay_fixture_play (&driver, 6);
  after = medina_document_get_record (before);
  g_assert_true (g_bytes_equal (record, after));
  g_assert_true (is_stored (8));
  driver_close (&driver);
}

/* They are in two rows. */
static GtkWidget *
find_last_button (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_prev_sibling (child))
    found = find_last_button (child, action);
  return found;
}

static GtkWidget *
bar_button (Driver *driver, const char *action)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_REPLAY_BAR);
  GtkWidget *button = find_last_button (gtk_widget_get_last_child (bar), action);

  g_assert_nonnull (button);
  return button;
}

static void
click (GtkWidget *widget)
{
  await (gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
  real_input_click (widget, gtk_widget_get_width (widget) / 2.0,
                    gtk_widget_get_height (widget) / 2.0);
}

/* On the page of the players, where the moves are not: the bar comes with the replay, and stops
 * it. */
static void
test_stops_anywhere (void)
{
  MedinaReplayBar *bar;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 800, 600);
  bar = MEDINA_REPLAY_BAR (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR));
  replay_fixture_play (&driver, 12);
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

/* By turn and by placement, with the pointer and with keys; the turns end as in test_leafing. The
 * buttons stay where they are, so that one click can follow another at once. */
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
  replay_fixture_play (&driver, 7);
  replay_fixture_open_moves (&driver);
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
  replay_fixture_play (&driver, 7);
  replay_fixture_open_moves (&driver);
  driver_await_layout (GTK_WIDGET (driver.window));
  play_button = bar_button (&driver, "win.replay-play");
  before = find_place (play_button);
  driver_activate (&driver, "win.replay-first");
  driver_await_layout (GTK_WIDGET (driver.window));
  after = find_place (play_button);
  g_assert_true (graphene_point_equal (&before, &after));
  driver_close (&driver);
}

static GtkWidget *
find_menu_button (GtkWidget *widget, const char *icon)
{
  GtkWidget *found = NULL;

  if (GTK_IS_MENU_BUTTON (widget) &&
      g_strcmp0 (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (widget)), icon) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu_button (child, icon);
  return found;
}

static const char *
speed_of (Driver *driver)
{
  g_autoptr (GVariant) state =
    g_action_group_get_action_state (G_ACTION_GROUP (driver->window), "replay-speed");

  return g_intern_string (g_variant_get_string (state, NULL));
}

/* Where the menu of speeds has a button of its own, and on a phone, where it is part of another
 * menu. */
static void
check_speed (int width, int height, const char *icon)
{
  Driver driver;
  GtkWidget *bar, *button, *label;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, width, height);
  replay_fixture_play (&driver, 7);
  replay_fixture_open_moves (&driver);
  driver_await_layout (GTK_WIDGET (driver.window));
  bar = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR);
  button = find_menu_button (bar, icon);
  click (button);
  await (
    (label = driver_find_label (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))),
                                "Fast")) != NULL);
  click (label);
  await (g_str_equal (speed_of (&driver), "fast"));
  g_action_group_change_action_state (G_ACTION_GROUP (driver.window), "replay-speed",
                                      g_variant_new_string ("normal"));
  driver_close (&driver);
}

static void
test_speed (void)
{
  if (real_input_is_missing ())
    return;
  check_speed (1280, 800, "medina-speed-symbolic");
  check_speed (360, 640, "view-more-symbolic");
}

/* Another game in the same window is not replayed. */
static void
test_other_game (void)
{
  g_autoptr (MedinaGame) rematch = NULL;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1040, 690);
  replay_fixture_play (&driver, 8);
  replay_fixture_check_rows (&driver, replay_fixture_open_moves (&driver));
  driver_activate (&driver, "win.replay-first");
  g_action_group_change_action_state (G_ACTION_GROUP (driver.window), "replay-play",
                                      g_variant_new_boolean (TRUE));
  rematch = medina_game_new_rematch (driver_get_game (&driver));
  medina_window_set_game (driver.window, rematch);
  g_assert_cmpstr (bar_text (&driver), ==, "");
  g_assert_false (driver_is_enabled (&driver, "replay-play"));
  g_assert_false (driver_is_enabled (&driver, "replay-return"));
  replay_fixture_check_rows (&driver, replay_fixture_open_moves (&driver));
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
  replay_fixture_play (&driver, 7);
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
  g_test_add_func ("/replay/a-click-on-a-turn-shows-it", test_click_seeks);
  g_test_add_func ("/replay/the-board-refuses-placements", test_board_refuses);
  g_test_add_func ("/replay/buttons-leaf-through-turns", test_leafing);
  g_test_add_func ("/replay/another-game-goes-on-from-here", test_go_on);
  g_test_add_func ("/replay/can-be-stopped-from-any-page", test_stops_anywhere);
  g_test_add_func ("/replay/every-control-by-pointer-and-keys", test_every_control);
  g_test_add_func ("/replay/buttons-stay-where-they-are", test_buttons_stay);
  g_test_add_func ("/replay/its-speed-is-chosen", test_speed);
  g_test_add_func ("/replay/another-game-is-not-replayed", test_other_game);
  g_test_add_func ("/replay/plays-by-itself-and-pauses", test_plays);
  return g_test_run ();
}
