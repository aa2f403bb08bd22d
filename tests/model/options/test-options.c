/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-options.h"
#include "notify-watch.h"

/* What a New Game dialog chooses: what is offered, what does not go together, the game that comes
 * of it. */

static void
test_defaults (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  MedinaOptionsProblem problem = MEDINA_OPTIONS_PROBLEM_SAME_NAME;
  MdnRules rules;

  g_assert_cmpint (medina_game_options_get_rule_set (options), ==, MDN_SECOND_EDITION);
  g_assert_cmpuint (medina_game_options_get_players (options), ==, 4);
  g_assert_cmpuint (medina_game_options_get_starting_player (options), ==, 0);
  for (MdnOption option = 0; option < MDN_OPTIONS; option++)
    g_assert_true (medina_game_options_get_option (options, option));
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmpstr (medina_game_options_get_name (options, seat), ==, "");
      g_assert_cmpint (medina_game_options_get_color (options, seat), ==, seat);
    }
  g_assert_true (medina_game_options_validate (options, &problem, NULL));
  g_assert_cmpint (problem, ==, MEDINA_OPTIONS_PROBLEM_NONE);
  rules = mdn_rules (MDN_SECOND_EDITION, 4);
  g_assert_cmpint (medina_game_options_get_rules (options).well, ==, rules.well);

  g_assert_finalize_object (options);
}

/* Sets every property twice: the first time it notifies, the second time it does not. */
static void
test_notify (void)
{
  static const char *const booleans[] = {
    "well", "tea", "towers", "neutral", "short-opening", "random-order", "screens",
  };
  MedinaGameOptions *options = medina_game_options_new ();
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, options);
  for (guint i = 0; i < G_N_ELEMENTS (booleans); i++)
    {
      gboolean on;

      g_object_get (options, booleans[i], &on, NULL);
      for (guint times = 0; times < 2; times++)
        {
          g_object_set (options, booleans[i], !on, NULL);
          notify_watch_check (watch);
        }
      g_object_get (options, booleans[i], &on, NULL);
      g_assert_cmpint (on, ==, i >= 5);
    }
  g_object_set (options, "starting-player", 3, NULL);
  notify_watch_check (watch);
  g_object_set (options, "starting-player", 3, NULL);
  notify_watch_check (watch);

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (options);
}

static void
test_offers (void)
{
  static const struct
  {
    MdnRuleSet set;
    guint players;
    gboolean most;
    gboolean neutral;
  } cases[] = {
    { MDN_FIRST_EDITION, 2, FALSE, FALSE }, { MDN_FIRST_EDITION, 4, FALSE, FALSE },
    { MDN_SECOND_EDITION, 2, TRUE, FALSE }, { MDN_SECOND_EDITION, 3, TRUE, TRUE },
    { MDN_ONLINE, 3, TRUE, TRUE },          { MDN_ONLINE, 4, TRUE, FALSE },
  };
  MedinaGameOptions *options = medina_game_options_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      medina_game_options_set_rule_set (options, cases[i].set);
      medina_game_options_set_players (options, cases[i].players);
      for (MdnOption option = 0; option < MDN_OPTIONS; option++)
        g_assert_cmpint (medina_game_options_offers (options, option), ==,
                         option == MDN_OPTION_NEUTRAL ? cases[i].neutral : cases[i].most);
    }

  g_assert_finalize_object (options);
}

/* What is not offered has no effect but is not forgotten. */
static void
test_rules (void)
{
  MedinaGameOptions *options = medina_game_options_new ();

  medina_game_options_set_option (options, MDN_OPTION_WELL, FALSE);
  medina_game_options_set_option (options, MDN_OPTION_NEUTRAL, FALSE);
  medina_game_options_set_players (options, 2);
  g_assert_false (medina_game_options_get_rules (options).well);
  g_assert_true (medina_game_options_get_rules (options).tea);
  g_assert_cmpuint (medina_game_options_get_rules (options).other_rooftops, ==, 2);
  medina_game_options_set_players (options, 3);
  g_assert_cmpuint (medina_game_options_get_rules (options).other_rooftops, ==, 0);
  medina_game_options_set_rule_set (options, MDN_FIRST_EDITION);
  g_assert_false (medina_game_options_get_rules (options).tea);
  g_assert_false (medina_game_options_get_option (options, MDN_OPTION_WELL));

  g_assert_finalize_object (options);
}

