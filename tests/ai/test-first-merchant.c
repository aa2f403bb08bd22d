/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first merchant of the first edition (M0) goes where the market street has room, and not
 * always to the same place. */

#include "ai-fixture.h"
#include "geometry.h"

enum
{
  SEEDS = 40,
  LEAST_SPACES = 15, /* that so many seeds lead to: 40 draws of 50 hit about 28 */
  LEAST_ROWS = 4,    /* of those, and columns */
  FAR = 4,           /* steps to the wall spaces at least */
};

static int
count_steps_to_ring (const MdnPosition *position, MdnSpace space)
{
  const MdnSet state = mdn_geometry (position->rules.board)->city;
  MdnSet reached = mdn_set_empty ();
  int steps = 0;

  for (mdn_set_add (&reached, space); mdn_set_is_empty (mdn_set_minus (reached, state)); steps++)
    reached = mdn_set_union (reached, mdn_set_beside (reached));
  return steps;
}

static MdnPosition
opening (int players)
{
  const MdnPosition position = ai_fixture_position (MDN_FIRST_EDITION, players, 1, 0);

  g_assert_cmpint (position.table.turn.phase, ==, MDN_PHASE_OPENING);
  return position;
}

static MdnSpace
ask (const MdnPosition *position, MdnLevel level, guint64 seed)
{
  const MdnAiLimits limits = { .level = level, .nodes = 20, .seed = seed };
  const MdnAdvice advice = ai_fixture_ask (position, &limits);

  for (int i = 0; i < advice.count; i++)
    {
      const MdnSpace space = mdn_placement_space (advice.variations[i].placements[0]);

      ai_fixture_check_variation (position, &advice.variations[i]);
      g_assert_cmpint (count_steps_to_ring (position, space), >=, FAR);
    }
  return mdn_placement_space (advice.variations[0].placements[0]);
}

static void
check_variety (int players, MdnLevel level)
{
  const MdnPosition position = opening (players);
  MdnSet spaces = mdn_set_empty ();
  guint64 columns = 0, rows = 0;

  for (guint64 seed = 0; seed < SEEDS; seed++)
    {
      const MdnSpace space = ask (&position, level, seed);

      g_assert_cmpint (ask (&position, level, seed), ==, space);
      mdn_set_add (&spaces, space);
      columns |= G_GUINT64_CONSTANT (1) << mdn_space_column (space);
      rows |= G_GUINT64_CONSTANT (1) << mdn_space_row (space);
    }
  g_assert_cmpuint (mdn_set_count (spaces), >=, LEAST_SPACES);
  g_assert_cmpint (__builtin_popcountll (columns), >=, LEAST_ROWS);
  g_assert_cmpint (__builtin_popcountll (rows), >=, LEAST_ROWS);
}

static void
test_variety (void)
{
  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    for (int level = 0; level < MDN_LEVELS; level++)
      check_variety (players, (MdnLevel) level);
}

/* Those who show several answers get several, without a search. */
static void
test_alternatives (void)
{
  const MdnPosition position = opening (4);
  const MdnAiLimits limits = { .level = MDN_LEVEL_HARD, .seed = 1 };
  const MdnAdvice advice = ai_fixture_ask (&position, &limits);

  g_assert_cmpint (advice.count, >, 1);
  g_assert_cmpuint (advice.nodes, ==, 0);
  for (int i = 1; i < advice.count; i++)
    g_assert_false (mdn_variation_equals (&advice.variations[i], &advice.variations[i - 1]));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/first-merchant/far-from-the-edge-and-not-always-the-same", test_variety);
  g_test_add_func ("/first-merchant/there-are-alternatives", test_alternatives);
  return g_test_run ();
}
