/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer player answers every question with the legal rest of the turn. */

#include "ai-fixture.h"
#include "play.h"
#include "playout.h"
#include "score.h"

enum
{
#ifdef NDEBUG
  GAMES = 12, /* for each rule set, number of players and level */
#else
  GAMES = 2, /* debug builds check every placement, which is slow */
#endif
  FAR = 12,            /* a margin, in points */
  LEAST_ANSWERS = 800, /* for each of those games, with all players and levels together */
};

/* The computer is asked at every turn, and every variation of its answer is checked. Now and then
 * another placement is made than it would, so that it meets positions that it would never bring
 * about. */
static int
question_game (MdnRuleSet set, int players, MdnLevel level, guint64 seed)
{
  MdnAiLimits limits = { .level = level, .nodes = 6, .seed = seed, .threads = 1 };
  MdnPosition position = ai_fixture_position (set, players, seed, 0);
  MdnRandom random;
  int questions = 0;

  mdn_random_seed (&random, seed);
  for (; !mdn_position_is_over (&position); questions++)
    {
      const MdnAdvice advice = ai_fixture_ask (&position, &limits);

      for (int i = 0; i < advice.count; i++)
        ai_fixture_check_variation (&position, &advice.variations[i]);
      if (mdn_random_below (&random, 4) == 0)
        mdn_position_play (&position, mdn_playout_choose (&position, &random), NULL);
      else
        mdn_position_play (&position, advice.variations[0].placements[0], NULL);
    }
  return questions;
}

static void
test_legal (gconstpointer data)
{
  const MdnRuleSet set = (MdnRuleSet) GPOINTER_TO_INT (data);
  int questions = 0;

  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    for (int level = 0; level < MDN_LEVELS; level++)
      for (guint64 game = 0; game < GAMES; game++)
        questions += question_game (set, players, (MdnLevel) level, game);
  g_test_message ("%d answers", questions);
  g_assert_cmpint (questions, >, GAMES * LEAST_ANSWERS);
}

static void
test_over (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 3, 1, MDN_SPACES);
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = 10 };
  MdnAi *ai = mdn_ai_new ();
  MdnAdvice advice;

  g_assert_true (mdn_position_is_over (&position));
  g_assert_false (mdn_ai_think (ai, &position, &limits, &advice));
  g_assert_cmpint (advice.count, ==, 0);
  mdn_ai_free (ai);
}

/* Games that a few pieces make short: one of a kind each, and a building of each color where that
 * kind needs one. The computer plays each of them to its end. */
static void
test_odd_stocks (void)
{
  static const MdnStockSize stocks[] = {
    { .buildings = 1 },
    { .buildings = 1, .rooftops = 1 },
    { .buildings = 1, .stables = 1 },
    { .merchants = 1 },
    { .walls = 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (stocks); i++)
    {
      MdnSetup setup = { .rules = mdn_rules (MDN_SECOND_EDITION, 2),
                         .well = mdn_space (5, 5),
                         .merchant = mdn_space (8, 8) };
      const MdnAiLimits limits = { .level = MDN_LEVEL_EXPERT, .nodes = 20 };
      MdnPosition position;
      int turns = 0;

      setup.rules.stock = stocks[i];
      setup.rules.other_rooftops = 0;
      position = mdn_position (&setup);
      for (; !mdn_position_is_over (&position); turns++)
        {
          const MdnAdvice advice = ai_fixture_ask (&position, &limits);

          ai_fixture_check_variation (&position, &advice.variations[0]);
          for (int j = 0; j < advice.variations[0].count; j++)
            mdn_position_play (&position, advice.variations[0].placements[j], NULL);
        }
      g_assert_cmpint (turns, >=, 2);
    }
}

/* Whoever is far ahead late in a game is told to win, and whoever is far behind is not, in all
 * variations. */
static void
test_chances (void)
{
  int ahead = 0, behind = 0;

  for (guint64 game = 0; game < 60; game++)
    {
      const MdnPosition position = ai_fixture_position ((MdnRuleSet) (game % MDN_RULE_SETS),
                                                        2 + (int) (game / 3 % 3), game, 80);
      const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = 150, .seed = game };
      MdnAdvice advice;

      if (mdn_position_is_over (&position))
        continue;
      advice = ai_fixture_ask (&position, &limits);
      for (int i = 0; i < advice.count; i++)
        {
          const MdnVariation *variation = &advice.variations[i];

          if (variation->margin > FAR)
            g_assert_cmpfloat (variation->win, >, 0.6);
          if (variation->margin < -FAR)
            g_assert_cmpfloat (variation->win, <, 0.4);
          ahead += variation->margin > FAR;
          behind += variation->margin < -FAR;
        }
    }
  g_test_message ("%d ahead, %d behind", ahead, behind);
  g_assert_cmpint (MIN (ahead, behind), >, 20);
}

/* A turn that ends the game promises what comes of it, at every level. */
static void
test_last_turn (gconstpointer level)
{
  int ended = 0;

  for (guint64 game = 0; game < 24; game++)
    {
      const int players = 2 + (int) game % 3;
      MdnPosition position =
        ai_fixture_ending ((MdnRuleSet) (game % MDN_RULE_SETS), players, game, 1);
      const MdnAiLimits limits = { .level = (MdnLevel) GPOINTER_TO_INT (level),
                                   .nodes = 50,
                                   .seed = 1 };
      const int mover = position.table.turn.player;
      const MdnAdvice advice = ai_fixture_ask (&position, &limits);
      const MdnVariation *variation = &advice.variations[0];
      int best = G_MININT;

      for (int i = 0; i < variation->count; i++)
        mdn_position_play (&position, variation->placements[i], NULL);
      if (!mdn_position_is_over (&position))
        continue;
      for (int other = 0; other < players; other++)
        if (other != mover)
          best = MAX (best, mdn_score (&position, other).total);
      g_assert_cmpfloat (variation->margin, ==, mdn_score (&position, mover).total - best);
      g_assert_true ((variation->win > 0) == (mdn_score_winners (&position) >> mover & 1));
      ended++;
    }
  g_assert_cmpint (ended, >, 6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/answers/every-variation-is-the-legal-rest-of-the-turn/first",
                        GINT_TO_POINTER (MDN_FIRST_EDITION), test_legal);
  g_test_add_data_func ("/answers/every-variation-is-the-legal-rest-of-the-turn/second",
                        GINT_TO_POINTER (MDN_SECOND_EDITION), test_legal);
  g_test_add_data_func ("/answers/every-variation-is-the-legal-rest-of-the-turn/online",
                        GINT_TO_POINTER (MDN_ONLINE), test_legal);
  g_test_add_func ("/answers/none-when-the-game-is-over", test_over);
  g_test_add_func ("/answers/games-of-few-pieces-are-played-to-their-end", test_odd_stocks);
  g_test_add_data_func ("/answers/the-last-turn-promises-what-comes-of-it/on-sight",
                        GINT_TO_POINTER (MDN_LEVEL_EASY), test_last_turn);
  g_test_add_data_func ("/answers/the-last-turn-promises-what-comes-of-it/solved",
                        GINT_TO_POINTER (MDN_LEVEL_HARD), test_last_turn);
  g_test_add_func ("/answers/the-chance-to-win-agrees-with-the-margin", test_chances);
  return g_test_run ();
}
