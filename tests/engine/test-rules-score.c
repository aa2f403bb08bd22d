/* SPDX-License-Identifier: GPL-3.0-or-later */

/* L1–L3: palace tiles. E1–E3: the score. */

#include <glib.h>

#include "rule-case.h"
#include "score.h"

/* A game of five pieces each, the buildings one of each color. */
#define SHORT_GAME "buildings=1 rooftops=1 others=0 stables=0 merchants=0 walls=0"

static const RuleCase cases[] = {
  {
    "/rules/L1/buildings-count",
    SECOND (2),
    "Of7 Rf7 | Oc3 Oc4 | Wb1 Wc1 | Rc3",
    .tiles = "O=2",
  },
  {
    "/rules/L1/stables-count",
    SECOND (2),
    "Of7 Of8 | Wb1 Wc1 | Rf7 Oc3 | Oc4 Sb3 | Wd1 We1 | Rc3",
    .palaces = "at=f7 buildings=2 stables=0; at=c3 buildings=2 stables=1",
    .tiles = "O=2",
  },
  {
    "/rules/L1/merchants-and-walls-do-not",
    SECOND (2),
    "Ob3 Rb3 | Og6 Wa2 | Wa3 Mh7 | Mg7 Rg6 |",
    .palaces = "at=b3 owner=1 walls=1; at=g6 owner=2 merchants=2",
    .tiles = "O=1",
  },

  {
    "/rules/L2/the-first-roofed-one-takes-it",
    SECOND (2),
    "Of7 Rf7 |",
    .tiles = "G=- P=- B=- O=1",
    .score = "1 palace_tiles=4",
  },
  {
    "/rules/L2/a-larger-unroofed-one-does-not",
    SECOND (2),
    "Of7 Rf7 | Oc3 Oc4 |",
    .tiles = "O=1",
  },
  {
    "/rules/L2/a-larger-one-takes-it-when-roofed",
    SECOND (2),
    "Of7 Rf7 | Oc3 Oc4 | Wb1 Wc1 | Rc3",
    .tiles = "O=2",
    .score = "1 palace_tiles=0; 2 palace_tiles=4",
  },
  {
    "/rules/L2/a-tie-changes-nothing",
    SECOND (2),
    "Of7 Rf7 | Oc3 Rc3 |",
    .tiles = "O=1",
  },
  {
    "/rules/L2/a-stable-can-take-it",
    SECOND (2),
    "Of7 Rf7 | Oc3 Rc3 | Wb1 Wc1 | Sc4",
    .tiles = "O=2",
  },
  {
    "/rules/L2/a-tie-by-a-stable-changes-nothing",
    SECOND (2),
    "Of7 Rf7 | Oc3 Rc3 | Wb1 Wc1 | Sc4 Sf8 |",
    .tiles = "O=2",
  },
  {
    "/rules/L2/a-second-stable-takes-it-back",
    SECOND (2),
    "Of7 Rf7 | Oc3 Rc3 | Wb1 Wc1 | Sc4 Sf8 | Sf6",
    .tiles = "O=1",
  },
  {
    "/rules/L2/another-players-stable-can-give-it",
    SECOND (2),
    "Of7 Rf7 | Oc3 Rc3 | Sc4",
    .tiles = "O=2",
  },
  {
    "/rules/L2/the-holder-grows-ahead",
    SECOND (2),
    "Of7 Rf7 | Oc3 Rc3 | Sf8 Wb1 | Sc4",
    .tiles = "O=1",
  },
  {
    "/rules/L2/one-for-each-colour-worth-1-to-4",
    SECOND (2),
    "Gc3 Rc3 | Pf3 Rf3 | Bi3 Ri3 | Ol3 Rl3 |",
    .tiles = "G=1 P=2 B=1 O=2",
    .score = "1 buildings=2 palace_tiles=4 total=6; 2 buildings=2 palace_tiles=6 total=8",
  },

  {
    "/rules/L3/a-neutral-palace-holds-it-and-nobody-scores",
    SECOND (2),
    "Of7 Nf7 |",
    .tiles = "O=neutral",
    .score = "1 total=0; 2 total=0",
  },
  {
    "/rules/L3/a-larger-one-takes-it",
    SECOND (2),
    "Of7 Nf7 | Oc3 Oc4 | Rc3",
    .tiles = "O=1",
  },
  {
    "/rules/L3/an-equal-one-does-not",
    SECOND (2),
    "Of7 Nf7 | Oc3 Rc3 |",
    .tiles = "O=neutral",
  },
  {
    "/rules/L3/it-takes-a-players-tile",
    SECOND (2),
    "Of7 Rf7 | Oc3 Oc4 | Nc3",
    .tiles = "O=neutral",
    .score = "1 palace_tiles=0 total=1",
  },
  {
    "/rules/L3/a-larger-second-neutral-palace-is-the-one-to-beat",
    SECOND (2),
    "Of7 Nf7 | Oc3 Oc4 | Nc3 Wb1 | Ok8 Ok9 | Rk8",
    .tiles = "O=neutral",
  },
  {
    "/rules/L3/three-beat-the-second-neutral-two",
    SECOND (2),
    "Of7 Nf7 | Oc3 Oc4 | Nc3 Wb1 | Ok8 Ok9 | Ok10 Rk8 |",
    .tiles = "O=1",
  },

  {
    "/rules/E1/a-point-for-each-building-and-stable",
    SECOND (2),
    "Gc3 Gc4 | Gc5 Sb3 | Rc3",
    .score = "1 buildings=3 stables=1 merchants=0 walls=0 water=0 palace_tiles=1 tower_tiles=0 "
             "total=5; 2 total=0",
  },
  {
    "/rules/E1/a-merchant-counts-once-for-a-palace",
    SECOND (2),
    "Gh7 Gg7 | Gg6 Rg6 |",
    .score = "2 buildings=3 merchants=1 palace_tiles=1 total=5",
  },
  {
    "/rules/E1/a-merchant-between-two-palaces-counts-for-both",
    SECOND (2),
    "Gg6 Rg6 | Oi6 Ri6 |",
    .score = "1 merchants=1 total=3; 2 merchants=1 total=6",
  },
  {
    "/rules/E1/a-merchant-beside-a-stable-counts",
    SECOND (2),
    "Gf6 Sg6 | Rf6",
    .score = "1 total=0; 2 stables=1 merchants=1 total=4",
  },
  {
    "/rules/E1/a-merchant-counts-by-an-edge",
    SECOND (2),
    "Gg7 Rg7 |",
    .score = "1 merchants=0 total=2",
  },
  {
    "/rules/E1/a-point-for-each-wall",
    SECOND (2),
    "Gb2 Rb2 | Wb1 Wa2 |",
    .score = "1 buildings=1 walls=2 palace_tiles=1 tower_tiles=4 total=8",
  },
  {
    "/rules/E1/walls-beside-stables-count-and-askew-do-not",
    SECOND (2),
    "Gc3 Sc2 | Wb1 Wc1 | Wd1 Rc3 |",
    .score = "1 stables=1 walls=1 tower_tiles=4 total=8",
  },
  {
    "/rules/E1/four-points-for-each-water-space",
    SECOND (2) "well=c3",
    "Ge3 Ge4 | Ge5 Gd5 | Gc5 Rc5 |",
    .score = "1 buildings=5 water=8 palace_tiles=1 total=14",
  },
  {
    "/rules/E1/only-palaces-with-ones-own-rooftop",
    SECOND (2),
    "Gc3 Gc4 | Of7 Nf7 |",
    .score = "1 total=0; 2 total=0",
  },
  {
    "/rules/E1/tiles-count",
    SECOND (2),
    "Bb11 Rb11 | Wb12 Oo11 | Ro11 Wo12 |",
    .score = "1 buildings=2 walls=2 palace_tiles=7 tower_tiles=4 total=15",
  },

  {
    "/rules/E2/the-highest-total-wins",
    SECOND (2) SHORT_GAME,
    "Oc3 Rc3 | Gf3 Rf3 | Gi3 Pl3 | Pl4 Bc7 | Bc8 | Oo10",
    .score = "1 total=5; 2 total=2",
    .result = "over winner=1",
  },
  {
    "/rules/E2/even-with-smaller-palaces",
    SECOND (2),
    "Gc3 Gc4 | Of7 Rf7 | Rc3",
    .score = "1 total=3; 2 total=5",
    .leading = "2",
  },

  {
    "/rules/E3/the-largest-palace-wins-a-tie",
    SECOND (2),
    "Gc3 Gc4 | Of7 Rf7 | Gc5 Gc6 | Wb1 Wc1 | Rc3",
    .score = "1 total=5; 2 total=5",
    .leading = "1",
  },
  {
    "/rules/E3/the-largest-counts-its-stables",
    SECOND (2),
    "Gc3 Gc4 | Of7 Rf7 | Sb3 Sd3 | Wb1 Wc1 | Rc3",
    .score = "1 total=5; 2 total=5",
    .leading = "1",
  },
  {
    "/rules/E3/of-two-as-large-the-one-roofed-first",
    SECOND (2),
    "Gh7 Gh8 | Pc3 Pc4 | Rh7 Wb1 | Rc3",
    .score = "1 total=4; 2 total=4",
    .leading = "1",
  },
  {
    "/rules/E3/not-the-one-founded-first",
    SECOND (2),
    "Gh7 Gh8 | Pc3 Pc4 | Wb1 Wc1 | Rc3 Wd1 | Rh7",
    .score = "1 total=4; 2 total=4",
    .leading = "2",
  },
  {
    "/rules/E3/only-the-tied-are-compared",
    SECOND (3) "neutral=off",
    "Oc3 Rc3 | Bk3 Bk4 | Gf7 Gf8 | Gf9 Wb1 | Rk3 Wc1 | Rf7",
    .score = "1 total=5; 2 total=5; 3 buildings=3 total=4",
    .leading = "2",
  },
  {
    "/rules/E3/neutral-palaces-do-not-count",
    SECOND (2),
    "Gh7 Gh8 | Pc3 Pc4 | Wb1 Wc1 | Rc3 Bl3 | Bl4 Bl5 | Nl3 Wd1 | Rh7",
    .score = "1 total=4; 2 total=4",
    .leading = "2",
  },
  {
    "/rules/E3/without-palaces-victory-is-shared",
    SECOND (3) "buildings=0 rooftops=1 others=0 stables=0 merchants=1 walls=0",
    "Mh7 | Mh8 | Mh9",
    .result = "over winner=1,2,3",
  },
  {
    "/rules/E3/in-the-first-edition-victory-is-shared",
    FIRST (4),
    "Mh6 Gc3 Gc4 | Of7 Rf7 | Gc5 Gc6 | Wb1 Wc1 | Rc3",
    .score = "1 total=5; 2 total=5; 3 total=0",
    .leading = "1 2",
  },
};

static void
test_margins (void)
{
  static const int begun[] = { 5, -5, -5, 0 }, later[] = { 0, 0, -1, 0 };
  g_autofree MdnGame *game = g_new0 (MdnGame, 1);
  int margins[MDN_MAX_PLAYERS];

  rule_game_begin (game, SECOND (3) "neutral=off");
  rule_game_play (game, "Oc3 Rc3 |");
  mdn_score_margins (&game->position, margins);
  g_assert_cmpmem (margins, sizeof margins, begun, sizeof begun);
  rule_game_play (game, "Bk3 Bk4 | Gf7 Gf8 | Gf9 Wb1 | Rk3 Wc1 | Rf7");
  mdn_score_margins (&game->position, margins);
  g_assert_cmpmem (margins, sizeof margins, later, sizeof later);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/score/margins-are-leads-over-the-best-other", test_margins);
  return g_test_run ();
}
