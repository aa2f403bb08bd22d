/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "keyboard-fixture.h"
#include "medina-status-bar.h"
#include "real-input.h"

/* Placements that are typed on the board, and what is said of them meanwhile. */

static void
test_typing (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  keyboard_press_all ("o");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_ORANGE);
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Orange Building: type a column letter.");
  keyboard_press_all ("b");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_ORANGE);
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Orange Building, b: type a row number.");
  keyboard_press_all ("1");
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "Orange Building, b1: type another digit."); /* only walls go to row 1 */
  real_input_key (GDK_KEY_BackSpace, 0);
  real_input_key (GDK_KEY_BackSpace, 0);
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Orange Building: type a column letter.");
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  keyboard_press_all ("we1"); /* next to no wall and no tower */
  g_assert_cmpstr (
    keyboard_get_message (&driver), ==,
    "Wall, e1: A wall must extend another wall or start at a tower. Or type another digit.");
  real_input_key (GDK_KEY_Escape, 0);
  keyboard_press_all ("wa1");
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "Wall, a1: Nothing can go on a tower. Or type another digit.");
  real_input_key (GDK_KEY_Escape, 0);
  keyboard_press_all ("wb1");
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "Wall, b1: press Enter, or type another digit.");
  real_input_key (GDK_KEY_Escape, 0);
  keyboard_press_all ("oc12");
  await (medina_game_get_length (game) == 1);
  await (keyboard_is_cursor (&driver, "c12"));
  g_assert_cmpuint (medina_game_get_engine_game (game)->placements[0], ==,
                    mdn_placement (MDN_BUILDING_ORANGE, mdn_space (2, 11)));
  driver_close (&driver);
}

/* As a window does that tells a screen reader where the focus is: nobody has it for a moment. */
static void
test_focus_told (void)
{
  Driver driver;
  MedinaGame *game;
  GtkWidget *focus;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  keyboard_press_all ("g");
  focus = driver_get_focus (GTK_WINDOW (driver.window));
  gtk_window_set_focus (GTK_WINDOW (driver.window), NULL);
  gtk_window_set_focus (GTK_WINDOW (driver.window), focus);
  keyboard_press_all ("c12");
  await (medina_game_get_length (game) == 1);
  driver_close (&driver);
}

/* Letters of pieces, digits of pieces: only while nothing is typed. */
static void
test_cancelled (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  keyboard_press_all ("og");
  real_input_key (GDK_KEY_Escape, 0);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  keyboard_press_all ("g");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_GREY);
  real_input_key (GDK_KEY_Left, 0); /* the piece stays in hand, its letter is forgotten */
  keyboard_press_all ("4");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_ORANGE);
  keyboard_press_all ("wb1");
  real_input_key (GDK_KEY_Tab, 0); /* the next keys are for something else */
  await (strstr (keyboard_get_message (&driver), "press Enter") == NULL);
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  driver_close (&driver);
}

static void
test_refused (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  keyboard_press_all ("wf7");
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Walls go only around the city.");
  await (keyboard_is_cursor (&driver, "f7"));
  medina_game_set_selected_piece (game, -1);
  keyboard_press_all ("n"); /* with four players there are none */
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "This game has no neutral rooftops.");
  keyboard_press_all ("5"); /* there is no palace yet */
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "There’s no palace to put a rooftop on yet.");
  keyboard_press_all ("wb1o"); /* that the next one is typed does as Return does */
  g_assert_cmpuint (medina_game_get_length (game), ==, 1);
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "You can’t place any more pieces this turn.");
  driver_close (&driver);
}

/* The rest of a placement whose piece is refused means nothing else, and what was in hand is
 * not. */
static void
test_refused_letter (void)
{
  static const char none[] = "This game has no neutral rooftops.";
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  keyboard_press_all ("1nf7");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpstr (keyboard_get_message (&driver), ==, none);
  keyboard_press_all ("no");
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Orange Building: type a column letter.");
  keyboard_press_all ("7"); /* it was the column */
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpstr (keyboard_get_message (&driver), ==, none);
  keyboard_press_all ("5o7"); /* likewise after a digit */
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "There’s no palace to put a rooftop on yet.");
  keyboard_press_all ("nf");
  real_input_key (GDK_KEY_Escape, 0);
  keyboard_press_all ("4");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_ORANGE);
  medina_game_set_selected_piece (game, -1);
  keyboard_press_all ("n1"); /* no column: a digit picks */
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_GREY);
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  keyboard_press_all ("noc7");
  await (medina_game_get_length (game) == 1);
  driver_close (&driver);
}

