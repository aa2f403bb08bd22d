/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "medina-announcer.h"
#include "medina-city-window.h"
#include "medina-curtain.h"
#include "medina-game-page.h"
#include "medina-game-record.h"
#include "medina-latest-news.h"
#include "medina-panel.h"
#include "medina-piece-button.h"
#include "medina-seat-chooser.h"
#include "medina-space-description.h"
#include "medina-status-bar.h"
#include "medina-supply-label.h"
#include "real-input.h"

/* Two people with screens at one window: what is behind a screen is shown only once its owner is
 * there, in whichever way one looks for it. */

static const char *const names[MDN_MAX_PLAYERS] = { "Ana", "Bob", "Cy", "Di" };

typedef struct
{
  Driver driver;
  MdnRandom random;
} Fixture;

static MedinaGame *
game_of (Fixture *self)
{
  return driver_get_game (&self->driver);
}

static GtkWidget *
find (Fixture *self, GType type)
{
  return driver_find (GTK_WIDGET (self->driver.window), type);
}

static MedinaNarrator *
narrator_of (Fixture *self)
{
  return medina_game_page_get_narrator (MEDINA_GAME_PAGE (find (self, MEDINA_TYPE_GAME_PAGE)));
}

static MedinaLatestNews *
news_of (Fixture *self)
{
  return MEDINA_LATEST_NEWS (find (self, MEDINA_TYPE_LATEST_NEWS));
}

/* The button of the curtain, if that can be seen. */
static GtkWidget *
find_button (Fixture *self)
{
  GtkWidget *curtain = find (self, MEDINA_TYPE_CURTAIN);
  GtkWidget *focus = driver_get_focus (self->driver.window);

  return medina_curtain_is_closed (MEDINA_CURTAIN (curtain)) && focus != NULL &&
             GTK_IS_BUTTON (focus) && gtk_widget_is_ancestor (focus, curtain) &&
             gtk_widget_get_mapped (focus)
           ? focus
           : NULL;
}

static void
come (Fixture *self)
{
  medina_game_lift_curtain (game_of (self));
  driver_settle ();
}

static void
play_turn (Fixture *self)
{
  MedinaGame *game = game_of (self);
  MedinaPlayer *player = medina_game_get_current_player (game);

  while (medina_game_get_current_player (game) == player)
    driver_play_one (&self->driver, &self->random);
  driver_await_layout (GTK_WIDGET (self->driver.window));
}

/* The first player has played twice, the second once, who is to come now. */
static void
set_up (Fixture *self, gconstpointer data)
{
  mdn_random_seed (&self->random, 11);
  driver_name_players (names);
  driver_open (&self->driver, MDN_SECOND_EDITION, 2, TRUE, 1120, 740);
  for (int turn = 0; turn < 3; turn++)
    {
      play_turn (self);
      if (turn < 2)
        come (self);
    }
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  driver_close (&self->driver);
  driver_name_players (NULL);
}

/* --- Leaks ------------------------------------------------------------------------------------ */

static guint pieces_seen;

static void
see_piece_cb (GtkWidget *widget, const char *name)
{
  if (MEDINA_IS_PIECE_BUTTON (widget) && gtk_widget_get_mapped (widget) &&
      !mdn_piece_is_rooftop (medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (widget))))
    pieces_seen++;
}

/* In all windows. */
static guint
count_pieces (void)
{
  pieces_seen = 0;
  all_windows_visit_open (see_piece_cb);
  return pieces_seen;
}

/* What there is in every text of every window: how many of some piece somebody has. */
static void
check_text_cb (GtkWidget *widget, const char *name)
{
  static const char *const told[] = { "Wall: ", "Merchant: ", "Stable: ", "pieces left",
                                      "can go on" };
  const char *text;

  g_assert_false (MEDINA_IS_SUPPLY_LABEL (widget) && gtk_widget_get_mapped (widget));
  if (!GTK_IS_LABEL (widget) || !gtk_widget_get_mapped (widget))
    return;
  text = gtk_label_get_text (GTK_LABEL (widget));
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if (strstr (text, told[i]) != NULL && strstr (text, "The next ") == NULL)
      g_error ("told: %s", text);
}