static void
seat_changed_cb (MedinaGameOptions *options, guint seat, guint *seats)
{
  *seats = *seats * 10 + seat + 1;
}

static void
test_seats (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  guint seats = 0;

  g_signal_connect (options, "seat-changed", G_CALLBACK (seat_changed_cb), &seats);
  medina_game_options_set_name (options, 2, "Zahra");
  medina_game_options_set_name (options, 2, "Zahra");
  medina_game_options_set_name (options, 1, NULL);
  medina_game_options_set_color (options, 0, MEDINA_COLOR_RED);
  medina_game_options_set_color (options, 0, MEDINA_COLOR_RED);
  g_assert_cmpuint (seats, ==, 31);
  medina_game_options_set_kind (options, 3, MEDINA_SEAT_HUMAN);
  medina_game_options_set_kind (options, 3, MEDINA_SEAT_HUMAN);
  medina_game_options_set_level (options, 1, MEDINA_LEVEL_HARD);
  medina_game_options_set_level (options, 1, MEDINA_LEVEL_HARD);
  g_assert_cmpuint (seats, ==, 3142);
  g_assert_cmpstr (medina_game_options_get_name (options, 2), ==, "Zahra");

  g_assert_finalize_object (options);
}

static void
test_colors_fixed (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, options);
  medina_game_options_set_rule_set (options, MDN_FIRST_EDITION);
  notify_watch_check (watch);
  g_assert_false (medina_game_options_get_colors_fixed (options));
  medina_game_options_set_players (options, 2);
  notify_watch_check (watch);
  g_assert_true (medina_game_options_get_colors_fixed (options));
  medina_game_options_set_color (options, 0, MEDINA_COLOR_GREEN);
  g_assert_cmpint (medina_game_options_get_color (options, 0), ==, MEDINA_COLOR_YELLOW);
  g_assert_cmpint (medina_game_options_get_color (options, 1), ==, MEDINA_COLOR_BLUE);
  g_assert_cmpint (medina_game_options_get_chosen_color (options, 0), ==, MEDINA_COLOR_GREEN);
  medina_game_options_set_rule_set (options, MDN_ONLINE);
  notify_watch_check (watch);
  g_assert_false (medina_game_options_get_colors_fixed (options));
  g_assert_cmpint (medina_game_options_get_color (options, 0), ==, MEDINA_COLOR_GREEN);

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (options);
}

static void
expect_problem (MedinaGameOptions *options, MedinaOptionsProblem expected, guint seat)
{
  MedinaOptionsProblem problem;
  guint player;

  g_assert_cmpint (medina_game_options_validate (options, &problem, &player), ==,
                   expected == MEDINA_OPTIONS_PROBLEM_NONE);
  g_assert_cmpint (problem, ==, expected);
  if (expected != MEDINA_OPTIONS_PROBLEM_NONE)
    g_assert_cmpuint (player, ==, seat);
}

static void
test_validate (void)
{
  MedinaGameOptions *options = medina_game_options_new ();

  medina_game_options_set_name (options, 0, "Zahra");
  medina_game_options_set_name (options, 3, " zahra ");
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_SAME_NAME, 3);
  /* Only those who play count. */
  medina_game_options_set_players (options, 3);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_NONE, 0);
  /* Nor do those that nobody gave. */
  medina_game_options_set_name (options, 0, "Idris");
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_NONE, 0);
  medina_game_options_set_name (options, 0, " ");
  medina_game_options_set_name (options, 1, "  ");
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_NONE, 0);

  medina_game_options_set_color (options, 2, MEDINA_COLOR_YELLOW);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_SAME_COLOR, 2);
  medina_game_options_set_players (options, 2);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_NONE, 0);
  medina_game_options_set_color (options, 0, MEDINA_COLOR_YELLOW);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_SAME_COLOR, 1);
  medina_game_options_set_rule_set (options, MDN_FIRST_EDITION);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_NONE, 0);

  medina_game_options_set_starting_player (options, 3);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_STARTING_PLAYER, 2);
  medina_game_options_set_starting_player (options, 2);
  expect_problem (options, MEDINA_OPTIONS_PROBLEM_NONE, 0);

  g_assert_finalize_object (options);
}

