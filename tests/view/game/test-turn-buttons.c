/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stands where a turn is ended, and what the plaque says meanwhile. */

#include "all-windows.h"
#include "await.h"
#include "driver.h"
#include "medina-narrator.h"
#include "medina-game-page.h"
#include "medina-status-bar.h"
#include "real-input.h"

enum
{
  /* Of each of two players, and nothing else: nothing can be decided from the beginning. */
  WALLS = 3,
};

static void
set_game (Driver *driver)
{
  MdnSetup setup = { mdn_rules (MDN_SECOND_EDITION, 2), 0, MDN_NO_SPACE, MDN_NO_SPACE };
  MedinaPlayer *players[] = { medina_player_new (0, "Aisha", MEDINA_COLOR_BLUE),
                              medina_player_new (1, "Ben", MEDINA_COLOR_GREEN) };
  g_autoptr (MedinaGame) game = NULL;

  setup.merchant = mdn_space (7, 6);
  mdn_rules_set_option (&setup.rules, MDN_OPTION_WELL, false);
  mdn_rules_set_option (&setup.rules, MDN_OPTION_OPENING, false);
  setup.rules.stock = (MdnStockSize){ .walls = WALLS };
  setup.rules.other_rooftops = 0;
  game = medina_game_new (&setup, players, FALSE);
  medina_window_set_game (driver->window, game);
}

static GtkWidget *
find_button (Driver *driver, const char *label)
{
  return driver_find_button (GTK_WIDGET (driver->window), label);
}

/* It has its place only when all is laid out. */
static void
press_button (Driver *driver, const char *label)
{
  await (find_button (driver, label) != NULL);
  driver_await_layout (GTK_WIDGET (driver->window));
  driver_press_widget (find_button (driver, label));
}

static void
await_prompt (Driver *driver, const char *prompt)
{
  MedinaStatusBar *status = driver_get_status (driver);

  await (g_str_equal (medina_status_bar_get_prompt (status), prompt));
}

static void
place_wall (Driver *driver, int column, int row)
{
  g_assert_cmpint (medina_game_play (driver_get_game (driver),
                                     mdn_placement (MDN_WALL, mdn_space (column, row))),
                   ==, MDN_REASON_NONE);
}

static void
said_cb (GString *said, const char *text)
{
  g_string_append_printf (said, "%s|", text);
}

/* Something can be decided: End Turn alone, when a turn awaits that. */
static void
test_end_turn (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  g_assert_null (find_button (&driver, "_End Turn"));
  medina_game_finish (driver_get_game (&driver), FALSE);
  await (find_button (&driver, "_End Turn") != NULL);
  g_assert_null (find_button (&driver, "_Finish"));
  press_button (&driver, "_End Turn");
  await (!medina_game_get_awaiting_end (driver_get_game (&driver)));
  g_assert_null (find_button (&driver, "_End Turn"));
  driver_close (&driver);
}

/* In a header bar, where GTK would move the window. */
static void
test_slip (void)
{
  GtkWidget *button;
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  medina_game_finish (driver_get_game (&driver), FALSE);
  await (find_button (&driver, "_End Turn") != NULL);
  driver_await_layout (GTK_WIDGET (driver.window));
  button = find_button (&driver, "_End Turn");
  real_input_point (button, 10, 10);
  real_input_press ();
  for (int x = 15; x <= 40; x += 5)
    real_input_point (button, x, 12);
  real_input_release ();
  await (!medina_game_get_awaiting_end (driver_get_game (&driver)));
  driver_close (&driver);
}

static void
test_finish (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  set_game (&driver);
  await_prompt (&driver,
                "Aisha’s turn: place 2 pieces. Nothing can change the final scores anymore.");
  press_button (&driver, "_Finish");
  await (medina_game_get_over (driver_get_game (&driver)));
  g_assert_null (find_button (&driver, "_Finish"));
  await_prompt (
    &driver,
    "The game is over. Aisha and Ben share the victory with 0 points. Nobody owns a palace to break the "
    "tie.");
  driver_activate (&driver, "win.undo");
  g_assert_cmpuint (medina_game_get_cursor (driver_get_game (&driver)), ==, 0);
  await (find_button (&driver, "_Finish") != NULL);
  driver_close (&driver);
}

/* Instead of End Turn, whose key is still of use; and while the last turn awaits its end there is
 * nothing to finish. */