/* Nothing of either supply is to be seen, heard or found out by trying. */
static void
assert_closed (Fixture *self, guint seat)
{
  MedinaGame *game = game_of (self);
  const MdnSpace middle = mdn_space (5, 5);
  g_autofree char *name = NULL;

  await (find_button (self) != NULL);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  g_assert_true (medina_game_get_current_player (game) == medina_game_get_player (game, seat));
  g_assert_cmpuint (count_pieces (), ==, 0);
  all_windows_visit_open (check_text_cb);
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      driver_pick (&self->driver, piece);
      g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
      g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (&self->driver)), ==,
                       "Pass the game first: it’s somebody else’s turn.");
    }
  name = medina_space_to_name (game, middle);
  g_assert_null (strstr (name, "can go"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->driver.window), "hint"));
}

/* --- The curtain ------------------------------------------------------------------------------ */

static void
set_double_click_time (Fixture *self, int time)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (self->driver.window)), "gtk-double-click-time",
                time, NULL);
}

/* Return and Space press it, wherever the focus was; but not if they are pressed twice to end a
 * turn. */
static void
test_keys (Fixture *self, gconstpointer keyval)
{
  MedinaGame *game = game_of (self);

  assert_closed (self, 1);
  g_assert_nonnull (strstr (medina_narrator_recall (narrator_of (self)), "Pass the game to Bob."));
  await (medina_latest_news_count_shown (news_of (self)) > 0); /* the list is behind the curtain */
  if (!real_input_is_missing ())
    {
      set_double_click_time (self, G_MAXINT / 4);
      real_input_key (GPOINTER_TO_UINT (keyval), 0);
      driver_settle ();
      g_assert_true (medina_game_get_curtain (game));
      set_double_click_time (self, 0);
      real_input_key (GPOINTER_TO_UINT (keyval), 0);
      await (!medina_game_get_curtain (game));
      await (gtk_widget_is_ancestor (driver_get_focus (self->driver.window),
                                     GTK_WIDGET (self->driver.board)));
      driver_await_layout (GTK_WIDGET (self->driver.window));
      g_assert_cmpuint (count_pieces (), >, 0);
      g_assert_false (medina_player_get_stock_visible (medina_game_get_player (game, 0)));
    }
}

/* Clicks on the button, where it then was in the window. */
static graphene_point_t
click_button (Fixture *self)
{
  GtkWidget *button = find_button (self);
  const float x = (float) gtk_widget_get_width (button) / 2;
  const float y = (float) gtk_widget_get_height (button) / 2;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_point (button, GTK_WIDGET (self->driver.window),
                                           &GRAPHENE_POINT_INIT (x, y), &middle));
  real_input_click (button, x, y);
  await (!medina_game_get_curtain (game_of (self)));
  driver_await_layout (GTK_WIDGET (self->driver.window));
  return middle;
}

/* The second click of a double click does nothing to what lay behind the button; one elsewhere does
 * at once. */
static void
test_double_click (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);
  graphene_point_t middle;
  GtkWidget *piece;

  if (real_input_is_missing ())
    return;
  assert_closed (self, 1);
  set_double_click_time (self, 600000);
  middle = click_button (self);
  real_input_click (GTK_WIDGET (self->driver.window), middle.x, middle.y);
  driver_settle ();
  g_assert_false (medina_game_get_replaying (game));
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_true (driver_is_on_board (&self->driver));
  play_turn (self);
  assert_closed (self, 0);
  click_button (self);
  piece = driver_find_piece (GTK_WIDGET (self->driver.window), MDN_WALL);
  real_input_click (piece, gtk_widget_get_width (piece) / 2, gtk_widget_get_height (piece) / 2);
  await (medina_game_get_selected_piece (game) == MDN_WALL);
  gtk_settings_reset_property (gtk_widget_get_settings (GTK_WIDGET (self->driver.window)),
                               "gtk-double-click-time");
}

/* Whoever comes hears what was placed meanwhile, and nothing else that was said to the other. */
static void
test_news (Fixture *self, gconstpointer data)
{
  MedinaNarrator *narrator = narrator_of (self);

  come (self);
  g_assert_nonnull (strstr (medina_narrator_recall (narrator), "Ana: "));
  medina_narrator_say (narrator, "You have no walls left.");
  driver_settle ();
  g_assert_nonnull (strstr (medina_narrator_recall (narrator), "walls"));
  play_turn (self);
  assert_closed (self, 0);
  for (int i = 0; i < 40; i++)
    g_assert_null (strstr (medina_narrator_recall (narrator), "no walls"));
}

