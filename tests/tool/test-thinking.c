/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer player in conversation: `genmove` and `hint`. */

#include <string.h>

#include "engine-process.h"

static const char *const games[] = {
  "rules=second players=2 seed=1", "rules=second players=3 seed=2", "rules=second players=4 seed=3",
  "rules=online players=2 seed=4", "rules=online players=3 seed=5", "rules=online players=4 seed=6",
  "rules=first players=2 seed=7",  "rules=first players=3 seed=8",  "rules=first players=4 seed=9",
};

static const char *const levels[] = { "easy", "medium", "hard", "expert" };
static const char *const characters[] = { "plain", "builder", "claimer", "merchant", "mason" };

static gboolean
is_over (Engine *engine)
{
  g_autofree char *turn = engine_ask (engine, "turn");

  return strcmp (turn, "= over") == 0;
}

/* "player=1 placement=1 of=2" of the answer of `turn`: who moves, and whether a turn begins. */
static void
assert_turn_begins (Engine *engine)
{
  g_autofree char *turn = engine_ask (engine, "turn");

  g_assert_true (strstr (turn, "placement=1 of=") != NULL ||
                 strstr (turn, "placement=0 of=0") != NULL || strcmp (turn, "= over") == 0);
}

/* A hint says how the turn could go on and changes nothing. */
static void
assert_hint (Engine *engine, const char *level, int seed)
{
  g_autofree char *before = engine_ask (engine, "moves");
  g_autofree char *hint =
    engine_ask (engine, "hint level=%s nodes=30 seed=%d count=2", level, seed);
  g_autofree char *after = engine_ask (engine, "moves");
  g_auto (GStrv) lines = g_strsplit (hint + 2, "\n", -1);

  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_str_has_prefix (hint, "= "));
  g_assert_cmpuint (g_strv_length (lines), <=, 2);
  for (gsize i = 0; lines[i] != NULL; i++)
    g_assert_true (g_regex_match_simple (
      "^([A-Z]([a-r][0-9]+)? ){1,3}margin=[+-][0-9]+\\.[0-9] win=[01]\\.[0-9][0-9]$", lines[i], 0,
      0));
}

/* It plays what it answers: taken back and played by hand, the answer leads to the same
 * position. */
static void
assert_genmove (Engine *engine, const char *level, int seed)
{
  g_autofree char *answer =
    engine_ask (engine, "genmove level=%s character=%s nodes=30 seed=%d", level,
                characters[seed % (int) G_N_ELEMENTS (characters)], seed);
  g_autofree char *turn = engine_ask (engine, "turn");
  g_autofree char *board = engine_ask (engine, "board");
  g_auto (GStrv) words = g_strsplit (answer, " ", -1);
  g_autofree char *undone = NULL;
  g_autofree char *played = NULL;
  g_autofree char *again = NULL;

  g_assert_true (g_str_has_prefix (answer, "= "));
  undone = engine_ask (engine, "undo %u", g_strv_length (words) - 1);
  g_assert_true (*undone == '=');
  played = engine_ask (engine, "play %s", answer + 2);
  again = engine_ask (engine, "board");
  g_assert_cmpstr (played, ==, turn);
  g_assert_cmpstr (again, ==, board);
  assert_turn_begins (engine);
}

static void
test_game (gconstpointer setup)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *begun = engine_ask (engine, "new %s", (const char *) setup);
  g_autofree char *refused = NULL;

  g_assert_true (*begun == '=');
  for (int turn = 0; !is_over (engine); turn++)
    {
      const char *level = levels[turn % G_N_ELEMENTS (levels)];

      if (turn % 5 == 0)
        assert_hint (engine, level, turn);
      assert_genmove (engine, level, turn);
    }
  refused = engine_ask (engine, "genmove");
  g_assert_cmpstr (refused, ==, "? the game is over");
}

/* In the middle of a turn it plays the rest of it. */
static void
test_rest_of_turn (void)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *begun =
    engine_ask (engine, "new players=2 well=h6 merchant=c4 opening=full first=1");
  g_autofree char *played = engine_ask (engine, "play Oe4");
  g_autofree char *answer = engine_ask (engine, "genmove level=medium");
  g_autofree char *turn = engine_ask (engine, "turn");

  g_assert_true (*begun == '=' && *played == '=' && *answer == '=');
  g_assert_null (strchr (answer + 2, ' '));
  g_assert_cmpstr (turn, ==, "= player=2 placement=1 of=2");
}

/* The same nodes and seed, the same answer; and a limit of time is one. */
static void
test_limits (void)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *begun = engine_ask (engine, "new players=3 seed=1");
  g_autofree char *first = engine_ask (engine, "hint level=expert nodes=300 seed=5 count=32");
  g_autofree char *second = engine_ask (engine, "hint level=expert nodes=300 seed=5 count=32");
  g_autofree char *timed = engine_ask (engine, "hint level=expert time=0.02");

  g_assert_true (*begun == '=');
  g_assert_cmpstr (first, ==, second);
  g_assert_true (g_str_has_prefix (timed, "= "));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strdup_printf ("/thinking/game/%s", games[i]);

      g_test_add_data_func (name, games[i], test_game);
    }
  g_test_add_func ("/thinking/genmove-completes-a-turn", test_rest_of_turn);
  g_test_add_func ("/thinking/nodes-and-seed-repeat-a-hint", test_limits);
  return g_test_run ();
}
