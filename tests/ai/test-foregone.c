/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is told to be foregone is compared with a search that follows every way to its end, with no
 * table and no short cut. */

#include "ai-fixture.h"
#include "foregone.h"
#include "legal.h"
#include "play.h"
#include "playout.h"
#include "score.h"

enum
{
#ifdef NDEBUG
  ENDINGS = 400, /* for each rule set and number of players */
#else
  ENDINGS = 60, /* every placement is checked in debug builds, which takes its time */
#endif
  LAST = 7,      /* placements to the end of a random game, at the most */
  EFFORT = 3000, /* endings with more placements to try are left out */
  PLAYOUTS = 30,
};

static const MdnDeadline never = { 0 };

/* The turns before, and which stocks everybody knows, change nothing of what follows. */
static MdnPosition
without_the_past (const MdnPosition *position)
{
  MdnPosition copy = *position;

  copy.table.turn.number = copy.table.turn.shown = 0;
  return copy;
}

static gboolean
same_result (const MdnPosition *a, const MdnPosition *b)
{
  for (int player = 0; player < a->rules.players; player++)
    if (mdn_score (a, player).total != mdn_score (b, player).total)
      return FALSE;
  return mdn_score_winners (a) == mdn_score_winners (b);
}

static gboolean
same_position (const MdnPosition *a, const MdnPosition *b)
{
  const MdnPosition x = without_the_past (a), y = without_the_past (b);

  return memcmp (&x, &y, sizeof x) == 0;
}

/* All ways to an end that were followed so far. */
typedef struct
{
  MdnTurn turn; /* where they begin */
  gboolean of_turn;
  gboolean alike;
  int ways;
  int effort; /* placements that may still be tried */
  MdnPosition first;
} Ways;

static gboolean
ends_here (const Ways *self, const MdnPosition *position)
{
  const MdnTurn *turn = &position->table.turn;

  return mdn_position_is_over (position) ||
         (self->of_turn && (turn->phase != self->turn.phase || turn->number != self->turn.number));
}

static void
add_way (Ways *self, const MdnPosition *end)
{
  if (self->ways++ == 0)
    self->first = *end;
  else if (self->of_turn ? !same_position (end, &self->first) : !same_result (end, &self->first))
    self->alike = FALSE;
}

static void
follow_all (Ways *self, const MdnPosition *position)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  if (ends_here (self, position))
    {
      add_way (self, position);
      return;
    }
  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count && self->effort > 0; i++)
    {
      MdnPosition next = *position;

      self->effort--;
      mdn_position_play (&next, list[i], NULL);
      follow_all (self, &next);
    }
}

/* FALSE if it takes too long. */
static gboolean
compare_ways (const MdnPosition *position, gboolean of_turn, gboolean *alike)
{
  Ways ways = { .turn = position->table.turn, .of_turn = of_turn, .alike = TRUE, .effort = EFFORT };

  follow_all (&ways, position);
  *alike = ways.alike;
  return ways.effort > 0;
}

static gboolean
find_slowly (const MdnPosition *position, MdnForegone *foregone)
{
  gboolean alike;

  *foregone = MDN_FOREGONE_GAME;
  if (!compare_ways (position, FALSE, &alike))
    return FALSE;
  if (alike)
    return TRUE;
  *foregone = MDN_FOREGONE_TURN;
  if (!compare_ways (position, TRUE, &alike))
    return FALSE;
  if (!alike)
    *foregone = MDN_FOREGONE_NOTHING;
  return TRUE;
}

