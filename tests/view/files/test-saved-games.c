/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "driver.h"
#include "medina-stored-game-row.h"
#include "medina-welcome-page.h"
#include "real-input.h"

/* The way from an open game to the saved ones, and back. (A game in which nobody has placed
 * anything is not kept.) */

static GtkWidget *
await_row (MedinaWindow *window)
{
  GtkWidget *row;

  await ((row = driver_find (GTK_WIDGET (window), MEDINA_TYPE_STORED_GAME_ROW)) != NULL &&
         gtk_widget_get_mapped (row));
  driver_await_layout (GTK_WIDGET (window));
  return row;
}

/* Nothing of the game is lost: it is the first of the list. */
static void
test_there_and_back (void)
{
  g_autoptr (GBytes) before = NULL, after = NULL;
  Driver driver;
  MdnRandom random;
  GtkWidget *row;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  mdn_random_seed (&random, 5);
  for (int i = 0; i < 9; i++)
    driver_play_one (&driver, &random);
  driver_activate (&driver, "win.undo");
  before = medina_document_get_record (medina_window_get_document (driver.window));

  g_assert_true (real_input_key (GDK_KEY_o, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  await (medina_window_get_document (driver.window) == NULL);
  row = await_row (driver.window);
  g_assert_true (
    gtk_widget_get_mapped (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_WELCOME_PAGE)));
  g_assert_false (
    g_action_group_get_action_enabled (G_ACTION_GROUP (driver.window), "saved-games"));

  driver_press_widget (row);
  await (medina_window_get_document (driver.window) != NULL);
  after = medina_document_get_record (medina_window_get_document (driver.window));
  g_assert_true (g_bytes_equal (before, after));
  driver_close (&driver);
}

static GtkWidget *
find_back_button (Driver *driver)
{
  return driver_find_by_action (GTK_WIDGET (driver->window), "win.back-to-game");
}

/* Escape comes back from a look at the list, and so does a button, to a game that was not stored,
 * too: nothing has been placed in it. */
static void
test_back (gconstpointer placements)
{
  g_autoptr (GBytes) before = NULL, after = NULL;
  const int n_placements = GPOINTER_TO_INT (placements);
  Driver driver;
  MdnRandom random;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  mdn_random_seed (&random, 5);
  for (int i = 0; i < n_placements; i++)
    driver_play_one (&driver, &random);
  before = medina_document_get_record (medina_window_get_document (driver.window));
  for (int way = 0; way < 2; way++)
    {
      g_autoptr (GBytes) record = NULL;

      g_assert_false (driver_is_enabled (&driver, "back-to-game"));
      driver_activate (&driver, "win.saved-games");
      await (medina_window_get_document (driver.window) == NULL);
      await (find_back_button (&driver) != NULL);
      driver_await_layout (GTK_WIDGET (driver.window));
      if (way == 0)
        g_assert_true (real_input_key (GDK_KEY_Escape, 0));
      else
        driver_press_widget (find_back_button (&driver));
      await (medina_window_get_document (driver.window) != NULL);
      record = medina_document_get_record (medina_window_get_document (driver.window));
      g_assert_true (g_bytes_equal (before, record));
      await (driver_is_on_board (&driver));
      g_assert_null (find_back_button (&driver));
    }
  driver_play_one (&driver, &random);
  after = medina_document_get_record (medina_window_get_document (driver.window));
  g_assert_false (g_bytes_equal (before, after));
  await (medina_document_get_autosaved (medina_window_get_document (driver.window)));
  driver_close (&driver);
}

/* Whoever was looking back at a turn looks at that one again. */
static void
test_back_to_a_turn (void)
{
  Driver driver;
  MdnRandom random;
  MedinaGame *game;
  int cursor;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  mdn_random_seed (&random, 5);
  for (int i = 0; i < 9; i++)
    driver_play_one (&driver, &random);
  driver_activate (&driver, "win.replay-back");
  driver_activate (&driver, "win.replay-back");
  game = medina_window_get_game (driver.window);
  cursor = medina_game_get_cursor (game);
  g_assert_true (medina_game_get_replaying (game));

  driver_activate (&driver, "win.saved-games");
  await (medina_window_get_document (driver.window) == NULL);
  driver_activate (&driver, "win.back-to-game");
  await (medina_window_get_document (driver.window) != NULL);
  game = medina_window_get_game (driver.window);
  await (medina_game_get_replaying (game));
  g_assert_cmpint (medina_game_get_cursor (game), ==, cursor);
  driver_activate (&driver, "win.replay-return");
  g_assert_false (medina_game_get_replaying (game));
  await (medina_document_get_autosaved (medina_window_get_document (driver.window)));
  driver_close (&driver);
}

/* The game that there was a way back to. */
static void
test_removed (void)
{
  Driver driver;
  MdnRandom random;
  GtkWidget *row;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  mdn_random_seed (&random, 5);
  driver_play_one (&driver, &random);
  driver_activate (&driver, "win.saved-games");
  row = await_row (driver.window);
  g_assert_true (driver_is_enabled (&driver, "back-to-game"));
  gtk_widget_activate_action (
    row, "stored-game.remove", "s",
    medina_stored_game_row_get_contents (MEDINA_STORED_GAME_ROW (row))->id);
  driver_answer ("remove");
  await (!driver_is_enabled (&driver, "back-to-game"));
  gtk_window_destroy (GTK_WINDOW (driver.window));
  driver_settle ();
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/saved-games/there-and-back", test_there_and_back);
  g_test_add_data_func ("/saved-games/back-to-a-game", GINT_TO_POINTER (9), test_back);
  g_test_add_data_func ("/saved-games/back-to-one-that-has-not-begun", GINT_TO_POINTER (0),
                        test_back);
  g_test_add_func ("/saved-games/back-to-a-turn", test_back_to_a_turn);
  g_test_add_func ("/saved-games/no-way-back-to-a-removed-game", test_removed);
  return g_test_run ();
}