static void
test_either (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  set_game (&driver);
  await (find_button (&driver, "_Finish") != NULL);
  place_wall (&driver, 0, 1);
  place_wall (&driver, 0, 2);
  await_prompt (&driver, "Aisha’s turn is complete. Nothing can change the final scores anymore.");
  g_assert_nonnull (find_button (&driver, "_Finish"));
  g_assert_null (find_button (&driver, "_End Turn"));
  driver_activate (&driver, "win.end-turn");
  place_wall (&driver, 0, 3);
  place_wall (&driver, 0, 4);
  driver_activate (&driver, "win.end-turn");
  place_wall (&driver, 0, 5);
  driver_activate (&driver, "win.end-turn");
  place_wall (&driver, 0, 6);
  await_prompt (&driver, "Ben’s turn is complete. End it to finish the game.");
  g_assert_null (find_button (&driver, "_Finish"));
  g_assert_nonnull (find_button (&driver, "_End Turn"));
  medina_game_seek (driver_get_game (&driver), 1);
  await_quiet ();
  g_assert_null (find_button (&driver, "_Finish"));
  g_assert_null (find_button (&driver, "_End Turn"));
  driver_close (&driver);
}

static void
await_message (Driver *driver, const char *message)
{
  MedinaStatusBar *status = driver_get_status (driver);

  await (g_str_equal (medina_status_bar_get_message (status), message));
}

/* The keys of Finish, of End Turn and of a hint say why they can do nothing, for as long as they
 * cannot. */
static void
test_in_vain (void)
{
  const char *why_not = "You can finish once the turn or the game can end only one way.";
  const char *looking_back =
    "You’re looking back. Return to the game (Esc), or continue from here.";
  Driver driver;

  if (real_input_is_missing ())
    return;
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  real_input_key (GDK_KEY_Return, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  await_message (&driver, why_not);
  g_assert_cmpuint (medina_game_get_cursor (driver_get_game (&driver)), ==, 0);
  real_input_key (GDK_KEY_Return, GDK_CONTROL_MASK);
  await_message (&driver, "You can end your turn once it’s complete.");
  real_input_key (GDK_KEY_z, GDK_CONTROL_MASK);
  await_message (&driver, "There’s nothing to undo.");
  real_input_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  await_message (&driver, "There’s nothing to redo.");
  medina_game_finish (driver_get_game (&driver), FALSE);
  await_quiet ();
  real_input_key (GDK_KEY_h, GDK_CONTROL_MASK);
  await_message (&driver, "You can’t place any more pieces this turn.");
  medina_game_seek (driver_get_game (&driver), 0);
  await_quiet ();
  real_input_key (GDK_KEY_Return, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  await_message (&driver, looking_back);
  set_game (&driver);
  await (find_button (&driver, "_Finish") != NULL);
  real_input_key (GDK_KEY_Return, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  await (medina_game_get_over (driver_get_game (&driver)));
  driver_close (&driver);
}

/* What stands on the plaque in every turn is said when it begins, not again. */
static void
test_said_once (void)
{
  g_autoptr (GString) said = g_string_new (NULL);
  const char *sentence = "Nothing can change the final scores anymore.";
  MedinaNarrator *narrator;
  GtkWidget *page;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  page = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_GAME_PAGE);
  narrator = medina_game_page_get_narrator (MEDINA_GAME_PAGE (page));
  g_signal_connect_swapped (narrator, "said", G_CALLBACK (said_cb), said);
  set_game (&driver);
  await (strstr (said->str, sentence) != NULL);
  g_string_truncate (said, 0);
  place_wall (&driver, 0, 1);
  place_wall (&driver, 0, 2);
  await_quiet ();
  driver_activate (&driver, "win.end-turn");
  await (strstr (said->str, "Ben’s turn") != NULL);
  g_assert_null (strstr (said->str, sentence));
  g_signal_handlers_disconnect_by_data (narrator, said);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/turn-buttons/a-press-that-slips-ends-the-turn", test_slip);
  g_test_add_func ("/turn-buttons/end-turn", test_end_turn);
  g_test_add_func ("/turn-buttons/finish", test_finish);
  g_test_add_func ("/turn-buttons/one-or-the-other", test_either);
  g_test_add_func ("/turn-buttons/in-vain", test_in_vain);
  g_test_add_func ("/turn-buttons/said-once", test_said_once);
  return g_test_run ();
}
