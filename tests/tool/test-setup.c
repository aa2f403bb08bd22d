/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What `new` draws at random. */

#include <string.h>

#include "engine-process.h"

enum
{
  SEEDS = 1500, /* enough for every inner space of the small board to be drawn, or to be missed */
};

static const char *const rule_sets[] = { "first", "second", "online" };

/* The value of a key in an answer, up to the next space. */
static char *
value_of (const char *answer, const char *key)
{
  g_autofree char *pattern = g_strdup_printf (" %s=", key);
  const char *found = strstr (answer, pattern);

  g_assert_nonnull (found);
  found += strlen (pattern);
  return g_strndup (found, strcspn (found, " "));
}

/* A set-up is everything that is needed to begin the same game, and the seed makes the set-up. */
static void
test_round_trip (void)
{
  g_autoptr (Engine) engine = engine_new ();

  for (gsize set = 0; set < G_N_ELEMENTS (rule_sets); set++)
    for (int players = 2; players <= 4; players++)
      for (int seed = 0; seed < 20; seed++)
        {
          g_autofree char *made =
            engine_ask (engine, "new rules=%s players=%d seed=%d", rule_sets[set], players, seed);
          g_autofree char *told = engine_ask (engine, "setup");
          g_autofree char *again = engine_ask (engine, "new %s", made + 2);
          g_autofree char *redrawn =
            engine_ask (engine, "new seed=%d players=%d rules=%s", seed, players, rule_sets[set]);

          g_assert_true (g_str_has_prefix (made, "= "));
          g_assert_cmpstr (told, ==, made);
          g_assert_cmpstr (again, ==, made);
          g_assert_cmpstr (redrawn, ==, made);
        }
}

/* Given options do not depend on the seed; the rest is drawn. */
static void
test_options (void)
{
  static const char *const options[] = { "well=off",    "tea=off", "towers=off", "opening=full",
                                         "neutral=off", "first=3", "well=d4",    "merchant=d4" };
  g_autoptr (Engine) engine = engine_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    for (int seed = 0; seed < 20; seed++)
      {
        g_autofree char *made = engine_ask (engine, "new players=3 %s seed=%d", options[i], seed);
        g_autofree char *again = engine_ask (engine, "new %s", made + 2);

        g_assert_nonnull (strstr (made, options[i]));
        g_assert_cmpstr (again, ==, made);
      }
}

/* All values that a key takes with many seeds. */
static GHashTable *
drawn_values (const char *options, const char *key)
{
  GHashTable *values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (Engine) engine = engine_new ();

  for (int seed = 0; seed < SEEDS; seed++)
    {
      g_autofree char *made = engine_ask (engine, "new %s seed=%d", options, seed);

      g_hash_table_add (values, value_of (made, key));
    }
  return values;
}

/* Every inner space of the small board but one. */
static void
assert_inner_but (GHashTable *values, const char *missing)
{
  for (char column = 'c'; column <= 'n'; column++)
    for (int row = 3; row <= 10; row++)
      {
        g_autofree char *space = g_strdup_printf ("%c%d", column, row);

        g_assert_cmpint (g_hash_table_contains (values, space), ==, strcmp (space, missing) != 0);
      }
  g_assert_cmpuint (g_hash_table_size (values), ==, 12 * 8 - 1);
}

static void
test_merchant_keeps_off_the_well (void)
{
  g_autoptr (GHashTable) values = drawn_values ("players=2 well=h6", "merchant");

  assert_inner_but (values, "h6");
}

static void
test_well_keeps_off_the_merchant (void)
{
  g_autoptr (GHashTable) values = drawn_values ("players=2 merchant=c10", "well");

  assert_inner_but (values, "c10");
}

static void
test_first (void)
{
  g_autoptr (GHashTable) values = drawn_values ("players=3", "first");

  g_assert_cmpuint (g_hash_table_size (values), ==, 3);
  g_assert_true (g_hash_table_contains (values, "1"));
  g_assert_true (g_hash_table_contains (values, "2"));
  g_assert_true (g_hash_table_contains (values, "3"));
}

/* Without a seed every game is another one, the one before any `new` too. */
static void
test_fresh (void)
{
  g_autoptr (GHashTable) setups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < 6; i++)
    {
      g_autoptr (Engine) engine = engine_new ();
      char *first = engine_ask (engine, "setup");

      g_assert_true (g_str_has_prefix (first, "= rules=second players=4 first="));
      g_hash_table_add (setups, first);
      g_hash_table_add (setups, engine_ask (engine, "new"));
    }
  g_assert_cmpuint (g_hash_table_size (setups), >=, 6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/setup/the-answer-makes-the-same-game", test_round_trip);
  g_test_add_func ("/setup/given-options-are-kept-and-the-rest-drawn", test_options);
  g_test_add_func ("/setup/merchant-keeps-off-the-well", test_merchant_keeps_off_the_well);
  g_test_add_func ("/setup/well-keeps-off-the-merchant", test_well_keeps_off_the_merchant);
  g_test_add_func ("/setup/every-player-may-be-drawn-to-begin", test_first);
  g_test_add_func ("/setup/without-a-seed-games-differ", test_fresh);

  return g_test_run ();
}