/* What was refused for its space is still in hand: another space is typed at once. */
static void
test_other_space (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  keyboard_press_all ("wf7");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_WALL);
  keyboard_press_all ("a");
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Wall, a: type a row number.");
  keyboard_press_all ("z"); /* no column */
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Wall, a: type a row number.");
  keyboard_press_all ("2");
  await (medina_game_get_length (game) == 1);
  g_assert_cmpuint (medina_game_get_engine_game (game)->placements[0], ==,
                    mdn_placement (MDN_WALL, mdn_space (0, 1)));
  driver_close (&driver);
}

/* Whether it was taken. */
static gboolean
type_at (Driver *driver, guint keyval, guint32 time)
{
  return medina_board_view_type (driver->board, keyval, 0, 0, time);
}

/* Row 1 needs Return, row 2 does not: Return just after it, out of habit, ends no turn, but once
 * only, and not behind another key. */
static void
test_habit (void)
{
  Driver driver;

  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  for (guint32 later = 400; later <= 1400; later += 1000)
    {
      g_assert_true (type_at (&driver, GDK_KEY_w, 1000));
      g_assert_true (type_at (&driver, GDK_KEY_a, 1100));
      g_assert_true (type_at (&driver, GDK_KEY_2, 1200));
      await (medina_game_get_length (driver_get_game (&driver)) == 1);
      g_assert_cmpint (type_at (&driver, GDK_KEY_Return, 1200 + later), ==, later < 1000);
      g_assert_false (type_at (&driver, GDK_KEY_Return, 1300 + later));
      medina_game_undo (driver_get_game (&driver));
    }
  g_assert_true (type_at (&driver, GDK_KEY_w, 1000));
  g_assert_true (type_at (&driver, GDK_KEY_a, 1100));
  g_assert_true (type_at (&driver, GDK_KEY_2, 1200));
  g_assert_false (type_at (&driver, GDK_KEY_Page_Down, 1300));
  g_assert_false (type_at (&driver, GDK_KEY_Return, 1400));
  await (medina_game_get_awaiting_end (driver_get_game (&driver)));
  g_assert_true (type_at (&driver, GDK_KEY_w, 2000)); /* is refused, as there is time to read */
  g_assert_true (type_at (&driver, GDK_KEY_a, 2100));
  g_assert_true (type_at (&driver, GDK_KEY_3, 2200));
  g_assert_true (type_at (&driver, GDK_KEY_Return, 3000));
  g_assert_false (type_at (&driver, GDK_KEY_Return, 3100));
  g_assert_true (type_at (&driver, GDK_KEY_w, 4000)); /* whoever has read means to end it */
  g_assert_true (type_at (&driver, GDK_KEY_a, 4100));
  g_assert_true (type_at (&driver, GDK_KEY_3, 4200));
  g_assert_false (type_at (&driver, GDK_KEY_Return, 5600));
  driver_close (&driver);
}

/* What is typed behind a letter that no piece has picks no other piece. */
static void
test_unknown_letter (void)
{
  MedinaStatusBar *status;
  Driver driver;

  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  status = driver_get_status (&driver);
  for (const char *key = "kf5"; *key != '\0'; key++)
    {
      g_assert_true (type_at (&driver, (guint) *key, 1000));
      g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, -1);
      g_assert_cmpstr (medina_status_bar_get_message (status), ==,
                       "No piece has the letter K. Press Ctrl+F1 to see them all.");
    }
  for (const char *key = "wa2"; *key != '\0'; key++)
    g_assert_true (type_at (&driver, (guint) *key, 1000));
  await (medina_game_get_length (driver_get_game (&driver)) == 1);
  g_assert_true (type_at (&driver, GDK_KEY_x, 2000));
  g_assert_false (type_at (&driver, GDK_KEY_Return, 2100));
  g_assert_null (strstr (medina_status_bar_get_message (status), "letter"));
  driver_close (&driver);
}

/* A letter of a piece is a column where something is in hand and a digit follows; one that is no
 * piece's may be meant as one. */
