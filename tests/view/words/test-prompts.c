/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "english.h"
#include "medina-palace-description.h"
#include "medina-prompts.h"
#include "named-game.h"

/* What the status says first: whose turn it is, and what can be done. */

static void
assert_prompt (MedinaGame *game, const char *expected)
{
  g_autofree char *prompt = medina_prompt_for_game (game);

  g_assert_cmpstr (prompt, ==, expected);
}

static void
test_prompts (void)
{
  g_autoptr (MedinaGame) first = named_game_new (MDN_FIRST_EDITION, 3);
  g_autoptr (MedinaGame) second = named_game_new (MDN_SECOND_EDITION, 3);

  assert_prompt (
    first, "Aisha’s turn: place the first merchant, from the box, away from the city’s edge.");
  named_game_play (first, "Ml6");
  assert_prompt (first, "Aisha’s turn: place 2 pieces. Pick a piece or a space.");
  named_game_play (first, "Gb2");
  medina_game_set_selected_piece (first, MDN_ROOFTOP);
  assert_prompt (first, "Aisha’s turn: place 1 more piece. Choose a palace to claim.");
  named_game_play (first, "Wb1");
  assert_prompt (first, "Aisha’s turn is complete. End it, or undo anything you want to change.");
  medina_game_end_turn (first);
  assert_prompt (first, "Ben’s turn: place 2 pieces. Pick a piece or a space.");

  named_game_play (second, "Pb2 Rb2");
  medina_game_set_selected_piece (second, MDN_OTHER_ROOFTOP);
  named_game_play (second, "Gd2 Od10 Wa2 Wa3 Wb1");
  assert_prompt (
    second,
    "Aisha’s turn: place one more piece, or give back a tea tile. Pick a piece or a space.");
}

/* What a turn is limited to (B3) is left to the refusals. */
static void
test_limited_turn (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);

  named_game_play (game, "Ml6");
  assert_prompt (game, "Aisha’s turn: place 1 piece. Pick a piece or a space.");
  named_game_play (game, "Gb2 Bi3");
  medina_game_end_turn (game);
  assert_prompt (game, "Aisha’s turn: place 2 pieces. Pick a piece or a space.");
}

static void
assert_foregone (MedinaGame *game, MdnForegone foregone, const char *expected)
{
  g_autofree char *prompt = medina_prompt_for_foregone (game, foregone);

  g_assert_cmpstr (prompt, ==, expected);
}

/* What cannot be decided any more, in the place of what to do. */
static void
test_foregone_prompts (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);

  assert_foregone (game, MDN_FOREGONE_TURN,
                   "Aisha’s turn: place 2 pieces. This turn can end only one way.");
  assert_foregone (game, MDN_FOREGONE_GAME,
                   "Aisha’s turn: place 2 pieces. Nothing can change the final scores anymore.");
  named_game_play (game, "Pb2 Rb2");
  assert_foregone (game, MDN_FOREGONE_GAME,
                   "Aisha’s turn is complete. Nothing can change the final scores anymore.");
  g_assert_null (medina_prompt_word_foregone (MDN_FOREGONE_NOTHING));
}

/* T6 tells at the start of the turn, and insists at its last placement. */
static void
test_rooftop_prompts (void)
{
  g_autoptr (MedinaGame) game = NULL;
  MdnSetup setup = { mdn_rules (MDN_FIRST_EDITION, 3), 0, MDN_NO_SPACE, MDN_NO_SPACE };
  MedinaPlayer *seats[] = { medina_player_new (0, "Aisha", MEDINA_COLOR_YELLOW),
                            medina_player_new (1, "Ben", MEDINA_COLOR_BLUE),
                            medina_player_new (2, "Chiara", MEDINA_COLOR_RED) };

  setup.rules.stock.rooftops = 1;
  game = medina_game_new (&setup, seats, FALSE);
  named_game_play (game, "Ml6 Gb2 Pd4 Rb2");
  assert_prompt (game, "Ben’s turn: place 1 more piece. Pick a piece or a space.");
  named_game_play (game, "Bi3 Wb1 Wa2 Rd4 Wc1 Wd1 We1");
  medina_game_end_turn (game);
  assert_prompt (game,
                 "Chiara’s turn: place 2 pieces, including a rooftop. Pick a piece or a space.");
  named_game_play (game, "Wf1");
  assert_prompt (
    game,
    "Chiara must place a rooftop now because nobody else has any left. Pick a piece or a space.");
}

