/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking through finished games. */

#include "await.h"
#include "medina-analysis.h"
#include "play.h"
#include "score.h"
#include "scripted-game.h"

/* A random game with few pieces, to its end. */
static MedinaGame *
finish_game (MdnRuleSet set, int players, guint64 seed)
{
  MdnSetup setup = scripted_game_setup (set, players);
  MedinaGame *game;
  MdnRandom random;

  setup.rules.stock =
    (MdnStockSize){ .buildings = 2, .rooftops = 4, .stables = 1, .merchants = 2, .walls = 3 };
  if (!setup.rules.blocking)
    setup.rules.other_rooftops = 0;
  game = scripted_game_new (&setup);
  mdn_random_seed (&random, seed);
  do
    medina_game_end_turn (game);
  while (scripted_game_play_random (game, &random));
  g_assert_true (medina_game_get_over (game));
  return game;
}

static MedinaAnalysis *
begin (MedinaGame *game)
{
  MedinaAnalysis *analysis = medina_analysis_new (game);

  medina_analysis_set_nodes (analysis, 20);
  medina_analysis_start (analysis);
  g_assert_true (medina_analysis_get_running (analysis));
  return analysis;
}

static void
await_end (MedinaAnalysis *analysis)
{
  await (!medina_analysis_get_running (analysis));
}

static MedinaAnalysisTurn *
get_turn (MedinaAnalysis *analysis, guint n)
{
  g_autoptr (MedinaAnalysisTurn) turn =
    g_list_model_get_item (medina_analysis_get_turns (analysis), n);

  g_assert_nonnull (turn);
  return turn;
}

static void
check_better (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  const MdnVariation *better = medina_analysis_turn_get_better (turn);
  MdnPosition position =
    medina_analysis_get_position (analysis, medina_analysis_turn_get_start (turn));

  g_assert_cmpfloat (medina_analysis_turn_get_loss (turn), >=, 0);
  g_assert_true ((better != NULL) == (medina_analysis_turn_get_loss (turn) > 0));
  for (int i = 0; better != NULL && i < better->count; i++)
    {
      g_assert_cmpint (mdn_reason (&position, better->placements[i]), ==, MDN_REASON_NONE);
      mdn_position_play (&position, better->placements[i], NULL);
    }
}

/* Every turn has a value for every player; the turns follow one another; better turns can really
 * be made. */
static void
check (MedinaAnalysis *analysis, MedinaGame *game)
{
  GListModel *log = medina_game_get_move_log (game);
  const guint length = g_list_model_get_n_items (log);
  guint start = 0;

  g_assert_true (medina_analysis_get_complete (analysis));
  g_assert_cmpfloat (medina_analysis_get_progress (analysis), ==, 1);
  g_assert_cmpuint (medina_analysis_get_length (analysis), ==, length);
  for (guint i = 0; i < length; i++)
    {
      MedinaAnalysisTurn *turn = get_turn (analysis, i);
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, i);

      g_assert_cmpuint (medina_analysis_turn_get_start (turn), ==, start);
      start = medina_analysis_turn_get_end (turn);
      g_assert_cmpuint (start, ==, medina_move_log_entry_get_end (entry));
      g_assert_true (medina_analysis_turn_get_player (turn) ==
                     medina_move_log_entry_get_player (entry));
      check_better (analysis, turn);
    }
  g_assert_cmpuint (start, ==, medina_game_get_length (game));
}

static void
check_result (MedinaAnalysis *analysis, MedinaGame *game)
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    {
      int best = 0;

      for (guint j = 0; j < medina_game_get_n_players (game); j++)
        if (j != i)
          best = MAX (best, medina_player_get_score (medina_game_get_player (game, j)));
      g_assert_cmpint (medina_analysis_get_result (analysis, i), ==,
                       medina_player_get_score (medina_game_get_player (game, i)) - best);
    }
}

static void
test_games (void)
{
  for (guint i = 0; i < MDN_RULE_SETS * 3; i++)
    {
      g_autoptr (MedinaGame) game =
        finish_game ((MdnRuleSet) (i % MDN_RULE_SETS), 2 + (int) (i / MDN_RULE_SETS), i);
      MedinaAnalysis *analysis;

      g_assert_true (medina_game_get_finished (game));
      analysis = begin (game);
      await_end (analysis);
      check (analysis, game);
      check_result (analysis, game);
      g_assert_finalize_object (analysis);
    }
}

static void
assert_same_turns (MedinaAnalysis *a, MedinaAnalysis *b)
{
  for (guint i = 0; i < medina_analysis_get_length (a); i++)
    {
      MedinaAnalysisTurn *x = get_turn (a, i), *y = get_turn (b, i);

      for (guint player = 0; player < medina_analysis_get_n_players (a); player++)
        g_assert_cmpfloat (medina_analysis_turn_get_margin (x, player), ==,
                           medina_analysis_turn_get_margin (y, player));
      g_assert_cmpfloat (medina_analysis_turn_get_loss (x), ==, medina_analysis_turn_get_loss (y));
    }
}