/* The end of a turn is the next player's beginning: nobody else's key leads to it. */
static void
end_turn (Fixture *self)
{
  g_assert_false (
    g_action_group_get_action_enabled (G_ACTION_GROUP (self->driver.window), "end-turn"));
  g_assert_null (driver_find_button (GTK_WIDGET (self->driver.window), "_End Turn"));
  come (self);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  g_assert_nonnull (driver_find_button (GTK_WIDGET (self->driver.window), "_End Turn"));
  driver_activate (&self->driver, "win.end-turn");
  assert_closed (self, 1);
}

/* That an undo came to another person's turn is told, until something else is done. */
static gboolean
tells_of_undo (Fixture *self)
{
  MedinaAnnouncer *announcer = medina_status_bar_get_announcer (driver_get_status (&self->driver));

  return g_str_has_prefix (medina_announcer_get_text (announcer), "Undone: ");
}

/* Undo, redo and looking back, with and without having come. */
static void
test_back_and_forth (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);

  driver_activate (&self->driver, "win.undo");
  g_assert_true (tells_of_undo (self));
  assert_closed (self, 0);
  driver_activate (&self->driver, "win.redo");
  g_assert_false (tells_of_undo (self));
  assert_closed (self, 0);
  end_turn (self);
  come (self);
  g_assert_cmpuint (count_pieces (), >, 0);
  driver_activate (&self->driver, "win.undo");
  assert_closed (self, 0);
  driver_activate (&self->driver, "win.redo");
  end_turn (self);

  for (int moment = 0; moment < (int) medina_game_get_length (game); moment++)
    {
      medina_game_seek (game, moment);
      driver_await_layout (GTK_WIDGET (self->driver.window));
      g_assert_cmpuint (count_pieces (), ==, 0);
      all_windows_visit_open (check_text_cb);
    }
  medina_game_seek (game, (int) medina_game_get_length (game));
  assert_closed (self, 1);
}

/* A window that is open beside the table follows, and so does what is open over it. */
static void
test_windows (Fixture *self, gconstpointer data)
{
  GtkWidget *city;

  come (self);
  driver_activate (&self->driver, "win.describe-city");
  city = driver_await_window (MEDINA_TYPE_CITY_WINDOW);
  while (!medina_game_get_curtain (game_of (self)))
    {
      MedinaGame *game = game_of (self);
      MdnPlacement list[MDN_MAX_LEGAL];
      MdnLegal legal;

      mdn_legal_find (medina_game_get_position (game), &legal);
      mdn_legal_list (medina_game_get_position (game), &legal, list);
      medina_game_play (game, list[0]);
      medina_game_end_turn (game);
    }
  driver_settle ();
  all_windows_visit_open (check_text_cb);
  gtk_window_close (GTK_WINDOW (city));
  driver_settle ();
  assert_closed (self, 0);
}

/* A piece that is carried does not fall on the other side. */
static void
test_hand (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);

  come (self);
  driver_pick (&self->driver, MDN_WALL);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_WALL);
  driver_activate (&self->driver, "win.undo");
  assert_closed (self, 0);
  come (self);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
}

/* Keys at the board find nothing out. */
static void
test_typing (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);
  const guint cursor = medina_game_get_cursor (game);
  g_autofree char *typed = NULL;

  assert_closed (self, 1);
  gtk_widget_grab_focus (GTK_WIDGET (self->driver.board));
  driver_press (&self->driver, GDK_KEY_G);
  driver_press (&self->driver, GDK_KEY_9);
  g_object_get (self->driver.board, "typed", &typed, NULL);
  g_assert_cmpstr (typed, ==, "");
  driver_click (&self->driver, mdn_space (4, 4));
  driver_settle ();
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, cursor);
  g_assert_true (medina_game_get_curtain (game));
}

/* --- Names ------------------------------------------------------------------------------------ */

static gboolean told;
static const char *sought;

static void
seek_label_cb (GtkWidget *label, const char *name)
{
  told = told || strstr (gtk_label_get_text (GTK_LABEL (label)), sought) != NULL;
}

/* Whether any text of the window has it. */
static gboolean
tells (Fixture *self, const char *text)
{
  told = FALSE;
  sought = text;
  all_windows_visit_labels (GTK_WIDGET (self->driver.window), seek_label_cb, "");
  return told;
}

