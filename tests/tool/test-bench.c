/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bench plays and counts what it always did. */

#include <string.h>

#include "engine-process.h"

/* Sequences from the fixed positions of each configuration. A change of these numbers is a change
 * of the rules, or of the random numbers that lead to the positions. */
static const char *const signature[] = {
  "rules=first players=2 perft=89712,232434,112036 ",
  "rules=first players=3 perft=89712,25342,38381 ",
  "rules=first players=4 perft=89712,28910,17557 ",
  "rules=second players=2 perft=210255,88701,100456 ",
  "rules=second players=3 perft=337207,19796,86 ",
  "rules=second players=4 perft=336543,11010,11266 ",
  "rules=online players=2 perft=210255,88701,100312 ",
  "rules=online players=3 perft=337207,19796,86 ",
  "rules=online players=4 perft=336543,6947,249064 ",
};

static void
assert_rates (const char *text)
{
  g_assert_true (
    g_regex_match_simple ("^games/s=[0-9]+ placements/s=[0-9]+$", text, G_REGEX_DEFAULT, 0));
}

static void
assert_games (const char *text)
{
  const char *rates = strstr (text, "games/s=");

  g_assert_true (
    g_regex_match_simple ("^games=[0-9]+ placements=[0-9]+ games/s=", text, G_REGEX_DEFAULT, 0));
  assert_rates (rates);
}

static void
test_bench (void)
{
  const char *const arguments[] = { "bench", NULL };
  g_autoptr (EngineRun) run = engine_run (arguments, "", 0);
  g_auto (GStrv) lines = g_strsplit (run->output, "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->errors, ==, "");
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (signature) + 2);
  for (gsize i = 0; i < G_N_ELEMENTS (signature); i++)
    {
      g_autofree char *begin = g_strndup (lines[i], strlen (signature[i]));

      g_assert_cmpstr (begin, ==, signature[i]);
      assert_games (lines[i] + strlen (signature[i]));
    }
  g_assert_true (g_str_has_prefix (lines[G_N_ELEMENTS (signature)], "total "));
  assert_rates (lines[G_N_ELEMENTS (signature)] + strlen ("total "));
  g_assert_cmpstr (lines[G_N_ELEMENTS (signature) + 1], ==, "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/bench/signature-is-as-ever", test_bench);

  return g_test_run ();
}
