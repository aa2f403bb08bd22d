/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Counting sequences and playing random games from a position. */

#include <string.h>

#include "engine-process.h"

static void
assert_answer (Engine *engine, const char *command, const char *expected)
{
  g_autofree char *answer = engine_ask (engine, "%s", command);

  g_assert_cmpstr (answer, ==, expected);
}

/* What remains of a playout's answer without the time. */
static char *
playout (Engine *engine, const char *options)
{
  char *answer = engine_ask (engine, "playout %s", options);
  char *seconds = strstr (answer, " seconds=");

  g_assert_nonnull (seconds);
  g_assert_true (
    g_regex_match_simple ("^ seconds=[0-9]+\\.[0-9]{6}$", seconds, G_REGEX_DEFAULT, 0));
  *seconds = '\0';
  return answer;
}

static char *
number_of_moves (Engine *engine)
{
  g_autofree char *answer = engine_ask (engine, "moves");
  g_auto (GStrv) moves = g_strsplit (answer, " ", -1);

  return g_strdup_printf ("= %u", g_strv_length (moves) - 1);
}

static void
test_perft_of_moves (void)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *moves = number_of_moves (engine);

  assert_answer (engine, "perft 0", "= 1");
  assert_answer (engine, "perft 1", moves);
}

/* A depth that cannot be reached is refused, be it the next one or far away. */
static void
test_perft_limit (void)
{
  g_autoptr (Engine) engine = engine_new ();

  assert_answer (engine, "perft 4", "? 4: counting takes more than 500000 placements");
  assert_answer (engine, "perft 193", "? 193: not a number from 0 to 192");
  assert_answer (engine, "name", "= Medina");
}

static void
test_playout_seed (void)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *one = playout (engine, "seed=7 games=20");
  g_autofree char *again = playout (engine, "games=20 seed=7");
  g_autofree char *other = playout (engine, "seed=8 games=20");
  g_autofree char *fresh = playout (engine, "games=20");
  g_autofree char *fresher = playout (engine, "games=20");

  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpstr (fresh, !=, fresher);
}

static void
test_playout_form (void)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *one = playout (engine, "");

  g_assert_true (g_regex_match_simple ("^= games=1 placements=[0-9]+\\.00 totals=([0-9]+\\.00,){3}"
                                       "[0-9]+\\.00$",
                                       one, G_REGEX_DEFAULT, 0));
}

static void
test_playout_changes_nothing (void)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *board = engine_ask (engine, "board");
  g_autofree char *stock = engine_ask (engine, "stock");
  g_autofree char *turn = engine_ask (engine, "turn");
  g_autofree char *games = playout (engine, "games=20");

  g_assert_true (g_str_has_prefix (games, "= games=20 "));
  assert_answer (engine, "board", board);
  assert_answer (engine, "stock", stock);
  assert_answer (engine, "turn", turn);
  assert_answer (engine, "undo", "? no placements can be undone");
}

static void
test_playout_refused (void)
{
  g_autoptr (Engine) engine = engine_new ();

  assert_answer (engine, "playout games=0", "? games=0: not a number from 1 to 100000");
  assert_answer (engine, "playout games=1000000000",
                 "? games=1000000000: not a number from 1 to 100000");
  assert_answer (engine, "playout games=-1", "? games=-1: not a number from 1 to 100000");
  assert_answer (engine, "playout seed=18446744073709551616",
                 "? seed=18446744073709551616: not a number from 0 to 18446744073709551615");
  assert_answer (engine, "playout 5", "? 5: not KEY=VALUE");
  assert_answer (engine, "playout players=2", "? players=2: unknown key");
  assert_answer (engine, "playout games=2 games=2", "? games=2: this key was already given");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counting/perft/depth-1-is-the-number-of-moves", test_perft_of_moves);
  g_test_add_func ("/counting/perft/too-deep-is-refused", test_perft_limit);
  g_test_add_func ("/counting/playout/a-seed-repeats-it", test_playout_seed);
  g_test_add_func ("/counting/playout/answer-has-its-form", test_playout_form);
  g_test_add_func ("/counting/playout/leaves-the-position", test_playout_changes_nothing);
  g_test_add_func ("/counting/playout/wrong-options-are-refused", test_playout_refused);

  return g_test_run ();
}