/* In the middle of the game, on the card; every text follows, and so does the record. */
static void
test_rename (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);
  g_autoptr (MedinaRecord) record = medina_record_new (medina_game_get_setup (game));
  GtkWidget *button, *entry;
  const guint cursor = medina_game_get_cursor (game);

  come (self);
  g_assert_true (tells (self, "Ana"));
  button = driver_find (find (self, MEDINA_TYPE_SEAT_CHOOSER), GTK_TYPE_MENU_BUTTON);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  entry = driver_find (button, GTK_TYPE_ENTRY);
  await (gtk_widget_get_mapped (entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Ana");
  gtk_widget_grab_focus (entry);
  if (real_input_is_there ())
    {
      real_input_key (GDK_KEY_z, 0);
      real_input_key (GDK_KEY_o, 0);
      real_input_key (GDK_KEY_e, 0);
      real_input_key (GDK_KEY_Return, 0);
    }
  else
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), "zoe");
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
    }
  await (!gtk_widget_get_mapped (entry));
  driver_settle ();
  g_assert_false (tells (self, "Ana"));
  g_assert_true (tells (self, "zoe: "));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, cursor);
  medina_game_fill_record (game, record);
  g_assert_cmpstr (record->seats[0].name, ==, "zoe");
  driver_activate (&self->driver, "win.undo");
  g_assert_true (tells (self, "Pass to zoe"));
  medina_player_set_name (medina_game_get_player (game, 0), "Ines");
  g_assert_true (tells (self, "Pass to Ines"));
  g_assert_true (tells (self, "Pass the game to Ines."));
}

/* All agree to play openly, and another time not to: the person at the display has come already
 * then. */
static void
test_screens (Fixture *self, gconstpointer data)
{
  MedinaGame *game = game_of (self);

  assert_closed (self, 1);
  driver_activate (&self->driver,
                   "win.show-moves"); /* which would hide the pieces from who comes */
  g_assert_nonnull (find_button (self));
  g_assert_false (driver_is_enabled (&self->driver, "screens")); /* who has left is still there */
  driver_activate (&self->driver, "win.replay-back");
  g_assert_true (medina_game_get_replaying (game));
  g_assert_false (driver_is_enabled (&self->driver, "screens"));
  driver_activate (&self->driver, "win.replay-return");
  come (self);
  driver_activate (&self->driver, "win.screens");
  g_assert_false (medina_game_get_screens (game));
  await (find_button (self) == NULL);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  for (guint seat = 0; seat < 2; seat++)
    g_assert_true (medina_player_get_stock_visible (medina_game_get_player (game, seat)));
  g_assert_cmpuint (count_pieces (), >, 0);
  driver_activate (&self->driver, "win.screens");
  g_assert_true (medina_game_get_screens (game));
  g_assert_null (find_button (self));
  g_assert_false (medina_player_get_stock_visible (medina_game_get_player (game, 0)));
  g_assert_true (medina_player_get_stock_visible (medina_game_get_player (game, 1)));
  play_turn (self);
  assert_closed (self, 0);
}

/* Who comes sees the own pieces, whatever page the one before has left; and a click beside it does
 * not take the curtain's button from who has but keys. */
static void
test_hand_over (Fixture *self, gconstpointer data)
{
  MedinaPanel *panel = MEDINA_PANEL (find (self, MEDINA_TYPE_PANEL));

  if (real_input_is_missing ())
    return;
  medina_panel_set_page (panel, MEDINA_PANEL_MOVES);
  driver_await_layout (GTK_WIDGET (self->driver.window));
  driver_click (&self->driver, mdn_space (5, 5));
  await (find_button (self) != NULL);
  come (self);
  await (medina_panel_get_page (panel) == MEDINA_PANEL_PLAYERS);
}

static void
add (const char *path, gconstpointer data, void (*test) (Fixture *self, gconstpointer data))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  add ("/hot-seat/return-opens-the-own-screen", GUINT_TO_POINTER (GDK_KEY_Return), test_keys);
  add ("/hot-seat/space-opens-the-own-screen", GUINT_TO_POINTER (GDK_KEY_space), test_keys);
  add ("/hot-seat/a-double-click-hits-the-button-alone", NULL, test_double_click);
  add ("/hot-seat/news-are-for-whoever-is-here", NULL, test_news);
  add ("/hot-seat/undo-redo-and-replay-open-no-screen", NULL, test_back_and_forth);
  add ("/hot-seat/the-city-in-words-opens-no-screen", NULL, test_windows);
  add ("/hot-seat/a-piece-in-hand-is-laid-down", NULL, test_hand);
  add ("/hot-seat/keys-find-nothing-out", NULL, test_typing);
  add ("/hot-seat/names-can-be-changed-while-playing", NULL, test_rename);
  add ("/hot-seat/screens-can-be-put-up-and-taken-away", NULL, test_screens);
  add ("/hot-seat/the-game-is-handed-over", NULL, test_hand_over);
  return g_test_run ();
}