/* A blocking rooftop: the colors of the palaces that are there for it. */
static void
test_blocking_prompts (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);
  g_autofree char *list = NULL;

  list = medina_palace_colors_to_list (15, &medina_game_get_setup (game)->rules);
  g_assert_cmpstr (list, ==, "gray, black, brown, orange");
  named_game_play (game, "Ml6 Gb2 Od4 Gb3 Nb2 Pd9 Wa2 Wa3");
  medina_game_end_turn (game);
  medina_game_set_selected_piece (game, MDN_OTHER_ROOFTOP);
  assert_prompt (game, "Aisha’s turn: place 3 pieces. Choose a palace to block: black, orange.");
}

/* Two walls: what the turn allows does not matter, and the last one ends the game. */
static void
test_last_prompts (void)
{
  g_autoptr (MedinaGame) game = NULL;
  MdnSetup setup = { mdn_rules (MDN_FIRST_EDITION, 2), 0, MDN_NO_SPACE, MDN_NO_SPACE };
  MedinaPlayer *seats[] = { medina_player_new (0, "Aisha", MEDINA_COLOR_YELLOW),
                            medina_player_new (1, "Ben", MEDINA_COLOR_BLUE) };

  setup.rules.stock = (MdnStockSize){ .walls = 1 };
  setup.rules.other_rooftops = 0;
  setup.rules.blocking = false;
  setup.rules.opening = MDN_OPENING_FULL;
  game = medina_game_new (&setup, seats, FALSE);
  named_game_play (game, "Ml6");
  assert_prompt (game, "Aisha’s turn: place 1 piece. Pick a piece or a space.");
  named_game_play (game, "Wa2");
  assert_prompt (game, "Aisha’s turn is complete. End it, or undo anything you want to change.");
  named_game_play (game, "Wa3");
  assert_prompt (game, "Ben’s turn is complete. End it to finish the game.");
}

/* It has room in one line beside what is pointed at. */
static void
test_brief_opening (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_FIRST_EDITION, 2);
  g_autofree char *brief = medina_prompt_in_brief (game);

  g_assert_cmpstr (brief, ==, "Aisha’s turn: place 1 piece.");
}

static const char *
name_of_current (MedinaGame *game)
{
  return medina_player_get_display_name (medina_game_get_current_player (game));
}

/* Through whole games: there is a prompt for every situation, and it says whose turn it is. */
static void
test_prompts_of_games (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        g_autoptr (MedinaGame) game = named_game_new ((MdnRuleSet) set, players);
        g_autofree char *end = NULL;
        g_autofree char *brief = NULL;
        MdnRandom random;

        mdn_random_seed (&random, 7);
        do
          {
            g_autofree char *prompt = medina_prompt_for_game (game);

            english_assert_sentence (prompt);
            if (!medina_game_get_over (game))
              g_assert_nonnull (strstr (prompt, name_of_current (game)));
          }
        while (named_game_play_random (game, &random));
        end = medina_prompt_for_game (game);
        english_assert_sentence (end);
        g_assert_true (g_str_has_prefix (end, "The game is over. "));
        brief = medina_prompt_in_brief (game);
        g_assert_cmpstr (brief, ==, end + strlen ("The game is over. "));
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/prompts/say-whose-turn-it-is", test_prompts);
  g_test_add_func ("/prompts/are-as-short-where-a-turn-is-limited", test_limited_turn);
  g_test_add_func ("/prompts/of-what-is-foregone", test_foregone_prompts);
  g_test_add_func ("/prompts/say-when-a-rooftop-is-due", test_rooftop_prompts);
  g_test_add_func ("/prompts/say-which-palaces-can-be-blocked", test_blocking_prompts);
  g_test_add_func ("/prompts/say-how-the-game-ends", test_last_prompts);
  g_test_add_func ("/prompts/of-the-first-merchant-are-brief", test_brief_opening);
  g_test_add_func ("/prompts/are-there-in-whole-games", test_prompts_of_games);
  return g_test_run ();
}
