/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same level, nodes and seed give the same answer, on this machine and on every other. */

#include <stdio.h>

#include "ai-fixture.h"
#include "ai-signature.h"

static void
assert_same_advice (const MdnAdvice *a, const MdnAdvice *b)
{
  g_assert_cmpint (a->count, ==, b->count);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
  g_assert_cmpint (a->solved, ==, b->solved);
  for (int i = 0; i < a->count; i++)
    {
      g_assert_cmpint (a->variations[i].count, ==, b->variations[i].count);
      for (int j = 0; j < a->variations[i].count; j++)
        g_assert_cmpint (a->variations[i].placements[j], ==, b->variations[i].placements[j]);
      g_assert_cmpfloat (a->variations[i].margin, ==, b->variations[i].margin);
      g_assert_cmpfloat (a->variations[i].win, ==, b->variations[i].win);
    }
}

/* With one thread and with two: each grows a tree of its own. */
static void
test_same_machine (void)
{
  for (int i = 0; i < 60; i++)
    {
      const MdnPosition position =
        ai_fixture_position ((MdnRuleSet) (i % MDN_RULE_SETS), 2 + i % 3, (guint64) i, 2 * i);
      const MdnAiLimits limits = { .level = (MdnLevel) (i % MDN_LEVELS),
                                   .nodes = 60,
                                   .seed = (guint64) i,
                                   .threads = 1 + i % 2 };
      MdnAdvice first, second;

      if (mdn_position_is_over (&position))
        continue;
      first = ai_fixture_ask (&position, &limits);
      second = ai_fixture_ask (&position, &limits);
      assert_same_advice (&first, &second);
    }
}

/* Different seeds play different games, at least now and then. */
static void
test_seed_matters (void)
{
  const MdnPosition position = ai_fixture_position (MDN_SECOND_EDITION, 2, 5, 10);
  g_autoptr (GHashTable) answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 20; seed++)
    {
      const MdnAiLimits limits = { .level = MDN_LEVEL_EASY, .seed = seed };
      const MdnAdvice advice = ai_fixture_ask (&position, &limits);

      g_hash_table_add (answers, ai_fixture_variation_text (&advice.variations[0]));
    }
  g_assert_cmpuint (g_hash_table_size (answers), >, 1);
}

/* A number made of what the computer plays in fixed positions. It changes whenever the computer
 * plays otherwise; if that was intended, the new number goes to ai-signature.h. */
static void
test_signature (void)
{
  guint32 signature = 2166136261u;

  for (int i = 0; i < 36; i++)
    {
      const MdnPosition position =
        ai_fixture_position ((MdnRuleSet) (i % MDN_RULE_SETS), 2 + i / 3 % 3, 77, 9 * (i / 3) + 1);
      const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .nodes = 100, .seed = 1 };
      MdnAdvice advice;

      if (mdn_position_is_over (&position))
        continue;
      advice = ai_fixture_ask (&position, &limits);
      for (int j = 0; j < advice.variations[0].count; j++)
        signature = (signature ^ advice.variations[0].placements[j]) * 16777619u;
    }
  g_assert_cmphex (signature, ==, AI_SIGNATURE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/repeatable/the-same-limits-give-the-same-answer", test_same_machine);
  g_test_add_func ("/repeatable/another-seed-may-give-another-answer", test_seed_matters);
  g_test_add_func ("/repeatable/answers-are-those-of-the-signature", test_signature);
  return g_test_run ();
}