static void
test_brute_force (gconstpointer data)
{
  const MdnRuleSet set = (MdnRuleSet) GPOINTER_TO_INT (data);

  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    {
      int found[] = { 0, 0, 0 };

      for (guint64 seed = 0; seed < ENDINGS; seed++)
        {
          const MdnPosition position =
            ai_fixture_ending (set, players, seed, 1 + (int) (seed % LAST));
          MdnForegone expected;

          if (!find_slowly (&position, &expected))
            continue;
          g_assert_cmpint (mdn_foregone_find (&position, G_MAXUINT64, &never), ==, expected);
          found[expected]++;
        }
      g_test_message ("%d players: %d open, %d turns, %d games foregone", players, found[0],
                      found[1], found[2]);
      g_assert_cmpint (found[MDN_FOREGONE_NOTHING], >, ENDINGS / 20);
      g_assert_cmpint (found[MDN_FOREGONE_TURN], >, ENDINGS / 80);
      g_assert_cmpint (found[MDN_FOREGONE_GAME], >, ENDINGS / 20);
    }
}

/* Endings that are too long to follow every way end as was told, too: however they are played. */
static void
test_random_games (gconstpointer data)
{
  const MdnRuleSet set = (MdnRuleSet) GPOINTER_TO_INT (data);
  int told = 0;

  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    for (guint64 seed = 0; seed < ENDINGS; seed++)
      {
        const MdnPosition position = ai_fixture_ending (set, players, seed, 3 + (int) (seed % 9));
        const MdnForegone foregone = mdn_foregone_find (&position, 20000, &never);
        MdnPosition end = position;
        MdnRandom random;

        mdn_random_seed (&random, seed + 1);
        mdn_playout (&end, &random);
        for (int i = 0; foregone == MDN_FOREGONE_GAME && i < PLAYOUTS; i++)
          {
            MdnPosition other = position;

            mdn_playout (&other, &random);
            g_assert_true (same_result (&other, &end));
          }
        told += foregone == MDN_FOREGONE_GAME;
      }
  g_test_message ("%d games foregone", told);
  g_assert_cmpint (told, >, ENDINGS / 40);
}

/* As long as something can be decided in early turns nothing is foregone, and random games tell so:
 * the proof tries nothing. Nor is anything once the game is over. */
static void
test_nothing (void)
{
  for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
    {
      const MdnPosition early = ai_fixture_position (MDN_SECOND_EDITION, players, 1, 20);
      const MdnPosition over = ai_fixture_ending (MDN_SECOND_EDITION, players, 1, 0);

      g_assert_cmpint (mdn_foregone_find (&early, 0, &never), ==, MDN_FOREGONE_NOTHING);
      g_assert_true (mdn_position_is_over (&over));
      g_assert_cmpint (mdn_foregone_find (&over, G_MAXUINT64, &never), ==, MDN_FOREGONE_NOTHING);
    }
}

/* What cannot be proved within the limits is not foregone. */
static void
test_limits (void)
{
  const MdnDeadline now = { .end = 1e-9 };
  int few = 0, late = 0;

  for (guint64 seed = 0; seed < ENDINGS; seed++)
    {
      const MdnPosition position = ai_fixture_ending (MDN_ONLINE, 2, seed, 4 + (int) (seed % 5));
      const gboolean foregone =
        mdn_foregone_find (&position, G_MAXUINT64, &never) == MDN_FOREGONE_GAME;

      few += foregone && mdn_foregone_find (&position, 2, &never) == MDN_FOREGONE_NOTHING;
      late += foregone && mdn_foregone_find (&position, G_MAXUINT64, &now) == MDN_FOREGONE_NOTHING;
    }
  g_assert_cmpint (few, >, 0);
  g_assert_cmpint (late, >, 0);
}

int
main (int argc, char *argv[])
{
  static const char *const names[] = { "first", "second", "online" };

  g_test_init (&argc, &argv, NULL);
  for (int set = 0; set < MDN_RULE_SETS; set++)
    {
      g_autofree char *slow = g_strdup_printf ("/foregone/every-way/%s", names[set]);
      g_autofree char *random = g_strdup_printf ("/foregone/random-games/%s", names[set]);

      g_test_add_data_func (slow, GINT_TO_POINTER (set), test_brute_force);
      g_test_add_data_func (random, GINT_TO_POINTER (set), test_random_games);
    }
  g_test_add_func ("/foregone/nothing", test_nothing);
  g_test_add_func ("/foregone/limits", test_limits);
  return g_test_run ();
}