/* Each turn alone is judged as among the others, also while the game is looked at elsewhere. */
static void
test_single_turns (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 3, 2);
  MedinaAnalysis *whole = begin (game);

  await_end (whole);
  medina_game_seek (game, 1);
  for (guint i = 0; i < medina_analysis_get_length (whole); i++)
    {
      MedinaAnalysisTurn *expected = get_turn (whole, i), *turn;
      MedinaAnalysis *single =
        medina_analysis_new_of_turn (game, medina_analysis_turn_get_start (expected),
                                     medina_analysis_turn_get_end (expected));

      g_assert_cmpuint (medina_analysis_get_length (single), ==, 1);
      medina_analysis_set_nodes (single, 20);
      medina_analysis_start (single);
      await_end (single);
      turn = get_turn (single, 0);
      g_assert_cmpfloat (medina_analysis_turn_get_loss (turn), ==,
                         medina_analysis_turn_get_loss (expected));
      for (guint player = 0; player < 3; player++)
        g_assert_cmpfloat (medina_analysis_turn_get_margin (turn, player), ==,
                           medina_analysis_turn_get_margin (expected, player));
      g_assert_finalize_object (single);
    }
  g_assert_finalize_object (whole);
}

/* The same game, analyzed twice, the second time with a stop in every turn. */
static void
test_repeatable (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 3, 5);
  MedinaAnalysis *first = begin (game), *second = begin (game);
  guint seen;

  await_end (first);
  do
    {
      medina_analysis_stop (second);
      g_assert_false (medina_analysis_get_running (second));
      medina_analysis_start (second);
      seen = g_list_model_get_n_items (medina_analysis_get_turns (second));
      await (g_list_model_get_n_items (medina_analysis_get_turns (second)) > seen ||
             medina_analysis_get_complete (second));
    }
  while (!medina_analysis_get_complete (second));
  assert_same_turns (first, second);
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
}

/* Random turns lose something: the analysis finds it. */
static void
test_losses (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 2, 9);
  MedinaAnalysis *analysis = begin (game);
  double lost = 0;

  await_end (analysis);
  for (guint i = 0; i < medina_analysis_get_length (analysis); i++)
    lost += medina_analysis_turn_get_loss (get_turn (analysis, i));
  g_assert_cmpfloat (lost, >, 2);
  g_assert_finalize_object (analysis);
}

/* After a stop nothing comes any more. An analysis can be freed while it thinks. */
static void
test_stopped (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 3, 5);
  MedinaAnalysis *analysis = medina_analysis_new (game);
  guint seen;

  medina_analysis_set_nodes (analysis, G_MAXINT64);
  medina_analysis_start (analysis);
  medina_analysis_stop (analysis);
  g_assert_false (medina_analysis_get_running (analysis));
  seen = g_list_model_get_n_items (medina_analysis_get_turns (analysis));
  await_quiet ();
  g_assert_cmpuint (g_list_model_get_n_items (medina_analysis_get_turns (analysis)), ==, seen);
  medina_analysis_start (analysis);
  g_assert_finalize_object (analysis);
}

/* What was stopped goes on in the same game, which was perhaps read anew; in no other. */
static void
test_taken_over (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 3, 5);
  g_autoptr (MedinaGame) same = finish_game (MDN_SECOND_EDITION, 3, 5);
  g_autoptr (MedinaGame) other = finish_game (MDN_SECOND_EDITION, 3, 6);
  g_autoptr (MedinaAnalysis) before = begin (game);
  g_autoptr (MedinaAnalysis) analysis = medina_analysis_new (same);
  g_autoptr (MedinaAnalysis) of_other = medina_analysis_new (other);
  guint seen;

  await (g_list_model_get_n_items (medina_analysis_get_turns (before)) > 1);
  medina_analysis_stop (before);
  seen = g_list_model_get_n_items (medina_analysis_get_turns (before));
  g_assert_false (medina_analysis_take_over (of_other, before));
  g_assert_true (medina_analysis_take_over (analysis, before));
  g_assert_cmpuint (g_list_model_get_n_items (medina_analysis_get_turns (analysis)), ==, seen);
  g_assert_true (
    medina_analysis_turn_get_player (get_turn (analysis, 0)) ==
    medina_game_get_player (same, medina_player_get_number (
                                    medina_analysis_turn_get_player (get_turn (before, 0)))));
  medina_analysis_set_nodes (analysis, 20);
  medina_analysis_start (analysis);
  await_end (analysis);
  check (analysis, same);
}

static void
test_possible (void)
{
  g_autoptr (MedinaGame) game = finish_game (MDN_SECOND_EDITION, 3, 5);

  medina_game_seek (game, 1);
  g_assert_true (medina_game_get_finished (game));
  medina_game_seek (game, (int) medina_game_get_length (game));
  medina_game_undo (game);
  g_assert_false (medina_game_get_finished (game));
  medina_game_seek (game, 1);
  g_assert_false (medina_game_get_finished (game));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/every-turn-gets-its-value", test_games);
  g_test_add_func ("/analysis/stops-change-nothing", test_repeatable);
  g_test_add_func ("/analysis/better-turns-lose-less", test_losses);
  g_test_add_func ("/analysis/nothing-comes-after-a-stop", test_stopped);
  g_test_add_func ("/analysis/goes-on-in-the-same-game", test_taken_over);
  g_test_add_func ("/analysis/only-finished-games-can-be-analysed", test_possible);
  g_test_add_func ("/analysis/of-a-turn-is-that-of-the-game", test_single_turns);
  return g_test_run ();
}
