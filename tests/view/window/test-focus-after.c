/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"
#include "medina-announcer.h"
#include "medina-replay-bar.h"
#include "medina-seat-chooser.h"
#include "medina-shortcuts-window.h"
#include "notation.h"
#include "real-input.h"

/* Where the focus is after what had it, or lay over it, has gone: where one goes on, so that the
 * next key is heard. */

/* Keys do what they do on the board, where the focus follows the cursor a frame later. */
static void
check_keys (Driver *driver)
{
  GtkWidget *before;

  await (driver_is_on_board (driver));
  before = driver_get_focus (driver->window);
  real_input_key (GDK_KEY_Down, 0);
  driver_await_layout (GTK_WIDGET (driver->window));
  if (driver_get_focus (driver->window) == before)
    real_input_key (GDK_KEY_Up, 0);
  await (driver_get_focus (driver->window) != before);
  g_assert_true (driver_is_on_board (driver));
}

static void
open_game (Driver *driver)
{
  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, 1000, 700);
  g_assert_true (driver_is_on_board (driver));
}

static void
press_on (GtkWidget *widget)
{
  g_assert_true (gtk_widget_grab_focus (widget));
  real_input_key (GDK_KEY_space, 0);
}

static void
complete_turn (Driver *driver)
{
  MedinaGame *game = driver_get_game (driver);
  MdnRandom random;

  mdn_random_seed (&random, 5);
  while (!medina_game_get_awaiting_end (game))
    driver_play_one (driver, &random);
  document_sync_await_stored (medina_window_get_document (driver->window));
}

static void
play_turn (Driver *driver)
{
  complete_turn (driver);
  real_input_key (GDK_KEY_Return, GDK_CONTROL_MASK);
}

/* --- What has gone ---------------------------------------------------------------------------- */

/* A message that is clicked away never had it. */
static void
test_message (void)
{
  Driver driver;
  MedinaAnnouncer *announcer;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  announcer = MEDINA_ANNOUNCER (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_ANNOUNCER));
  medina_announcer_announce (announcer, "Something has happened.");
  driver_settle ();
  driver_press_widget (driver_find (GTK_WIDGET (announcer), GTK_TYPE_BUTTON));
  await (*medina_announcer_get_text (announcer) == '\0');
  check_keys (&driver);
  driver_close (&driver);
}

/* The button goes with the turn that it ends. */
static void
test_end_turn (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  complete_turn (&driver);
  await (driver_find_by_action (GTK_WIDGET (driver.window), "win.end-turn") != NULL);
  press_on (driver_find_by_action (GTK_WIDGET (driver.window), "win.end-turn"));
  await (!medina_game_get_awaiting_end (driver_get_game (&driver)));
  check_keys (&driver);
  driver_close (&driver);
}

/* It also goes when the placement that completed the turn is undone. */
static void
test_undo (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  complete_turn (&driver);
  await (driver_find_by_action (GTK_WIDGET (driver.window), "win.end-turn") != NULL);
  g_assert_true (
    gtk_widget_grab_focus (driver_find_by_action (GTK_WIDGET (driver.window), "win.end-turn")));
  real_input_key (GDK_KEY_z, GDK_CONTROL_MASK);
  await (!medina_game_get_awaiting_end (driver_get_game (&driver)));
  check_keys (&driver);
  driver_close (&driver);
}

/* At the last turn the button that led there cannot be pressed any more: those back can, and the
 * keys for it. */
static void
test_replay (void)
{
  Driver driver;
  GtkWidget *bar;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  game = driver_get_game (&driver);
  play_turn (&driver);
  play_turn (&driver);
  real_input_key (GDK_KEY_Left, GDK_ALT_MASK);
  bar = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_REPLAY_BAR);
  await (driver_find_by_action (bar, "win.replay-last") != NULL);
  press_on (driver_find_by_action (bar, "win.replay-last"));
  driver_settle ();
  await (driver_get_focus (driver.window) != NULL &&
         gtk_widget_get_mapped (driver_get_focus (driver.window)));
  g_assert_true (gtk_widget_is_sensitive (driver_get_focus (driver.window)));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, medina_game_get_length (game));
  real_input_key (GDK_KEY_Left, GDK_ALT_MASK);
  await (medina_game_get_cursor (game) < medina_game_get_length (game));
  driver_close (&driver);
}

static GtkPopover *
find_menu (Driver *driver)
{
  GtkWidget *button = GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (driver->window), MEDINA_TYPE_WINDOW, "menu_button"));

  return gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
}

static gboolean
has_menu (Driver *driver)
{
  GtkPopover *menu = find_menu (driver);

  return menu != NULL && gtk_widget_get_mapped (GTK_WIDGET (menu));
}

static gboolean
is_in_submenu (Driver *driver)
{
  g_autofree char *name = NULL;

  g_object_get (find_menu (driver), "visible-submenu", &name, NULL);
  return g_strcmp0 (name, "main") != 0;
}

/* Out of a submenu by Escape. */
static void
test_submenu (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  for (int round = 0; round < 2; round++)
    {
      real_input_key (GDK_KEY_F10, 0);
      await (has_menu (&driver));
      driver_settle ();
      for (int i = 0; i < 30 && !is_in_submenu (&driver); i++)
        {
          real_input_key (GDK_KEY_Down, 0);
          real_input_key (GDK_KEY_Right, 0);
        }
      g_assert_true (is_in_submenu (&driver));
      driver_settle ();
      for (int i = 0; i < 2 && has_menu (&driver); i++)
        {
          real_input_key (GDK_KEY_Escape, 0);
          driver_settle ();
        }
      await (!has_menu (&driver));
      check_keys (&driver);
    }
  driver_close (&driver);
}

