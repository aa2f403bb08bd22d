/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The explanations of placements: what is said for them in a hint. */

#include "ai-fixture.h"
#include "explain.h"
#include "notation.h"
#include "play.h"
#include "playout.h"
#include "rule-game.h"
#include "tiles.h"

static const char *const names[MDN_EXPLANATIONS] = {
  [MDN_EXPLANATION_ONLY] = "only",
  [MDN_EXPLANATION_MUST_ROOF] = "must-roof",
  [MDN_EXPLANATION_CLAIMS] = "claims",
  [MDN_EXPLANATION_PREPARES] = "prepares",
  [MDN_EXPLANATION_PALACE_TILE] = "palace-tile",
  [MDN_EXPLANATION_TOWER_TILE] = "tower-tile",
  [MDN_EXPLANATION_TEA] = "tea",
  [MDN_EXPLANATION_SCORES] = "scores",
  [MDN_EXPLANATION_DENIES] = "denies",
  [MDN_EXPLANATION_STRIPS] = "strips",
  [MDN_EXPLANATION_FOUNDS] = "founds",
  [MDN_EXPLANATION_RAISES] = "raises",
  [MDN_EXPLANATION_WATER] = "water",
  [MDN_EXPLANATION_STOPS] = "stops",
  [MDN_EXPLANATION_CROWDS] = "crowds",
  [MDN_EXPLANATION_INVITES] = "invites",
  [MDN_EXPLANATION_DIVERTS] = "diverts",
  [MDN_EXPLANATION_RESTS] = "rests",
  [MDN_EXPLANATION_WAITS] = "waits",
  [MDN_EXPLANATION_GIVES] = "gives",
  [MDN_EXPLANATION_FEEDS] = "feeds",
  [MDN_EXPLANATION_FORESEEN] = "foreseen",
};

typedef struct
{
  const char *what;
  const char *keys;
  const char *before;       /* the placements so far, with bars between turns */
  const char *variation;    /* the rest of the turn, or as much of it as matters */
  const char *explanations; /* of its first placement */
} Case;

static const Case cases[] = {
  { "a palace that the next player might have claimed", SECOND (3), "Gb2", "Rb2",
    "claims(b2 1 by-2) palace-tile(1)" },
  { "one that the next player cannot claim, but the one behind", SECOND (3),
    "Wb1 Wc1 | Gb12 Rb12 | Wd1 We1 | Gb2", "Rb2", "claims(b2 2 by-3) tower-tile(4)" },
  { "one that nobody else can claim", SECOND (2), "Gb2 Rb2 | Gl4", "Rl4", "claims(l4 1)" },
  { "a palace tile from somebody", SECOND (2), "Gb2 Rb2 | Gl4 Gl5 | Wb12 Wo12", "Rl4 Wo1",
    "claims(l4 2) palace-tile(1 by-1)" },
  { "a palace to be claimed at once", SECOND (3), "", "Gb2 Rb2",
    "prepares(b2 1) founds(b2 1 by-2)" },
  { "a tower tile from somebody", SECOND (2), "Gb2 Rb2 | Pd2 Rd2 | Wb1 Wc1", "Wd1",
    "tower-tile(4 by-1) scores(d2 1 x1)" },
  { "a tower tile with merchants", SECOND (3) "towers=on", "Gb12 Rb12 | Wb1 Wc1 | Wd1 We1", "Wb13",
    "tower-tile(1 x3) scores(b12 1 x1)" },
  { "tea", SECOND (3) "tea=on", "Pd4", "Rd4", "claims(d4 1 by-2) palace-tile(2) tea(x3)" },
  { "a merchant beside one's palace", SECOND (2), "Gj6 Rj6 | Pd4 Rd4", "Mi6", "scores(j6 1 x1)" },
  { "a stable", SECOND (2), "Gd4 Rd4 | Wb1 Wc1", "Sd5", "scores(d4 1 x1)" },
  { "a merchant beside a palace that may be claimed", SECOND (3), "Gj6", "Mi6",
    "raises(j6 2 by-2)" },
  { "a building for a palace that only the mover may claim", SECOND (2), "Gb2 Rb2 | Gl4", "Gl5",
    "raises(l4 2)" },
  { "at the water", SECOND (2) "well=h6 merchant=e4", "", "Gj6 Rj6",
    "prepares(j6 5) founds(j6 5 by-2) water(4)" },
  { "the water is of no use to who owns the colour", SECOND (2) "well=h6 merchant=e4",
    "Gb2 Rb2 | Wb1 Wc1", "Gj6", "feeds(j6 x1 by-2)" },
  { "a wall for somebody else", SECOND (2), "Gb2 Rb2", "Wb1", "gives(5 by-1)" },
  { "a neutral rooftop on what the next player may claim", SECOND (3), "Gb2", "Nb2",
    "denies(b2 1 by-2)" },
  { "a neutral rooftop takes a tile from somebody", SECOND (3), "Gb2 Rb2 | Gl4 Gl5", "Nl4",
    "denies(l4 2 by-2) strips(1 by-1)" },
  { "a palace of somebody else's colour cannot grow", SECOND (2), "Gl4 Rl4 | Gb2 Pb4", "Bd2",
    "founds(d2 1 by-2) stops(b2 by-2)" },
  { "no room for stables", SECOND (2), "Gl4 Rl4 | Gb2 Rb2 | Pb4", "Bd2",
    "founds(d2 1 by-2) crowds(b2 by-2)" },
  { "the market turns away from somebody", SECOND (2), "Mg6 Mf6 | Gh8 Rh8", "Mi6",
    "diverts(by-2)" },
  { "the market comes near", SECOND (2), "Gk6 Rk6 | Mg6 Mf6", "Mi6", "invites" },
  { "a wall that matters to nobody", SECOND (2), "", "Wb1", "waits" },
  { "a building that helps somebody else", SECOND (2), "Gb2 Rb2 | Wb1 Wc1", "Gl4",
    "feeds(l4 x1 by-2)" },
  { "the first merchant", FIRST (3), "", "Mh6", "foreseen" },
  { "a rooftop because nobody else has one", FIRST (3) "rooftops=1",
    "Mh6 Of9 Gb2 | Pl4 Rl4 | Wb1 Wc1 | Rb2 Wd1 | We1 Wf1 | Bd9", "Rd9",
    "must-roof claims(d9 1) palace-tile(3)" },
};

