/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The network, its inputs and the policy, in random games under all rules. */

#include <math.h>

#include "ai-fixture.h"
#include "ai-signature.h"
#include "exponential.h"
#include "network.h"
#include "play.h"
#include "playout.h"
#include "score.h"
#include "utility.h"

enum
{
  MAX_BELOW = 4000,
};

typedef void (*Look) (const MdnSearchState *state, gpointer data);

/* Calls a function before every placement of a game. */
static void
look_at_game (MdnRuleSet set, int players, guint64 seed, Look look, gpointer data)
{
  const MdnPosition begin = ai_fixture_position (set, players, seed, 0);
  MdnSearchState state;
  MdnRandom random;

  mdn_random_seed (&random, seed);
  mdn_search_state_begin (&state, &begin);
  while (!mdn_position_is_over (&state.position))
    {
      look (&state, data);
      mdn_position_play (&state.position, mdn_playout_choose (&state.position, &random), NULL);
    }
}

static void
look_at_games (Look look)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      look_at_game ((MdnRuleSet) set, players, 3, look, NULL);
}

static void
test_exponential (void)
{
  g_assert_cmpuint (mdn_exponential (-5), ==, 65536);
  for (int below = 0; below < MAX_BELOW; below++)
    {
      g_assert_cmpfloat (fabs (mdn_exponential (below) - 65536 * exp (-below / 256.0)), <, 3);
      g_assert_cmpuint (mdn_exponential (below + 1), <=, mdn_exponential (below) + 1);
    }
}

/* Every fact has a code of its own kind; those about players name players who are there. */
static void
check_inputs (const MdnSearchState *state, gpointer data)
{
  const int players = state->position.rules.players;
  MdnInputs inputs;

  mdn_inputs_find (&inputs, state);
  g_assert_cmpuint (inputs.count, ==,
                    MDN_SLOTS_BEFORE_PALACES + state->position.table.palaces * MDN_SLOTS_PALACE);
  for (int slot = 0; slot < inputs.count; slot++)
    {
      g_assert_cmpuint (inputs.code[slot], <=, MDN_NO_INPUT);
      if (inputs.code[slot] < MDN_INPUTS_OWNED)
        g_assert_cmpint (inputs.code[slot] & 3, <, players);
    }
  for (int player = 0; player < players; player++)
    g_assert_cmpint (inputs.points[player], ==, mdn_score (&state->position, player).total);
}

static void
test_inputs (void)
{
  look_at_games (check_inputs);
}

static void
test_seen_from (void)
{
  const unsigned code = 4 * 7;

  g_assert_cmpuint (mdn_inputs_seen_from (code + 2, 2, 3), ==, code);
  g_assert_cmpuint (mdn_inputs_seen_from (code + 0, 2, 3), ==, code + 1);
  g_assert_cmpuint (mdn_inputs_seen_from (code + 1, 2, 3), ==, code + 2);
  g_assert_cmpuint (mdn_inputs_seen_from (MDN_INPUTS_OWNED + 1, 1, 2), ==, MDN_INPUTS_OWNED + 1);
}

/* An accumulator that has followed the game, or skipped to and fro in it, expects the same as a new
 * one. */
static void
check_accumulator (const MdnSearchState *state, gpointer data)
{
  MdnAccumulator fresh = { .players = 0 };
  MdnExpectation a, b;
  guint64 sum = 0;

  mdn_network_evaluate (&mdn_network_in_use, data, state, &a);
  mdn_network_evaluate (&mdn_network_in_use, &fresh, state, &b);
  for (int player = 0; player < state->position.rules.players; player++)
    {
      g_assert_cmpint (a.total[player], ==, b.total[player]);
      g_assert_cmpuint (a.chance[player], ==, b.chance[player]);
      sum += a.chance[player];
    }
  g_assert_cmpuint (sum, <=, 65536);
  g_assert_cmpuint (sum, >=, 65536 - MDN_MAX_PLAYERS);
}

static void
test_accumulator (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        MdnAccumulator accumulator = { .players = 0 };

        for (guint64 seed = 1; seed < 4; seed++)
          look_at_game ((MdnRuleSet) set, players, seed, check_accumulator, &accumulator);
      }
}

static void
check_policy (const MdnSearchState *state, gpointer data)
{
  MdnScoredPlacement list[MDN_MAX_LEGAL];
  MdnPolicyView view;
  const unsigned count = mdn_policy_score (mdn_network_in_use.policy, state, list);

  mdn_policy_view (&view, state);
  g_assert_cmpuint (count, ==, mdn_legal_count (&view.legal));
  for (unsigned i = 0; i < count; i++)
    {
      guint16 codes[MDN_POLICY_MOST_FACTS];
      const int n_codes = mdn_policy_codes (&view, list[i].placement, codes);
      int score = 0;

      g_assert_true (mdn_legal_has (&state->position, list[i].placement));
      g_assert_cmpint (n_codes, <=, MDN_POLICY_MOST_FACTS);
      for (int j = 0; j < n_codes; j++)
        {
          g_assert_cmpuint (codes[j], <, MDN_POLICY_CODES);
          score += mdn_network_in_use.policy[codes[j]];
        }
      g_assert_cmpint (score, ==, list[i].score);
    }
}