static void
test_create (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  MedinaGame *game, *again;

  medina_game_options_set_players (options, 3);
  medina_game_options_set_name (options, 0, " Zahra ");
  medina_game_options_set_color (options, 0, MEDINA_COLOR_RED);
  medina_game_options_set_level (options, 1, MEDINA_LEVEL_HARD);
  medina_game_options_set_screens (options, TRUE);
  medina_game_options_set_option (options, MDN_OPTION_WELL, FALSE);
  medina_game_options_set_starting_player (options, 2);
  game = medina_game_options_create_game (options, 5);
  again = medina_game_options_create_game (options, 5);

  g_assert_cmpuint (medina_game_get_n_players (game), ==, 3);
  g_assert_cmpuint (medina_game_get_setup (game)->first, ==, 1);
  g_assert_cmpuint (medina_game_get_setup (game)->well, ==, MDN_NO_SPACE);
  g_assert_cmpmem (medina_game_get_setup (game), sizeof (MdnSetup), medina_game_get_setup (again),
                   sizeof (MdnSetup));
  g_assert_true (medina_game_get_screens (game));
  g_assert_cmpstr (medina_player_get_name (medina_game_get_player (game, 0)), ==, "Zahra");
  g_assert_cmpint (medina_player_get_color (medina_game_get_player (game, 0)), ==,
                   MEDINA_COLOR_RED);
  g_assert_false (medina_player_is_computer (medina_game_get_player (game, 0)));
  g_assert_true (medina_player_is_computer (medina_game_get_player (game, 1)));
  g_assert_cmpint (medina_player_get_level (medina_game_get_player (game, 1)), ==,
                   MEDINA_LEVEL_HARD);
  g_assert_cmpint (medina_player_get_level (medina_game_get_player (game, 2)), ==,
                   MEDINA_LEVEL_EASY);

  g_assert_finalize_object (game);
  g_assert_finalize_object (again);
  g_assert_finalize_object (options);
}

/* A surprise is drawn, the same for the same seed, and all there are; what is chosen stays. People
 * have none. */
static void
test_create_characters (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  gboolean drawn[MEDINA_CHARACTER_SURPRISE] = { FALSE };

  medina_game_options_set_character (options, 2, MEDINA_CHARACTER_CLAIMER);
  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (MedinaGame) game = medina_game_options_create_game (options, seed);
      g_autoptr (MedinaGame) again = medina_game_options_create_game (options, seed);
      const MedinaCharacter character =
        medina_player_get_character (medina_game_get_player (game, 1));

      g_assert_cmpint (character, <, MEDINA_CHARACTER_SURPRISE);
      g_assert_cmpint (medina_player_get_character (medina_game_get_player (again, 1)), ==,
                       character);
      g_assert_cmpint (medina_player_get_character (medina_game_get_player (game, 0)), ==,
                       MEDINA_CHARACTER_PLAIN);
      g_assert_cmpint (medina_player_get_character (medina_game_get_player (game, 2)), ==,
                       MEDINA_CHARACTER_CLAIMER);
      drawn[character] = TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    g_assert_true (drawn[i]);
  g_assert_finalize_object (options);
}

/* Whoever has let computers play the game to its end plays the next one. */
static void
test_rematch_after_leaving (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  MedinaGame *game = medina_game_options_create_game (options, 1), *rematch;
  const char *name = medina_player_get_name (medina_game_get_player (game, 0));

  g_assert_cmpuint (medina_game_count_people (game), ==, 1);
  medina_player_set_kind (medina_game_get_player (game, 0), MEDINA_SEAT_COMPUTER);
  g_assert_cmpuint (medina_game_count_people (game), ==, 0);
  rematch = medina_game_new_rematch (game);
  g_assert_cmpuint (medina_game_count_people (rematch), ==, 1);
  g_assert_false (medina_player_is_computer (medina_game_get_player (rematch, 0)));
  g_assert_cmpstr (medina_player_get_name (medina_game_get_player (rematch, 0)), ==, name);
  g_assert_finalize_object (rematch);

  /* Somebody who stays is who plays again. */
  medina_player_set_kind (medina_game_get_player (game, 2), MEDINA_SEAT_HUMAN);
  rematch = medina_game_new_rematch (game);
  g_assert_cmpuint (medina_game_count_people (rematch), ==, 1);
  g_assert_true (medina_player_is_computer (medina_game_get_player (rematch, 0)));
  g_assert_finalize_object (rematch);
  g_assert_finalize_object (game);
  g_assert_finalize_object (options);
}