static MdnVariation
read_variation (MdnGame *game, const char *script)
{
  g_auto (GStrv) words = g_strsplit (script, " ", -1);
  MdnGame ahead = *game;
  MdnVariation variation = { .count = 0 };

  for (guint i = 0; words[i] != NULL; i++)
    {
      variation.placements[variation.count] = rule_game_placement (&ahead, words[i]);
      g_assert_cmpint (mdn_game_play (&ahead, variation.placements[variation.count++]), ==,
                       MDN_REASON_NONE);
    }
  return variation;
}

/* "claims(b2 4 by-2)": the palace, the points, the number, the player, as far as there are any. */
static void
write_explanation (GString *text, const MdnExplanation *explanation)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  char space[MDN_NOTATION_SIZE];

  if (explanation->space != MDN_NO_SPACE)
    {
      mdn_notation_space (explanation->space, space);
      g_string_append_printf (numbers, " %s", space);
    }
  if (explanation->points != 0)
    g_string_append_printf (numbers, " %d", explanation->points);
  if (explanation->count != 0)
    g_string_append_printf (numbers, " x%d", explanation->count);
  if (explanation->player != MDN_NOBODY)
    g_string_append_printf (numbers, " by-%d", explanation->player + 1);
  g_string_append_printf (text, text->len > 0 ? " %s" : "%s", names[explanation->kind]);
  if (numbers->len > 0)
    g_string_append_printf (text, "(%s)", numbers->str + 1);
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      MdnExplanation explanations[MDN_MAX_EXPLANATIONS];
      MdnGame game;
      MdnVariation variation;
      int count;

      rule_game_begin (&game, cases[i].keys);
      rule_game_play (&game, cases[i].before);
      variation = read_variation (&game, cases[i].variation);
      count = mdn_explain (&game.position, &variation, explanations);
      for (int j = 0; j < count; j++)
        write_explanation (text, &explanations[j]);
      g_test_message ("%s", cases[i].what);
      g_assert_cmpstr (text->str, ==, cases[i].explanations);
    }
}

/* The points of tiles that the mover loses to others or to the neutral player. */
static int
count_lost (const MdnPosition *position, MdnPlacement placement)
{
  const int mover = position->table.turn.player;
  MdnPosition after = *position;
  int lost = 0;

  mdn_position_play (&after, placement, NULL);
  for (int color = 0; color < MDN_COLORS; color++)
    if ((int) mdn_tiles_palace_holder (position, (MdnColor) color) == mover &&
        (int) mdn_tiles_palace_holder (&after, (MdnColor) color) != mover)
      lost += mdn_tiles_palace_value (color);
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (position->table.tower_tile[tower] == mover && after.table.tower_tile[tower] != mover)
      lost += mdn_tiles_tower_value (tower);
  return lost;
}

/* Every placement has an explanation, and the points named are those that the mover gains at
 * once. */
static void
check_points (const MdnPosition *position, const MdnVariation *variation)
{
  MdnExplanation explanations[MDN_MAX_EXPLANATIONS];
  const int count = mdn_explain (position, variation, explanations);
  int points = 0;

  g_assert_cmpint (count, >, 0);
  g_assert_cmpint (count, <, MDN_MAX_EXPLANATIONS);
  for (int i = 0; i < count; i++)
    {
      if (explanations[i].kind == MDN_EXPLANATION_CLAIMS ||
          explanations[i].kind == MDN_EXPLANATION_SCORES ||
          explanations[i].kind == MDN_EXPLANATION_PALACE_TILE ||
          explanations[i].kind == MDN_EXPLANATION_TOWER_TILE)
        points += explanations[i].points;
      if (i > 0)
        g_assert_cmpint (explanations[i].kind, >=, explanations[i - 1].kind);
    }
  g_assert_cmpint (points - count_lost (position, variation->placements[0]), ==,
                   mdn_explain_points_at_once (position, variation->placements[0]));
}

static void
test_points (void)
{
  for (guint64 seed = 0; seed < 18; seed++)
    {
      MdnPosition position =
        ai_fixture_position ((MdnRuleSet) (seed % MDN_RULE_SETS), 2 + seed / 3 % 3, seed, 0);
      MdnRandom random;

      mdn_random_seed (&random, seed);
      while (!mdn_position_is_over (&position))
        {
          const MdnVariation variation = { .placements = { mdn_playout_choose (&position,
                                                                               &random) },
                                           .count = 1 };

          check_points (&position, &variation);
          mdn_position_play (&position, variation.placements[0], NULL);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explanations/placements-have-the-explanations-listed", test_cases);
  g_test_add_func ("/explanations/points-add-up-to-the-gain", test_points);
  return g_test_run ();
}