/* Windows that Escape closes: the keys, the rules, the city in words, the scores. */
static void
test_windows (void)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
  } keys[] = { { GDK_KEY_F1, 0 },
               { GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
               { GDK_KEY_n, GDK_CONTROL_MASK },
               { GDK_KEY_comma, GDK_CONTROL_MASK } };
  Driver driver;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("key %s", gdk_keyval_name (keys[i].key));
      real_input_key (keys[i].key, keys[i].modifiers);
      await (!driver_is_on_top (driver.window));
      driver_settle ();
      real_input_key (GDK_KEY_Escape, 0);
      await (driver_is_on_top (driver.window));
      driver_settle ();
      check_keys (&driver);
    }
  driver_close (&driver);
}

/* A hint is asked for by its button, which cannot be pressed while the computer thinks. */
static void
test_hint (void)
{
  Driver driver;
  GtkWidget *button;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  button = driver_find_by_action (GTK_WIDGET (driver.window), "win.hint");
  g_assert_nonnull (button);
  press_on (button);
  driver_settle ();
  await (driver_get_focus (driver.window) != NULL &&
         gtk_widget_get_mapped (driver_get_focus (driver.window)));
  g_assert_true (gtk_widget_is_sensitive (driver_get_focus (driver.window)));
  driver_close (&driver);
}

/* --- Placements that are typed ---------------------------------------------------------------- */

static void
type (const char *keys)
{
  for (const char *key = keys; *key != '\0'; key++)
    real_input_key (gdk_unicode_to_keyval ((guint32) *key), 0);
}

/* A building of a row that needs no second digit. */
static char *
find_legal (MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);

  for (MdnPiece piece = MDN_BUILDING_GREY; piece <= MDN_BUILDING_ORANGE; piece++)
    for (int column = 0; column < 8; column++)
      for (int row = 1; row < 9; row++)
        if (mdn_legal_has (position,
                           medina_game_placement_for (game, piece, mdn_space (column, row))))
          return g_strdup_printf ("%c%c%d", g_ascii_tolower (mdn_notation_letter (piece)),
                                  'a' + column, row + 1);
  g_assert_not_reached ();
}

/* From wherever the focus is now: it goes to the board with the first letter. */
static void
check_typing (Driver *driver)
{
  MedinaGame *game = driver_get_game (driver);
  g_autofree char *keys = find_legal (game);
  const guint length = medina_game_get_length (game);
  g_autofree char *typed = NULL;

  g_assert_false (driver_is_on_board (driver));
  type ((char[]){ keys[0], keys[1], '\0' });
  g_object_get (driver->board, "typed", &typed, NULL);
  g_assert_cmpstr (typed, !=, "");
  g_assert_true (driver_is_on_board (driver));
  type (keys + 2);
  await (medina_game_get_length (game) == length + 1);
}

static void
test_typing_after_round (void)
{
  Driver driver;
  GtkWidget *button;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  game = driver_get_game (&driver);
  play_turn (&driver);
  await (!medina_game_get_awaiting_end (game));
  await ((button = driver_find_by_action (GTK_WIDGET (driver.window), "win.replay-round")) != NULL);
  press_on (button);
  await (medina_game_get_replaying (game));
  driver_activate (&driver, "win.replay-return");
  await (!medina_game_get_replaying (game));
  driver_settle ();
  check_typing (&driver);
  driver_close (&driver);
}

static void
test_typing_after_tab (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 360, 640);
  press_on (driver_find_button (GTK_WIDGET (driver.window), "Moves"));
  check_typing (&driver);
  driver_close (&driver);
}

static void
open_seat (Driver *driver)
{
  GtkWidget *chooser = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_SEAT_CHOOSER);

  press_on (gtk_widget_get_first_child (gtk_widget_get_first_child (chooser)));
  driver_settle ();
}

/* While the list of who plays is open, the keys are for it; a name takes all of them. */
static void
test_typing_after_naming (void)
{
  Driver driver;
  GtkWidget *chooser;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  open_game (&driver);
  game = driver_get_game (&driver);
  chooser = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SEAT_CHOOSER);
  open_seat (&driver);
  await (gtk_widget_get_mapped (driver_find (chooser, GTK_TYPE_LIST_BOX)));
  type ("5of7");
  g_assert_cmpint (medina_game_get_selected_piece (game), <, 0);
  g_assert_nonnull (driver_find_label (chooser, "Name"));
  g_assert_true (gtk_widget_grab_focus (driver_find (chooser, GTK_TYPE_ENTRY)));
  type ("of7");
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (!gtk_widget_get_mapped (driver_find (chooser, GTK_TYPE_LIST_BOX)));
  driver_settle ();
  g_assert_nonnull (
    strstr (medina_player_get_display_name (medina_game_get_current_player (game)), "of7"));
  gtk_window_set_focus (GTK_WINDOW (driver.window),
                        driver_find_by_action (GTK_WIDGET (driver.window), "win.hint"));
  check_typing (&driver);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/focus-after/a-message-that-is-clicked-away", test_message);
  g_test_add_func ("/focus-after/the-end-of-a-turn", test_end_turn);
  g_test_add_func ("/focus-after/a-button-that-undo-takes-away", test_undo);
  g_test_add_func ("/focus-after/the-last-turn-of-a-replay", test_replay);
  g_test_add_func ("/focus-after/a-submenu", test_submenu);
  g_test_add_func ("/focus-after/windows", test_windows);
  g_test_add_func ("/focus-after/a-hint", test_hint);
  g_test_add_func ("/focus-after/typing-after-the-last-round", test_typing_after_round);
  g_test_add_func ("/focus-after/typing-after-a-tab", test_typing_after_tab);
  g_test_add_func ("/focus-after/typing-after-a-name", test_typing_after_naming);
  return g_test_run ();
}