static void
test_policy (void)
{
  look_at_games (check_policy);
}

/* A network that has learned nothing expects what the linear evaluation does, and those are better
 * off who have more. */
static void
check_correction (const MdnSearchState *state, gpointer data)
{
  const MdnEvaluation evaluation = mdn_evaluate (state);
  const int players = state->position.rules.players;
  MdnAccumulator accumulator = { .players = 0 };
  MdnExpectation expectation;

  mdn_network_evaluate (data, &accumulator, state, &expectation);
  for (int player = 0; player < players; player++)
    {
      g_assert_cmpint (expectation.total[player], ==, evaluation.total[player]);
      for (int other = 0; other < players; other++)
        if (evaluation.total[player] > evaluation.total[other])
          g_assert_cmpuint (expectation.chance[player], >=, expectation.chance[other]);
    }
}

static void
test_correction (void)
{
  g_autofree MdnNetwork *nothing = g_new0 (MdnNetwork, 1);

  for (int game = 0; game < MDN_GAME_KINDS; game++)
    for (int stage = 0; stage < MDN_STAGES; stage++)
      nothing->games[game].total[stage] = MDN_NETWORK_ONE / 4;
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      look_at_game ((MdnRuleSet) set, players, 4, check_correction, nothing);
}

/* A network that was written is read as it was; what is not one is refused. */
static void
test_file (void)
{
  g_autofree MdnNetwork *network = g_new0 (MdnNetwork, 1);
  FILE *file = tmpfile ();

  g_assert_nonnull (file);
  g_assert_true (mdn_network_write (&mdn_network_in_use, file));
  rewind (file);
  g_assert_true (mdn_network_read (network, file));
  g_assert_cmpmem (network, sizeof *network, &mdn_network_in_use, sizeof mdn_network_in_use);
  putc ('\0', file);
  rewind (file);
  g_assert_false (mdn_network_read (network, file));
  fclose (file);
}

/* The network is the one that tests/bench/README.md tells the origin of. */
static void
test_signature (void)
{
  const gint16 *numbers = (const gint16 *) &mdn_network_in_use;
  guint32 signature = 2166136261u; /* FNV-1a */

  for (gsize i = 0; i < sizeof mdn_network_in_use / sizeof *numbers; i++)
    signature = (signature ^ (guint16) numbers[i]) * 16777619u;
  if (signature != NETWORK_SIGNATURE)
    g_test_message ("the network's signature is 0x%08x", signature);
  g_assert_cmphex (signature, ==, NETWORK_SIGNATURE);
}

static void
test_utility (void)
{
  const MdnExpectation won = { .total = { 50 * 256, 40 * 256, 30 * 256 },
                               .chance = { 65536, 0, 0 } };
  const MdnExpectation better = { .total = { 55 * 256, 40 * 256, 30 * 256 },
                                  .chance = { 65536, 0, 0 } };

  g_assert_cmpint (mdn_utility_margin (&won, 3, 0), ==, 10 * 256);
  g_assert_cmpint (mdn_utility_margin (&won, 3, 2), ==, -20 * 256);
  g_assert_cmpint (mdn_utility (&better, 3, 0), >, mdn_utility (&won, 3, 0));
  g_assert_cmpint (mdn_utility (&won, 3, 0), >, 4 * mdn_utility (&won, 3, 1));
}

/* The chance is found again in the utility, to a rounding. */
static void
test_utility_chance (void)
{
  for (guint32 chance = 0; chance <= 65536; chance += 4096)
    for (int margin = -30; margin <= 30; margin += 5)
      {
        const MdnExpectation expected = { .total = { 0, -margin * 256 }, .chance = { chance } };
        const int found = mdn_utility_chance (mdn_utility (&expected, 2, 0), margin * 256);

        g_assert_cmpint (ABS (found - (int) chance), <=, 2);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network/exponentials-are-near", test_exponential);
  g_test_add_func ("/network/inputs-agree-with-the-rules", test_inputs);
  g_test_add_func ("/network/inputs-turn-round-the-table", test_seen_from);
  g_test_add_func ("/network/what-changes-is-enough", test_accumulator);
  g_test_add_func ("/network/the-policy-knows-every-placement", test_policy);
  g_test_add_func ("/network/it-corrects-the-linear-evaluation", test_correction);
  g_test_add_func ("/network/files", test_file);
  g_test_add_func ("/network/it-is-the-one-known", test_signature);
  g_test_add_func ("/network/utilities", test_utility);
  g_test_add_func ("/network/utilities/the-chance-is-found-again", test_utility_chance);
  return g_test_run ();
}