static void
test_space_for_hand (void)
{
  static const struct
  {
    const char *space;
    guint placed;
  } cases[] = { { "b1", 1 }, { "o1", 0 }, { "a2", 1 }, { "p1", 0 } };
  MedinaGame *game;
  Driver driver;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  game = driver_get_game (&driver);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      medina_game_set_selected_piece (game, MDN_WALL);
      keyboard_press_all (cases[i].space);
      if (cases[i].space[1] == '1')
        real_input_key (GDK_KEY_Return, 0);
      if (cases[i].placed == 0)
        g_assert_cmpstr (keyboard_get_message (&driver), ==,
                         "A wall must extend another wall or start at a tower.");
      await (medina_game_get_cursor (game) == cases[i].placed);
      medina_game_undo (game);
    }
  medina_game_set_selected_piece (game, MDN_WALL);
  keyboard_press_all ("b");
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "Brown Building: type a column letter. Wall, b: type a row number.");
  keyboard_press_all ("b");
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Brown Building, b: type a row number.");
  real_input_key (GDK_KEY_Escape, 0);
  medina_game_set_selected_piece (game, MDN_WALL);
  keyboard_press_all ("kf5");
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 0);
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "No piece has the letter K. Press Ctrl+F1 to see them all.");
  keyboard_press_all ("ob2");
  await (medina_game_get_cursor (game) == 1);
  g_assert_cmpint (mdn_placement_piece (medina_game_get_engine_game (game)->placements[0]), ==,
                   MDN_BUILDING_ORANGE);
  driver_close (&driver);
}

/* Out of habit it does not place what is in hand, either, where another piece was refused. */
static void
test_habit_after_refusal (void)
{
  Driver driver;

  keyboard_open_game (&driver, MDN_FIRST_EDITION);
  keyboard_press_all ("gk10");
  real_input_key (GDK_KEY_Return, 0);
  driver_settle ();
  g_assert_cmpint (medina_game_get_length (driver_get_game (&driver)), ==, 0);
  driver_close (&driver);
}

/* The only piece that may be placed is in hand again after another one was typed. */
static void
test_only_piece (void)
{
  Driver driver;
  MedinaGame *game;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_FIRST_EDITION);
  game = driver_get_game (&driver);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_MERCHANT);
  keyboard_press_all ("wb1");
  real_input_key (GDK_KEY_Return, 0);
  g_assert_cmpuint (medina_game_get_length (game), ==, 0);
  g_assert_cmpstr (keyboard_get_message (&driver), ==,
                   "The game starts with a merchant. Place it first.");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_MERCHANT);
  keyboard_press_all ("o");
  real_input_key (GDK_KEY_Escape, 0);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_MERCHANT);
  keyboard_press_all ("f7");
  await (medina_game_get_length (game) == 1);
  driver_close (&driver);
}

/* With a piece picked by its letter, what the pointer is moved to is told of, too. */
static void
test_pointer_asks (void)
{
  Driver driver;

  if (real_input_is_missing ())
    return;
  keyboard_open_game (&driver, MDN_SECOND_EDITION);
  driver_point_at (&driver, mdn_space (4, 4));
  keyboard_press_all ("o");
  g_assert_cmpstr (keyboard_get_message (&driver), ==, "Orange Building: type a column letter.");
  driver_point_at (&driver, mdn_space (6, 3));
  await (g_str_has_prefix (keyboard_get_message (&driver), "g4"));
  keyboard_press_all ("g4");
  await (medina_game_get_length (driver_get_game (&driver)) == 1);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/board-typing/a-placement-is-typed", test_typing);
  g_test_add_func ("/board-typing/what-is-typed-outlasts-the-focus-being-told", test_focus_told);
  g_test_add_func ("/board-typing/what-is-typed-is-cancelled", test_cancelled);
  g_test_add_func ("/board-typing/return-out-of-habit-ends-no-turn", test_habit);
  g_test_add_func ("/board-typing/a-space-is-for-what-is-in-hand", test_space_for_hand);
  g_test_add_func ("/board-typing/return-out-of-habit-places-nothing", test_habit_after_refusal);
  g_test_add_func ("/board-typing/a-letter-of-no-piece-says-so", test_unknown_letter);
  g_test_add_func ("/board-typing/what-is-typed-is-refused", test_refused);
  g_test_add_func ("/board-typing/what-follows-a-refused-letter-goes-with-it", test_refused_letter);
  g_test_add_func ("/board-typing/another-space-is-typed", test_other_space);
  g_test_add_func ("/board-typing/the-only-piece-comes-back", test_only_piece);
  g_test_add_func ("/board-typing/the-pointer-asks-meanwhile", test_pointer_asks);
  return g_test_run ();
}
