/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "candidates.h"

#include "ai-fixture.h"
#include "legal.h"

enum
{
  GAMES = 18,
  STEP = 5, /* placements from one position of a game to the next */
};

/* Candidates are legal, no two alike, the best first; there is always one. */
static void
check_candidates (const MdnPosition *position)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];
  MdnSearchState state;
  int count;

  mdn_search_state_begin (&state, position);
  count = mdn_candidates_find (&state, list);
  g_assert_cmpint (count > 0, ==, !mdn_position_is_over (position));
  for (int i = 0; i < count; i++)
    {
      g_assert_true (mdn_legal_has (position, list[i].placement));
      if (i > 0)
        g_assert_cmpint (list[i].margin, <=, list[i - 1].margin);
      for (int j = 0; j < i; j++)
        g_assert_cmpint (list[i].placement, !=, list[j].placement);
    }
}

static void
test_candidates (void)
{
  for (guint64 game = 0; game < GAMES; game++)
    {
      MdnPosition position;
      int placements = 0;

      do
        {
          position = ai_fixture_position ((MdnRuleSet) (game % MDN_RULE_SETS),
                                          2 + (int) (game / 3 % 3), game, placements);
          check_candidates (&position);
          placements += STEP;
        }
      while (!mdn_position_is_over (&position));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/candidates/are-legal-and-the-best-first", test_candidates);
  return g_test_run ();
}
