/* SPDX-License-Identifier: GPL-3.0-or-later */

/* T1–T8: turns. U5: who begins. */

#include <glib.h>

#include "rule-case.h"

/* Nothing but a merchant each. */
#define ONE_MERCHANT "buildings=0 rooftops=0 others=0 stables=0 merchants=1 walls=0"

/* Six pieces each, the buildings one of each color. */
#define SIX_PIECES "buildings=1 rooftops=1 others=0 stables=0 merchants=0 walls=1"

/* With SIX_PIECES and merchants on the tower tiles: player 2 has placed everything, player 1, who
 * got three merchants from tower 1, has a wall left. */
#define PLAYER_2_IS_OUT \
  "Ob11 Rb11 | Wb12 Oo11 | Gh3 Pk3 | Gh4 Pk4 | Bn3 Mh7 | Bn4 Ro11 | Mh8 Mh9 | "

static const RuleCase cases[] = {
  {
    "/rules/U5/the-starting-player-then-clockwise",
    SECOND (4) "first=3",
    "Wb1 Wc1 | Wd1 We1 | Wf1",
    .turn = "player=1 placement=2 of=2",
  },
  {
    "/rules/U5/from-the-last-player-to-the-first",
    SECOND (3) "first=3",
    "Wb1 Wc1 | Wd1 We1 | Wf1 Wg1 |",
    .turn = "player=3 placement=1 of=2",
  },

  {
    "/rules/T1/two-placements",
    SECOND (3),
    "Of7 Wb1 |",
    .turn = "player=2 placement=1 of=2",
  },
  {
    "/rules/T1/any-mix-of-pieces",
    SECOND (2),
    "Of7",
    .legal = "Of8 Gc3 Pc3 Bc3 Rf7 Nf7 Sf8 Mh7 Wb1",
  },
  {
    "/rules/T1/the-same-piece-twice",
    SECOND (2),
    "Of7 Of8 | Sg7 Sg8 | Mh7 Mh8 | Wb1 Wc1 | Rf7 Gc3 |",
    .turn = "player=2 placement=1 of=2",
  },
  {
    "/rules/T1/from-the-stock",
    SECOND (2) "stables=0 walls=1",
    "Of7 Wb1 | Wc1 Mh7 |",
    .stock = "1 O=7 S=0 M=12 W=0; 2 O=8 S=0 M=11 W=0",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "Sf8 Wd1" } },
  },

  {
    "/rules/T2/nobody-may-pass",
    SECOND (2) "tea=on",
    "Wb1",
    .turn = "player=1 placement=2 of=2",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "T" } },
  },
  {
    "/rules/T2/the-turn-ends-when-nothing-is-legal",
    SECOND (3) ONE_MERCHANT,
    "Mh7 |",
    .turn = "player=2 placement=1 of=2",
    .shown = "1",
  },
  {
    "/rules/T2/a-full-turn-shows-no-stock",
    SECOND (2),
    "Of7 Wb1 |",
    .shown = "",
  },
  {
    "/rules/T2/a-placement-that-ends-the-turn-early-is-legal",
    SECOND (2) "buildings=2 rooftops=1 others=0 stables=0 merchants=0 walls=1",
    "Oc3 Rc3 | Of3 Gc6 | Gc7 Gc8 | Gc9 Pf7 | Pf8 Pf9 | Pf10 Bi6 | Bi7 Bi8 | Bi9 Wb1 | Of4 Wc1 |",
    .turn = "player=2 placement=1 of=2",
    .exactly = "Rf3 Rc6 Rf7 Ri6 Of5 Oe3 Oe4 Og3 Og4 Of2",
  },
  {
    "/rules/T2/and-ends-it",
    SECOND (2) "buildings=2 rooftops=1 others=0 stables=0 merchants=0 walls=1",
    "Oc3 Rc3 | Of3 Gc6 | Gc7 Gc8 | Gc9 Pf7 | Pf8 Pf9 | Pf10 Bi6 | Bi7 Bi8 | Bi9 Wb1 | Of4 Wc1 | "
    "Rf3",
    .turn = "over",
    .stock = "2 O=0 R=0",
    .shown = "2",
  },

  {
    "/rules/T3/instead-of-the-last-placement",
    SECOND (2) "tea=on",
    "Pf7 Rf7 | Wb1 Wc1 | Wd1",
    .legal = "T We1",
  },
  {
    "/rules/T3/it-ends-the-turn-and-is-gone",
    SECOND (2) "tea=on",
    "Pf7 Rf7 | Wb1 Wc1 | Wd1 T |",
    .turn = "player=2 placement=1 of=2",
    .stock = "1 T=2",
    .shown = "",
    .tiles = "tea=3",
  },
  {
    "/rules/T3/not-instead-of-the-first",
    SECOND (2) "tea=on",
    "Pf7 Rf7 | Wb1 Wc1 |",
    .refused = { { MDN_REASON_TEA_NOT_LAST, "T3", "T" } },
  },
  {
    "/rules/T3/in-the-turn-in-which-it-was-won",
    SECOND (2) "tea=on",
    "Pf7 Wb1 | Wc1 Wd1 | Rf7",
    .legal = "T",
  },
  {
    "/rules/T3/only-with-a-tile",
    SECOND (2) "tea=on",
    "Pf7 Rf7 | Wb1",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "T" } },
  },
  {
    "/rules/T3/a-tile-keeps-no-turn-open",
    SECOND (2) "tea=on buildings=1 rooftops=1 others=0 stables=0 merchants=0 walls=0",
    "Pf7 Rf7 | Pc9 Rc9 | Gc3 Bi3 | Gc4 Bi4 | Ol3 |",
    .turn = "player=2 placement=1 of=2",
    .stock = "1 T=3; 2 T=2",
    .shown = "1",
  },
  {
    "/rules/T3/nor-the-game",
    SECOND (2) "tea=on buildings=1 rooftops=1 others=0 stables=0 merchants=0 walls=0",
    "Pf7 Rf7 | Pc9 Rc9 | Gc3 Bi3 | Gc4 Bi4 | Ol3 | Ol4",
    .turn = "over",
    .stock = "1 T=3; 2 T=2",
  },

  {
    "/rules/T4/two-players-one-short-turn",
    SECOND (2) "opening=short",
    "Wb1 | Wc1",
    .turn = "player=2 placement=2 of=2",
  },
  {
    "/rules/T4/three-players-two-short-turns",
    SECOND (3) "opening=short",
    "Wb1 | Wc1 | Wd1",
    .turn = "player=3 placement=2 of=2",
  },
  {
    "/rules/T4/four-players-two-short-turns-in-playing-order",
    SECOND (4) "opening=short first=4",
    "Wb1 | Wc1 | Wd1",
    .turn = "player=2 placement=2 of=2",
  },
  {
    "/rules/T4/only-first-turns",
    SECOND (3) "opening=short",
    "Wb1 | Wc1 | Wd1 We1 | Wf1 Wg1 | Wh1",
    .turn = "player=2 placement=2 of=2",
  },
  {
    "/rules/T4/a-full-opening",
    SECOND (2),
    .turn = "player=1 placement=1 of=2",
  },
  {
    "/rules/T4/none-in-the-first-edition",
    FIRST (3),
    "Mh6 Wb1",
    .turn = "player=1 placement=2 of=2",
  },

  {
    "/rules/T5/one",
    FIRST (2) "first=2",
    "Mh6",
    .turn = "player=2 placement=1 of=1",
  },
  {
    "/rules/T5/one-again",
    FIRST (2) "first=2",
    "Mh6 Wb1 |",
    .turn = "player=1 placement=1 of=1",
  },
  {
    "/rules/T5/then-two",
    FIRST (2) "first=2",
    "Mh6 Wb1 | Wc1 |",
    .turn = "player=2 placement=1 of=2",
  },
  {
    "/rules/T5/then-three",
    FIRST (2) "first=2",
    "Mh6 Wb1 | Wc1 | Wd1 We1 |",
    .turn = "player=1 placement=1 of=3",
  },
  {
    "/rules/T5/from-then-on",
    FIRST (2) "first=2",
    "Mh6 Wb1 | Wc1 | Wd1 We1 | Wf1 Wg1 Wh1 | Wi1 Wj1 Wk1 | Wl1",
    .turn = "player=1 placement=2 of=3",
  },

  {
    "/rules/T6/the-last-one-with-rooftops-must-place-one",
    FIRST (3) "rooftops=1",
    "Mh6 Of7 Rf7 | Gk8 Rk8 | Pc3",
    .exactly = "Rc3",
    .none = "GPBONSMWT",
    .refused = { { MDN_REASON_ROOFTOP_DUE, "T6", "Wb1 Bn3 Pc4 Mh7 Sc4" } },
  },
  {
    "/rules/T6/at-the-last-placement-only",
    FIRST (3) "rooftops=1",
    "Mh6 Of7 Rf7 | Gk8 Pc3 | Wb1 Wc1 | Wd1 We1 | Rk8 Wf1 |",
    .turn = "player=3 placement=1 of=2",
    .legal = "Wg1 Rc3 Pc4",
  },
  {
    "/rules/T6/not-when-there-is-nothing-to-roof",
    FIRST (3) "rooftops=1",
    "Mh6 Of7 Rf7 | Gk8 Rk8 | Wb1",
    .legal = "Wc1 Pc3 Sf8 Mh7",
    .none = "R",
  },
  {
    "/rules/T6/not-when-one-was-placed-in-this-turn",
    FIRST (3) "rooftops=2",
    "Mh6 Of7 Rf7 | Gk8 Rk8 | Oc10 Gn11 | Pc3 Rc3 | Bn3 Rn3 | Rc10",
    .legal = "Wb1 Rn11 Pf3",
  },
  {
    "/rules/T6/not-while-another-player-has-one",
    FIRST (3) "rooftops=1",
    "Mh6 Of7 Rf7 | Gk8 Wb1 | Pc3",
    .legal = "Wc1 Rc3 Pc4",
  },
  {
    "/rules/T6/rooftops-of-any-kind-count",
    FIRST (2) "rooftops=1",
    "Mh6 Oc3 | Wb1 | Rc3 Gf3 | Pc7 Bi7",
    .legal = "Wc1 Rf3 Nc7",
    .stock = "1 R=0 N=4; 2 R=1 N=4",
  },
  {
    "/rules/T6/not-in-the-second-edition",
    SECOND (3) "neutral=off rooftops=1",
    "Of7 Rf7 | Gk8 Rk8 | Pc3",
    .legal = "Wb1 Rc3 Pc4",
  },

  {
    "/rules/T7/players-who-cannot-place-are-passed-over",
    SECOND (3) "neutral=off towers=on " SIX_PIECES,
    "Ob12 Rb12 | Wb13 Gd5 | Oq2 Rq2 | Wr2 Gd6 | Pd9 Bh9 | Gd7 Pd10 | Pd11 Bh10 | Oj4 Rj4 | "
    "Bh11 Wb1 | Mg6 Mf6 |",
    .turn = "player=3 placement=1 of=2",
    .stock = "2 G=0 P=0 B=0 O=0 R=0 M=0 W=0",
  },
  {
    "/rules/T7/if-nobody-else-can-the-same-player-goes-on",
    SECOND (2) "towers=on " SIX_PIECES,
    PLAYER_2_IS_OUT,
    .turn = "player=1 placement=1 of=2",
  },
  {
    "/rules/T7/a-player-may-come-back-later",
    SECOND (2) "towers=on " SIX_PIECES,
    PLAYER_2_IS_OUT "Wp11 |",
    .turn = "player=2 placement=1 of=2",
    .stock = "1 M=0 W=0; 2 M=1",
  },

  {
    "/rules/T7/the-limits-of-a-turn-do-not-count-for-it",
    FIRST (2) "buildings=1 rooftops=0 stables=0 merchants=0 walls=0",
    "Mh6 Bc3 | Pf3 | Gi3 Ol3 | Gi4 Nf3 Bc4 | Pf8 Nc3 | Ol4 Ni3 | Nl3 |",
    .turn = "player=1 placement=1 of=3",
    .exactly = "Nf8",
    .none = "GPBORSMWT",
  },

  {
    "/rules/T8/over-when-nobody-can-place",
    SECOND (2) ONE_MERCHANT,
    "Mh7 | Mh8",
    .turn = "over",
    .none = "GPBORNSMWT",
    .refused = { { MDN_REASON_OVER, "T8", "Mh9 Wb1 Oc3 T" } },
  },
  {
    "/rules/T8/not-while-one-player-can",
    SECOND (2) ONE_MERCHANT,
    "Mh7 |",
    .turn = "player=2 placement=1 of=2",
  },
  {
    "/rules/T8/pieces-left-count-nothing",
    SECOND (2) "buildings=0 rooftops=4 others=2 stables=3 merchants=1 walls=0",
    "Mh7 | Mh8",
    .turn = "over",
    .stock = "1 R=4 N=2 S=3; 2 R=4 N=2 S=3",
    .score = "1 total=0; 2 total=0",
  },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
