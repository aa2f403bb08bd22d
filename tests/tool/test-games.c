/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole games, played in conversation: every placement that is offered can be made, taken back
 * and made again, and a set-up and its placements make the same game anew. */

#include <string.h>

#include "engine-process.h"

enum
{
  STEPS_BACK = 7,
};

/* What is told of a position, all in one text. */
static char *
state_of (Engine *engine)
{
  static const char *const commands[] = { "turn",    "moves", "board", "stock",
                                          "palaces", "tiles", "score", "result" };
  g_autoptr (GString) state = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *answer = engine_ask (engine, "%s", commands[i]);

      g_assert_true (*answer == '=');
      g_string_append_printf (state, "%s\n", answer);
    }
  return g_strdup (state->str);
}

static void
assert_state (Engine *engine, const char *expected)
{
  g_autofree char *state = state_of (engine);

  g_assert_cmpstr (state, ==, expected);
}

static void
assert_ordered (char **moves)
{
  for (gsize i = 0; moves[i] != NULL; i++)
    if (moves[i + 1] != NULL)
      g_assert_cmpstr (moves[i], <, moves[i + 1]);
}

static char *
choose_move (Engine *engine, GRand *random)
{
  g_autofree char *answer = engine_ask (engine, "moves");
  g_auto (GStrv) moves = NULL;

  if (strcmp (answer, "=") == 0)
    return NULL;
  moves = g_strsplit (answer + 2, " ", -1);
  assert_ordered (moves);
  return g_strdup (moves[g_rand_int_range (random, 0, (gint32) g_strv_length (moves))]);
}

/* Plays a random move; false when the game is over. */
static gboolean
play_move (Engine *engine, GRand *random, GString *moves)
{
  g_autofree char *move = choose_move (engine, random);
  g_autofree char *answer = NULL;
  g_autofree char *turn = NULL;

  if (move == NULL)
    return FALSE;
  g_string_append_printf (moves, " %s", move);
  answer = engine_ask (engine, "play %s", move);
  turn = engine_ask (engine, "turn");
  g_assert_cmpstr (answer, ==, turn);
  return TRUE;
}

static void
go_back_and_forth (Engine *engine, int steps, const char *state)
{
  g_autofree char *back = engine_ask (engine, "undo %d", steps);
  g_autofree char *before = state_of (engine);
  g_autofree char *forth = engine_ask (engine, "redo %d", steps);

  g_assert_true (*back == '=' && *forth == '=');
  g_assert_cmpstr (before, !=, state);
  assert_state (engine, state);
}

static void
assert_over (Engine *engine)
{
  g_autofree char *turn = engine_ask (engine, "turn");
  g_autofree char *result = engine_ask (engine, "result");
  g_autofree char *perft = engine_ask (engine, "perft 3");
  g_autofree char *play = engine_ask (engine, "play Wb1");

  g_assert_cmpstr (turn, ==, "= over");
  g_assert_true (g_str_has_prefix (result, "= over winner="));
  g_assert_cmpstr (perft, ==, "= 1");
  g_assert_cmpstr (play, ==, "? Wb1: the game is over (T8)");
}

/* The same game once more: the set-up, and all placements in one command. */
static void
assert_made_anew (const char *setup, const char *moves, const char *end)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autofree char *begun = engine_ask (engine, "new %s", setup + 2);
  g_autofree char *played = engine_ask (engine, "play%s", moves);

  g_assert_cmpstr (begun, ==, setup);
  g_assert_cmpstr (played, ==, "= over");
  assert_state (engine, end);
}

static void
test_game (gconstpointer options)
{
  g_autoptr (Engine) engine = engine_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (g_str_hash (options));
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autofree char *setup = engine_ask (engine, "new seed=1 %s", (const char *) options);
  g_autofree char *begin = state_of (engine);
  g_autofree char *end = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  int n_moves = 0;

  while (play_move (engine, random, moves))
    if (++n_moves % STEPS_BACK == 0)
      {
        g_autofree char *state = state_of (engine);

        go_back_and_forth (engine, STEPS_BACK, state);
      }
  assert_over (engine);
  end = state_of (engine);
  undone = engine_ask (engine, "undo %d", n_moves);
  assert_state (engine, begin);
  redone = engine_ask (engine, "redo %d", n_moves);
  assert_state (engine, end);
  assert_made_anew (setup, moves->str, end);
}

int
main (int argc, char *argv[])
{
  static const char *const games[] = {
    "rules=first players=2",  "rules=first players=3",  "rules=first players=4",
    "rules=second players=2", "rules=second players=3", "rules=second players=4",
    "rules=online players=2", "rules=online players=3", "rules=online players=4",
    "players=3 neutral=off",  "well=off opening=full",  "tea=off towers=off",
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/%s", games[i]);

      g_test_add_data_func (path, games[i], test_game);
    }
  return g_test_run ();
}
