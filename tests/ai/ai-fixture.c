/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ai-fixture.h"

#include "game.h"
#include "legal.h"
#include "notation.h"
#include "play.h"
#include "playout.h"

static MdnPosition
begin (MdnRuleSet set, int players, guint64 seed, MdnRandom *random)
{
  const MdnRules rules = mdn_rules (set, players);
  MdnSetup setup;

  mdn_random_seed (random, seed);
  setup = mdn_setup_draw (&rules, random);
  return mdn_position (&setup);
}

MdnPosition
ai_fixture_position (MdnRuleSet set, int players, guint64 seed, int placements)
{
  MdnRandom random;
  MdnPosition position = begin (set, players, seed, &random);

  for (int i = 0; i < placements && !mdn_position_is_over (&position); i++)
    mdn_position_play (&position, mdn_playout_choose (&position, &random), NULL);
  return position;
}

MdnPosition
ai_fixture_ending (MdnRuleSet set, int players, guint64 seed, int placements)
{
  MdnRandom random;
  MdnPosition position = begin (set, players, seed, &random);

  return ai_fixture_position (set, players, seed, mdn_playout (&position, &random) - placements);
}

MdnAdvice
ai_fixture_ask (const MdnPosition *position, const MdnAiLimits *limits)
{
  MdnAi *ai = mdn_ai_new ();
  MdnAdvice advice;

  g_assert_nonnull (ai);
  g_assert_true (mdn_ai_think (ai, position, limits, &advice));
  mdn_ai_free (ai);
  return advice;
}

void
ai_fixture_check_variation (const MdnPosition *position, const MdnVariation *variation)
{
  MdnPosition copy = *position;

  g_assert_cmpint (variation->count, >, 0);
  for (int i = 0; i < variation->count; i++)
    {
      g_assert_cmpint (mdn_variation_placements_ahead (position, &copy), >, 0);
      g_assert_true (mdn_legal_has (&copy, variation->placements[i]));
      mdn_position_play (&copy, variation->placements[i], NULL);
    }
  g_assert_cmpint (mdn_variation_placements_ahead (position, &copy), ==, 0);
  g_assert_cmpfloat (variation->win, >=, 0);
  g_assert_cmpfloat (variation->win, <=, 1);
}

guint
ai_fixture_count_free_blocks (const MdnNodeStore *store)
{
  guint count = 0;

  for (guint32 block = store->free_blocks; block != 0; block = store->next[block - 1])
    count++;
  return count;
}

char *
ai_fixture_variation_text (const MdnVariation *variation)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < variation->count; i++)
    {
      char placement[MDN_NOTATION_SIZE];

      mdn_notation_placement (variation->placements[i], placement);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", placement);
    }
  return g_string_free (text, FALSE);
}
