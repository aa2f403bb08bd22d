/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The evaluations of the computer player agree with the rules. */

#include "ai-fixture.h"
#include "legal.h"
#include "play.h"
#include "playout.h"
#include "score.h"
#include "board-analysis.h"
#include "weights.h"

typedef void (*Look) (MdnSearchState *state, MdnRandom *random);

/* Calls a function before every placement of random games under all rules. */
static void
look_at_games (Look look, int games)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      for (int game = 0; game < games; game++)
        {
          const MdnPosition begin =
            ai_fixture_position ((MdnRuleSet) set, players, (guint64) game, 0);
          MdnRandom random;
          MdnSearchState state;

          mdn_random_seed (&random, (guint64) game);
          mdn_search_state_begin (&state, &begin);
          while (!mdn_position_is_over (&state.position))
            {
              look (&state, &random);
              mdn_position_play (&state.position, mdn_playout_choose (&state.position, &random),
                                 NULL);
            }
          look (&state, &random);
        }
}

static void
check_analysis (MdnSearchState *state, MdnRandom *random)
{
  const MdnPosition *position = &state->position;
  MdnBoardAnalysis analysis;

  mdn_board_analysis_find (&analysis, state);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      const unsigned owner = position->palace[palace].owner;

      g_assert_cmpint (analysis.palace[palace].size, ==,
                       mdn_palace_size (&position->palace[palace]));
      if (owner == MDN_OWNER_NEUTRAL || owner > MDN_OWNER_NONE)
        continue;
      g_assert_cmpint (analysis.palace[palace].points, ==,
                       mdn_score_palace (position, palace).total);
      g_assert_cmpint (analysis.palace[palace].extension, ==,
                       mdn_set_count (mdn_palace_extensions (position, palace)));
      g_assert_cmpint (analysis.palace[palace].water, ==,
                       mdn_set_count (
                         mdn_set_intersection (mdn_palace_extensions (position, palace),
                                               state->water)));
    }
}

static void
test_analysis (void)
{
  look_at_games (check_analysis, 2);
}

/* The points that a rooftop brings are those foretold. */
static void
check_prizes (MdnSearchState *state, MdnRandom *random)
{
  const int mover = state->position.table.turn.player;
  const int before = mdn_score (&state->position, mover).total;
  MdnBoardAnalysis analysis;
  MdnLegal legal;

  mdn_board_analysis_find (&analysis, state);
  mdn_legal_find (&state->position, &legal);
  for (uint64_t left = mdn_legal_palaces (&legal, MDN_ROOFTOP); left != 0; left &= left - 1)
    {
      const int palace = __builtin_ctzll (left);
      MdnPosition copy = state->position;

      mdn_position_play (&copy, mdn_placement (MDN_ROOFTOP, (MdnSpace) copy.palace[palace].at),
                         NULL);
      g_assert_cmpint (mdn_score (&copy, mover).total - before, ==,
                       mdn_board_analysis_prize (&analysis, &state->position, palace, mover));
    }
}

static void
test_prizes (void)
{
  look_at_games (check_prizes, 2);
}

/* Once the game is over, the evaluation is the score. */
static void
check_end (MdnSearchState *state, MdnRandom *random)
{
  const MdnEvaluation evaluation = mdn_evaluate (state);

  for (int player = 0; player < state->position.rules.players; player++)
    if (mdn_position_is_over (&state->position))
      g_assert_cmpint (evaluation.total[player], ==,
                       mdn_score (&state->position, player).total * MDN_POINT);
}

static void
test_end (void)
{
  look_at_games (check_end, 2);
}

/* The rows of the table belong to the features that they are named after, and its columns to the
 * rules: the first edition is the one whose stocks have no tea. */
static void
test_weights (void)
{
  g_assert_cmpstr (mdn_weights_feature_name (MDN_FEATURE_POINTS), ==, "POINTS");
  g_assert_cmpstr (mdn_weights_feature_name (MDN_FEATURE_NEXT_PRIZE), ==, "NEXT_PRIZE");
  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    {
      const MdnRules first = mdn_rules (MDN_FIRST_EDITION, players);
      const MdnRules second = mdn_rules (MDN_SECOND_EDITION, players);
      const MdnRules online = mdn_rules (MDN_ONLINE, players);

      g_assert_cmpint (mdn_weights (&first)->early[MDN_FEATURE_TEA], ==, 0);
      g_assert_cmpint (mdn_weights (&first)->late[MDN_FEATURE_TEA_HOPE], ==, 0);
      g_assert_cmpint (mdn_weights (&second)->early[MDN_FEATURE_TEA], !=, 0);
      g_assert_cmpint (mdn_weights (&second)->late[MDN_FEATURE_TEA_HOPE], !=, 0);
      g_assert_true (mdn_weights (&online) == mdn_weights (&second));
    }
}

/* Late in a game the evaluation mostly favors the player who wins. */
static void
test_late (void)
{
  int right = 0, wrong = 0;

  for (guint64 seed = 0; seed < 200; seed++)
    {
      const MdnPosition position = ai_fixture_ending (MDN_SECOND_EDITION, 2, seed, 10);
      MdnPosition end = position;
      MdnEvaluation evaluation;
      MdnRandom random;
      MdnSearchState state;
      int margin;

      mdn_random_seed (&random, seed);
      mdn_playout (&end, &random);
      mdn_search_state_begin (&state, &position);
      evaluation = mdn_evaluate (&state);
      margin = mdn_score (&end, 0).total - mdn_score (&end, 1).total;
      if ((margin > 0) == (mdn_evaluation_margin (&evaluation, 2, 0) > 0))
        right++;
      else
        wrong++;
    }
  g_test_message ("%d right, %d wrong", right, wrong);
  g_assert_cmpint (right, >, 4 * wrong);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evaluations/analysis-agrees-with-the-rules", test_analysis);
  g_test_add_func ("/evaluations/a-rooftop-brings-its-prize", test_prizes);
  g_test_add_func ("/evaluations/at-the-end-the-evaluation-is-the-score", test_end);
  g_test_add_func ("/evaluations/weights-stand-in-their-rows-and-columns", test_weights);
  g_test_add_func ("/evaluations/late-leaders-mostly-win", test_late);
  return g_test_run ();
}
