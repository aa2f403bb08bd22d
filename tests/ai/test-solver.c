/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver is compared with a search that tries everything, without any short cut. */

#include "ai-fixture.h"
#include "legal.h"
#include "play.h"
#include "score.h"
#include "solver.h"

enum
{
#ifdef NDEBUG
  ENDINGS = 30, /* for each rule set and number of players */
#else
  ENDINGS = 9, /* every placement is checked in debug builds, which takes its time */
#endif
  PLACEMENTS = 4, /* to the end of a random game */
  EFFORT = 30000, /* endings with more placements to try are left out */
};

static int
worth (const MdnPosition *position, int player)
{
  const unsigned winners = mdn_score_winners (position);
  int margins[MDN_MAX_PLAYERS];

  mdn_score_margins (position, margins);
  return 2 * margins[player] + (winners == 1u << player ? 1 : winners >> player & 1 ? 0 : -1);
}

/* Every player maximizes the own utility. Returns FALSE if it takes too long. */
static gboolean
try_everything (MdnPosition *position, int worths[MDN_MAX_PLAYERS], int *effort)
{
  const int mover = position->table.turn.player;
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  if (mdn_position_is_over (position))
    {
      for (int player = 0; player < position->rules.players; player++)
        worths[player] = worth (position, player);
      return TRUE;
    }
  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    {
      int found[MDN_MAX_PLAYERS];
      MdnUndo undo;
      gboolean done;

      if ((*effort)-- == 0)
        return FALSE;
      mdn_position_play (position, list[i], &undo);
      done = try_everything (position, found, effort);
      mdn_position_take_back (position, list[i], &undo);
      if (!done)
        return FALSE;
      if (i == 0 || found[mover] > worths[mover])
        memcpy (worths, found, sizeof found);
    }
  return TRUE;
}

static gboolean
compare_ending (const MdnPosition *position)
{
  const int mover = position->table.turn.player;
  const MdnDeadline deadline = { 0 };
  MdnPosition copy = *position;
  MdnSolution solution;
  MdnVariation variation = { 0 };
  int worths[MDN_MAX_PLAYERS], after[MDN_MAX_PLAYERS], effort = EFFORT;

  if (!try_everything (&copy, worths, &effort))
    return FALSE;
  g_assert_true (mdn_solver_solve (position, G_MAXUINT64, &deadline, &solution));
  if (position->rules.players > 2)

    /* A player to whom two placements are equal decides between the others: any choice is right */
    return TRUE;

  g_assert_cmpint (solution.margin, ==, worths[mover] / 2);
  g_assert_cmpint (solution.outcome, ==, (worths[mover] > 0) - (worths[mover] < 0));

  /* The placements reach the value that the solver promised. */
  variation.count = solution.count;
  memcpy (variation.placements, solution.placements, sizeof variation.placements);
  ai_fixture_check_variation (position, &variation);
  for (int i = 0; i < solution.count; i++)
    mdn_position_play (&copy, solution.placements[i], NULL);
  effort = EFFORT;
  g_assert_true (try_everything (&copy, after, &effort));
  g_assert_cmpint (after[mover], ==, worths[mover]);
  return TRUE;
}

static void
test_brute_force (gconstpointer data)
{
  const MdnRuleSet set = (MdnRuleSet) GPOINTER_TO_INT (data);

  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    {
      int compared = 0;

      for (guint64 seed = 0; seed < ENDINGS; seed++)
        {
          const MdnPosition position =
            ai_fixture_ending (set, players, seed, PLACEMENTS + (int) (seed % 3));

          compared += compare_ending (&position);
        }
      g_test_message ("%d players: %d endings", players, compared);
      g_assert_cmpint (compared, >, ENDINGS / 3);
    }
}

/* The solver fails when the nodes are not enough, and when the deadline has come. */
static void
test_gives_up (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 2, 1, 50);
  const MdnDeadline never = { 0 }, now = { .end = 1e-9 };
  MdnSolution solution;

  g_assert_false (mdn_solver_solve (&position, 100, &never, &solution));
  g_assert_false (mdn_solver_solve (&position, G_MAXUINT64, &now, &solution));
}

/* A player who follows the solver gets at least the margin that was promised, whatever the
 * opponent does. */
static void
test_keeps_promise (void)
{
  for (guint64 seed = 0; seed < ENDINGS * 2 / 3; seed++)
    {
      MdnPosition position = ai_fixture_ending (MDN_ONLINE, 2, seed, 6);
      const int player = position.table.turn.player;
      const MdnAiLimits limits = { .level = MDN_LEVEL_EXPERT, .nodes = 100000 };
      const MdnAdvice first = ai_fixture_ask (&position, &limits);
      MdnRandom random;

      mdn_random_seed (&random, seed);
      g_assert_true (first.solved);
      while (!mdn_position_is_over (&position))
        {
          const MdnAdvice advice = ai_fixture_ask (&position, &limits);
          MdnPlacement placement = advice.variations[0].placements[0];
          MdnLegal legal;

          mdn_legal_find (&position, &legal);
          if (position.table.turn.player != player)
            placement = mdn_legal_draw (&position, &legal, &random);
          mdn_position_play (&position, placement, NULL);
        }
      g_assert_cmpint (worth (&position, player) / 2, >=, (int) first.variations[0].margin);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/solver/brute-force/first", GINT_TO_POINTER (MDN_FIRST_EDITION),
                        test_brute_force);
  g_test_add_data_func ("/solver/brute-force/second", GINT_TO_POINTER (MDN_SECOND_EDITION),
                        test_brute_force);
  g_test_add_data_func ("/solver/brute-force/online", GINT_TO_POINTER (MDN_ONLINE),
                        test_brute_force);
  g_test_add_func ("/solver/gives-up-at-its-limits", test_gives_up);
  g_test_add_func ("/solver/the-margin-it-promises-is-reached", test_keeps_promise);
  return g_test_run ();
}
