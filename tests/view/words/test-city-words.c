/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-city-words.h"
#include "named-game.h"

/* The city in words. */

static void
assert_section (MedinaGame *game, MedinaCitySection section, const char *expected)
{
  g_auto (GStrv) lines = medina_city_section_to_lines (section, game);
  g_autofree char *text = g_strjoinv ("\n", lines);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_beginning (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  assert_section (game, MEDINA_CITY_CHANGES, "Nothing has been placed yet.");
  assert_section (game, MEDINA_CITY_UNCLAIMED, "There are no palaces without a rooftop.");
  assert_section (game, MEDINA_CITY_PALACES, "No palace has a rooftop yet.");
  assert_section (game, MEDINA_CITY_STREETS,
                  "1 merchant, ends at: l6\nThe next merchant can go on: k6, l5, l7, m6");
}

static void
test_palaces (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Of4 Og4 Rf4 Sh4 Gn3 Go3");
  assert_section (game, MEDINA_CITY_UNCLAIMED,
                  "Unfinished gray palace, at n3, 2 pieces, 2 points: 2 buildings, can be claimed "
                  "by: Aisha, Ben, Chiara");
  assert_section (game, MEDINA_CITY_PALACES,
                  "Ben’s orange palace, at f4, 3 pieces, 3 points: 2 buildings, 1 stable");
  medina_game_end_turn (game);
  named_game_play (game, "Rn3");
  assert_section (game, MEDINA_CITY_UNCLAIMED, "There are no palaces without a rooftop.");
}

/* Who owns a palace of a color cannot claim another one. */
static void
test_claims (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  named_game_play (game, "Gb2 Rb2 Gn3");
  assert_section (game, MEDINA_CITY_UNCLAIMED,
                  "Unfinished gray palace, at n3, 1 piece, 1 point: 1 building, can be claimed by: "
                  "Ben, Chiara");
}

static void
test_changes (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);

  named_game_play (game, "Gb2 Rb2 Wa2 Ml5 Pd4 Rd4 Oh3 Oi3");
  medina_game_end_turn (game);
  assert_section (
    game, MEDINA_CITY_CHANGES,
    "Ben: Wall on a2, Aisha\u00a0+5\nBen: Merchant on l5\nChiara: Purple building on "
    "d4\nChiara: Rooftop on the purple palace at d4,\u00a0+3\nDai: Orange building on "
    "h3\nDai: Orange building on i3");
}

static void
test_walls (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  g_auto (GStrv) lines = NULL;

  named_game_play (game, "Wa2 Wb1");
  lines = medina_city_section_to_lines (MEDINA_CITY_WALLS, game);
  g_assert_cmpstr (lines[0], ==, "Tower 1: no walls");
  g_assert_cmpstr (lines[3], ==, "Tower 4: a2, b1");
  g_assert_true (g_str_has_prefix (lines[4], "The next wall can go on: a3, a12"));
}

/* What a screen hides is not told. */
static void
test_screens (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  g_auto (GStrv) lines = NULL;

  medina_game_set_screens (game, TRUE);
  lines = medina_city_section_to_lines (MEDINA_CITY_PLAYERS, game);
  g_assert_nonnull (strstr (lines[0], "Stable: "));
  g_assert_null (strstr (lines[1], "Stable: "));
  g_assert_true (g_str_has_prefix (lines[1], "Ben, 0 points, Rooftop: 4"));
}

/* At the end most pieces are gone: nothing is listed of which there is none. */
static void
test_nothing_left (void)
{
  g_autoptr (MedinaGame) game = named_game_new_finished (MDN_SECOND_EDITION, 4, 7);
  g_auto (GStrv) lines = medina_city_section_to_lines (MEDINA_CITY_PLAYERS, game);
  g_autofree char *all = g_strjoinv ("\n", lines);

  g_assert_null (strstr (all, ": 0"));
  g_assert_true (g_str_has_prefix (lines[0], "Aisha, "));
}

/* Every position of every rule set has words, without placeholders. */
static void
test_games (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = 2; players <= MDN_MAX_PLAYERS; players++)
      {
        g_autoptr (MedinaGame) game = named_game_new ((MdnRuleSet) set, players);
        MdnRandom random;

        mdn_random_seed (&random, 7);
        do
          for (MedinaCitySection section = 0; section < MEDINA_CITY_SECTIONS; section++)
            {
              g_auto (GStrv) lines = medina_city_section_to_lines (section, game);

              g_assert_nonnull (lines[0]);
              for (char **line = lines; *line != NULL; line++)
                {
                  g_assert_cmpstr (*line, !=, "");
                  g_assert_null (strpbrk (*line, "%\n"));
                }
            }
        while (named_game_play_random (game, &random));
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city/an-empty-city", test_beginning);
  g_test_add_func ("/city/palaces-by-color-and-owner", test_palaces);
  g_test_add_func ("/city/who-can-claim-a-palace", test_claims);
  g_test_add_func ("/city/what-the-others-did", test_changes);
  g_test_add_func ("/city/walls-by-tower", test_walls);
  g_test_add_func ("/city/screens-hide-pieces", test_screens);
  g_test_add_func ("/city/nothing-is-listed-that-is-gone", test_nothing_left);
  g_test_add_func ("/city/every-position-has-words", test_games);
  return g_test_run ();
}
