/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "keyboard-fixture.h"
#include "medina-last-input.h"
#include "notation.h"
#include "real-input.h"

/* The keys of the board, as they are pressed: the cursor and the pieces. */

/* --- The cursor ------------------------------------------------------------------------------- */

/* Nothing lies over the finished city, until a key is pressed. */
static void
test_over (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  real_input_key (GDK_KEY_Left, 0);
  g_assert_true (medina_last_input_get_keyboard (medina_last_input_get ()));
  medina_game_finish (driver_get_game (&driver), TRUE);
  g_assert_false (medina_last_input_get_keyboard (medina_last_input_get ()));
  gtk_widget_grab_focus (GTK_WIDGET (driver.board));
  real_input_key (GDK_KEY_Left, 0);
  g_assert_true (medina_last_input_get_keyboard (medina_last_input_get ()));
  driver_close (&driver);
}

static gboolean
shows_cursor (Driver *driver)
{
  return *medina_board_view_get_description (driver->board) != '\0';
}

/* GTK hides what shows the focus after a few seconds without keys. */
static void
test_cursor_stays (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  real_input_key (GDK_KEY_Left, 0);
  g_assert_true (shows_cursor (&driver));
  gtk_window_set_focus_visible (GTK_WINDOW (driver.window), FALSE);
  real_input_key (GDK_KEY_Shift_L, 0); /* which draws the board again */
  g_signal_emit_by_name (driver_get_game (&driver), "turn-changed");
  g_assert_true (shows_cursor (&driver));
  driver_point_at (&driver, mdn_space (3, 3)); /* which is nothing new if the pointer is there */
  driver_point_at (&driver, mdn_space (5, 5));
  real_input_point (GTK_WIDGET (driver.window), 2, 2);
  await (!shows_cursor (&driver));
  real_input_key (GDK_KEY_r,
                  GDK_CONTROL_MASK); /* who has the pointer in hand uses shortcuts, too */
  real_input_key (GDK_KEY_Escape, 0);
  real_input_key (GDK_KEY_9, 0); /* and picks up pieces with digits */
  g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, MDN_WALL);
  g_assert_false (shows_cursor (&driver));
  real_input_key (GDK_KEY_Left, 0);
  g_assert_true (shows_cursor (&driver));
  driver_close (&driver);
}

static void
play (MedinaGame *game, const char *placements)
{
  g_auto (GStrv) words = g_strsplit (placements, " ", -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      g_assert_cmpint (medina_game_play (game,
                                         mdn_notation_parse (medina_game_get_position (game),
                                                             words[i], (int) strlen (words[i]))),
                       ==, MDN_REASON_NONE);
      if (medina_game_get_awaiting_end (game))
        medina_game_end_turn (game);
    }
}

/* In the order of reading: from the top left. */
static void
test_jumps (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_FIRST_EDITION);
  game = driver_get_game (&driver);
  play (game, "Mk5 Oc3 Gg8 Bl10 Wb1");
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "b1"));
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "l10"));
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "g8"));
  real_input_key (GDK_KEY_Page_Down, GDK_SHIFT_MASK);
  await (keyboard_is_cursor (&driver, "c3"));
  real_input_key (GDK_KEY_Page_Down, GDK_SHIFT_MASK);
  await (keyboard_is_cursor (&driver, "l10"));
  real_input_key (GDK_KEY_Page_Up, GDK_SHIFT_MASK);
  await (keyboard_is_cursor (&driver, "c3"));
  keyboard_press_all ("m"); /* beside the one merchant */
  real_input_key (GDK_KEY_Page_Down, 0);
  await (keyboard_is_cursor (&driver, "k6"));
  real_input_key (GDK_KEY_Page_Down, 0);
  await (keyboard_is_cursor (&driver, "j5"));
  real_input_key (GDK_KEY_Page_Up, 0);
  await (keyboard_is_cursor (&driver, "k6"));
  real_input_key (GDK_KEY_Page_Up, 0);
  real_input_key (GDK_KEY_Return, 0);
  await (medina_game_get_length (game) == 6);
  driver_close (&driver);
}

/* Where the last placement is, the cursor may be already. */
static void
test_last_placement (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_FIRST_EDITION);
  game = driver_get_game (&driver);
  play (game, "Mk5 Oc3");
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "c3"));
  medina_game_undo (game);
  medina_game_redo (game);
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "c3"));
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "k5"));
  real_input_key (GDK_KEY_Left, 0);
  real_input_key (GDK_KEY_End, GDK_CONTROL_MASK);
  await (keyboard_is_cursor (&driver, "c3"));
  driver_close (&driver);
}

/* Shift with arrows, and Ctrl with signs, are not the board's. */
static void
test_left_free (void)
{
  static const struct
  {
    guint keyval;
    GdkModifierType modifiers;
  } keys[] = {
    { GDK_KEY_Left, GDK_SHIFT_MASK },   { GDK_KEY_Right, GDK_SHIFT_MASK },
    { GDK_KEY_Up, GDK_SHIFT_MASK },     { GDK_KEY_Down, GDK_SHIFT_MASK },
    { GDK_KEY_plus, GDK_CONTROL_MASK }, { GDK_KEY_minus, GDK_CONTROL_MASK },
    { GDK_KEY_0, GDK_CONTROL_MASK },
  };
  Driver driver;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  await (keyboard_is_cursor (&driver, "j7"));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      real_input_key (keys[i].keyval, keys[i].modifiers);
      driver_settle ();
      g_assert_true (keyboard_is_cursor (&driver, "j7"));
      g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, -1);
    }
  driver_close (&driver);
}

/* --- Digits ----------------------------------------------------------------------------------- */

/* The same digit picks the same piece in every rule set, and stands on its button. */
static void
test_digits (void)
{
  static const struct
  {
    char key;
    int piece;
  } digits[] = { { '1', MDN_BUILDING_GREY }, { '4', MDN_BUILDING_ORANGE }, { '9', MDN_WALL } };

  if (real_input_is_missing ())
    return;
  for (MdnRuleSet rules = 0; rules < MDN_RULE_SETS; rules++)
    {
      Driver driver;

      keyboard_open_game (&driver, rules);
      if (rules == MDN_FIRST_EDITION)
        play (driver_get_game (&driver), "Mh6");
      for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
        {
          keyboard_press_all ((char[]){ digits[i].key, '\0' });
          g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==,
                           digits[i].piece);
        }
      driver_close (&driver);
    }
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/keyboard/the-finished-city-has-no-cursor", test_over);
  g_test_add_func ("/keyboard/the-cursor-stays", test_cursor_stays);
  g_test_add_func ("/keyboard/the-cursor-jumps", test_jumps);
  g_test_add_func ("/keyboard/the-last-placement-comes-first", test_last_placement);
  g_test_add_func ("/keyboard/keys-for-looking-closer-are-left-free", test_left_free);
  g_test_add_func ("/keyboard/digits-mean-the-same-in-all-games", test_digits);
  return g_test_run ();
}