/* A rematch begins with who was chosen to begin; a drawn one is drawn again. */
static void
test_create_rematch (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  MedinaGame *game;
  guint others = 0;

  for (guint chosen = 0; chosen < 2; chosen++)
    {
      medina_game_options_set_starting_player (options, chosen ? 3 : 0);
      game = medina_game_options_create_game (options, 1);
      for (guint i = 0; i < 40; i++)
        {
          MedinaGame *rematch = medina_game_new_rematch (game);
          const guint first = medina_game_get_setup (rematch)->first;

          if (chosen)
            g_assert_cmpuint (first, ==, 2);
          else
            others += first != medina_game_get_setup (game)->first;
          g_assert_finalize_object (game);
          game = rematch;
        }
      g_assert_finalize_object (game);
    }
  g_assert_cmpuint (others, >, 0);

  g_assert_finalize_object (options);
}

/* Every player gets one seat and keeps the color; the player who was chosen to begin does. */
static void
test_random_order (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  guint seats_of_d = 0;

  for (guint seat = 0; seat < 4; seat++)
    {
      const char name[] = { (char) ('A' + seat), '\0' };

      medina_game_options_set_name (options, seat, name);
    }
  medina_game_options_set_random_order (options, TRUE);
  medina_game_options_set_starting_player (options, 4);
  for (guint64 seed = 0; seed < 60; seed++)
    {
      MedinaGame *game = medina_game_options_create_game (options, seed);
      guint found = 0;

      for (guint seat = 0; seat < 4; seat++)
        {
          MedinaPlayer *player = medina_game_get_player (game, seat);
          const guint listed = (guint) (medina_player_get_name (player)[0] - 'A');

          g_assert_cmpuint (medina_player_get_number (player), ==, seat);
          g_assert_cmpint (medina_player_get_color (player), ==, listed);
          g_assert_cmpint (medina_player_is_computer (player), ==, listed != 0);
          found |= 1u << listed;
          if (listed == 3)
            {
              g_assert_cmpuint (medina_game_get_setup (game)->first, ==, seat);
              seats_of_d |= 1u << seat;
            }
        }
      g_assert_cmpuint (found, ==, 15);
      g_assert_finalize_object (game);
    }
  g_assert_cmpuint (seats_of_d, ==, 15);

  g_assert_finalize_object (options);
}

/* In the first edition for two the seats have the colors, whoever sits there. */
static void
test_random_order_fixed_colors (void)
{
  MedinaGameOptions *options = medina_game_options_new ();
  guint firsts = 0;

  medina_game_options_set_rule_set (options, MDN_FIRST_EDITION);
  medina_game_options_set_players (options, 2);
  medina_game_options_set_random_order (options, TRUE);
  medina_game_options_set_name (options, 0, "A");
  medina_game_options_set_name (options, 1, "B");
  for (guint64 seed = 0; seed < 40; seed++)
    {
      MedinaGame *game = medina_game_options_create_game (options, seed);
      MedinaPlayer *player = medina_game_get_player (game, 0);

      g_assert_cmpint (medina_player_get_color (player), ==, MEDINA_COLOR_YELLOW);
      firsts |= 1u << (medina_player_get_name (player)[0] - 'A');
      g_assert_finalize_object (game);
    }
  g_assert_cmpuint (firsts, ==, 3);

  g_assert_finalize_object (options);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/options/begin-with-the-defaults", test_defaults);
  g_test_add_func ("/options/notify-once-a-change", test_notify);
  g_test_add_func ("/options/each-rule-set-offers-its-own", test_offers);
  g_test_add_func ("/options/what-is-not-offered-is-remembered", test_rules);
  g_test_add_func ("/options/seats-tell-of-changes", test_seats);
  g_test_add_func ("/options/the-first-edition-fixes-colors-for-two", test_colors_fixed);
  g_test_add_func ("/options/problems-are-found", test_validate);
  g_test_add_func ("/options/make-the-game-chosen", test_create);
  g_test_add_func ("/options/a-surprise-is-drawn", test_create_characters);
  g_test_add_func ("/options/who-left-last-plays-the-rematch", test_rematch_after_leaving);
  g_test_add_func ("/options/a-chosen-start-lasts-in-rematches", test_create_rematch);
  g_test_add_func ("/options/random-order-seats-everybody-once", test_random_order);
  g_test_add_func ("/options/random-order-leaves-fixed-colors", test_random_order_fixed_colors);
  return g_test_run ();
}
