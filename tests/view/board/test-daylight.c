/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-daylight.h"
#include "play.h"
#include "playout.h"

/* A day passes over every game. */

static MdnPosition
begin (MdnRuleSet set, int players, MdnRandom *random)
{
  const MdnRules rules = mdn_rules (set, players);
  MdnSetup setup;

  mdn_random_seed (random, 5);
  setup = mdn_setup_draw (&rules, random);
  return mdn_position (&setup);
}

/* From morning to dusk, a step at a time, and never within a turn. */
static void
pass_day (MdnRuleSet set, int players)
{
  MdnRandom random;
  MdnPosition position = begin (set, players, &random);
  int steps = 1;

  g_assert_cmpint (medina_daylight_find (&position), ==, 0);
  while (!mdn_position_is_over (&position))
    {
      const int before = medina_daylight_find (&position), turn = position.table.turn.number;
      int after;

      mdn_position_play (&position, mdn_playout_choose (&position, &random), NULL);
      after = medina_daylight_find (&position);
      g_assert_cmpint (after, >=, before);
      if (!mdn_position_is_over (&position) && position.table.turn.number == turn)
        g_assert_cmpint (after, ==, before);
      steps += after != before;
    }
  g_assert_cmpint (medina_daylight_find (&position), ==, MEDINA_DAYLIGHTS - 1);
  g_assert_cmpint (steps, >=, MEDINA_DAYLIGHTS - 2);
}

static void
test_day (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      pass_day ((MdnRuleSet) set, players);
}

/* At noon all is as it is, and opacity never changes. */
static void
test_noon (void)
{
  g_assert_cmphex (medina_daylight_shine_on (MEDINA_DAYLIGHT_NOON, 0x12fe80a0), ==, 0x12fe80a0);
  for (int time_of_day = 0; time_of_day < MEDINA_DAYLIGHTS; time_of_day++)
    {
      g_assert_cmphex (medina_daylight_shine_on (time_of_day, 0xffffff40) & 0xff, ==, 0x40);
      g_assert_cmphex (medina_daylight_shine_on (time_of_day, 0x000000ff), ==, 0xff);
    }
}

/* No step is much: whoever looks at the board hardly sees it. */
static void
test_steps (void)
{
  const guint32 white = 0xffffffff;

  for (int time_of_day = 1; time_of_day < MEDINA_DAYLIGHTS; time_of_day++)
    for (int shift = 8; shift < 32; shift += 8)
      {
        const int before = medina_daylight_shine_on (time_of_day - 1, white) >> shift & 0xff;
        const int after = medina_daylight_shine_on (time_of_day, white) >> shift & 0xff;

        g_assert_cmpint (ABS (after - before), <=, 20);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daylight/passes-over-a-game", test_day);
  g_test_add_func ("/daylight/noon", test_noon);
  g_test_add_func ("/daylight/steps", test_steps);
  return g_test_run ();
}
