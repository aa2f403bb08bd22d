/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player.h"
#include "medina-shown-name.h"

#define FSI    "\u200E\u2068"
#define PDI    "\u2069"
#define WJ     "\u2060"
#define FAMILY "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"

static void
check_line (const char *name, const char *expected)
{
  g_autofree char *line = medina_shown_name_to_line (name);

  g_assert_cmpstr (line, ==, expected);
}

static void
check_words (const char *name, const char *expected)
{
  g_autofree char *words = medina_shown_name_to_words (name, 9);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_line (void)
{
  check_line ("Aisha", "Aisha");
  check_line ("Aisha\nand\t\r\nBen", "Aisha and Ben");
  check_line ("a\u2028\u2029\u2028b\xC2\x85"
              "c",
              "a b c");
  check_line ("\u2028a\u2029", "a");
  check_line ("<b>&amp; %s%n", "<b>&amp; %s%n");
  check_line ("a\u202Eb", "a\u202Eb");
}

/* What people see as one letter is kept or left out in whole, and no line ends at what is left
 * out. */
static void
test_short (void)
{
  check_words ("Aisha", "Aisha");
  check_words ("ninechars", "ninechars");
  check_words ("ten-chars.", "ten-c…" WJ "rs.");
  check_words ("four and so on", "four…" WJ "on");
  check_words ("一二三四", "一二三四");
  check_words ("一二三四五", "一二…" WJ "五");
  check_words ("abcde\u0301\u0302\u0303fghij", "abcde\u0301\u0302\u0303…" WJ "hij");
  check_words ("a" FAMILY FAMILY FAMILY FAMILY FAMILY, FSI "a" FAMILY FAMILY "…" WJ FAMILY PDI);
  check_words ("\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7\U0001F1EE\U0001F1F9\U0001F1EA\U0001F1F8"
               "\U0001F1EC\U0001F1E7",
               "\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7…" WJ "\U0001F1EC\U0001F1E7");
  g_assert_false (medina_shown_name_is_long ("ninechars", 9));
  g_assert_true (medina_shown_name_is_long ("ten-chars.", 9));
}

/* Directions that a name opens are closed with it, and it closes none but its own. */
static void
test_isolated (void)
{
  check_words ("אבג", FSI "אבג" PDI);
  check_words ("٤٢", FSI "٤٢" PDI);
  check_words ("a\u202Eb", FSI "a\u202Eb" PDI);
  check_words ("a\u2066b", FSI "a\u2066b" PDI PDI);
  check_words ("a" PDI "b\u200E", FSI "ab\u200E" PDI);
  check_words ("\u2067a" PDI "b\u2067\u2068", FSI "\u2067a" PDI "b\u2067\u2068" PDI PDI PDI);
}

static void
test_player (void)
{
  g_autoptr (MedinaPlayer) player = medina_player_new (1, "\u2028 \u2029", MEDINA_COLOR_BLUE);

  g_assert_cmpstr (medina_player_get_display_name (player), ==, "Player 2");
  g_assert_cmpstr (medina_player_get_name_in_sentence (player), ==, "Player 2");
  medina_player_set_name (player, " a\u202Eb ");
  g_assert_cmpstr (medina_player_get_display_name (player), ==, "a\u202Eb");
  g_assert_cmpstr (medina_player_get_name_in_sentence (player), ==, FSI "a\u202Eb" PDI);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shown-name/stays-in-one-line", test_line);
  g_test_add_func ("/shown-name/is-shortened-between-letters", test_short);
  g_test_add_func ("/shown-name/does-not-turn-its-sentence", test_isolated);
  g_test_add_func ("/shown-name/blank-names-become-numbers", test_player);
  return g_test_run ();
}
