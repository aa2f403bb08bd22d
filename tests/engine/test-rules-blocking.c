/* SPDX-License-Identifier: GPL-3.0-or-later */

/* B1–B5: the first edition with two players. Turns have one, one, two, then three placements. */

#include <glib.h>

#include "rule-case.h"

/* Player 2 owns a gray palace, has blocked purple, brown and gray, and has one blocking rooftop
 * left, for orange; player 1 owns an orange one. */
#define ONE_BLOCK_LEFT                                                                 \
  "Mh6 Gc3 | Rc3 | Pf3 Bi3 | Nf3 Gc6 Wb1 | Ol3 Wc1 Wd1 | Ni3 We1 Wf1 | Rl3 Wg1 Wh1 | " \
  "Nc6 Wi1 Wj1 | "

static const RuleCase cases[] = {
  {
    "/rules/B1/four-blocking-rooftops-one-for-each-colour",
    FIRST (2),
    .stock = "1 R=4 N=4 blocks=GPBO; 2 R=4 N=4 blocks=GPBO",
  },
  {
    "/rules/B1/on-an-unroofed-palace",
    FIRST (2),
    "Mh6 Oc3 | Nc3 |",
    .palaces = "O at=c3 owner=blocked2",
    .stock = "2 N=3 blocks=GPB",
  },
  {
    "/rules/B1/not-on-a-roofed-one",
    FIRST (2),
    "Mh6 Oc3 | Nc3 |",
    .refused = { { MDN_REASON_ROOFED, "R3", "Nc3 Rc3" } },
  },
  {
    "/rules/B1/each-player-blocks-a-colour-once",
    FIRST (2),
    "Mh6 Oc3 | Nc3 | Of3 Gi3 |",
    .legal = "Ni3 Rf3 Ri3",
    .refused = { { MDN_REASON_HAS_BLOCKED, "B1", "Nf3" } },
  },
  {
    "/rules/B1/the-other-player-may-block-it-too",
    FIRST (2),
    "Mh6 Oc3 | Nc3 | Of3",
    .exactly = "Nf3",
  },
  {
    "/rules/B1/whether-or-not-one-owns-a-palace-of-the-colour",
    FIRST (2),
    "Mh6 Oc3 | Rc3 | Of3 Gi3 |",
    .legal = "Nf3 Ni3",
    .refused = { { MDN_REASON_OWNS_COLOR, "R1", "Rf3" } },
  },
  {
    "/rules/B1/not-with-three-players",
    FIRST (3),
    "Mh6 Oc3",
    .stock = "1 R=4 N=0",
    .none = "N",
  },

  {
    "/rules/B2/it-finishes-the-palace",
    FIRST (2),
    "Mh6 Oc3 | Nc3 |",
    .legal = "Sc4 Oi3",
    .refused = { { MDN_REASON_TOO_CLOSE, "P4", "Oc4 Ob3" } },
  },
  {
    "/rules/B2/which-scores-nothing-and-takes-no-tile",
    FIRST (2),
    "Mh6 Oc3 | Nc3 |",
    .tiles = "O=-",
    .score = "1 total=0; 2 total=0",
  },
  {
    "/rules/B2/a-smaller-palace-is-the-first-for-the-tile",
    FIRST (2),
    "Mh6 Oc3 | Oc4 | Nc3 Of7 | Rf7",
    .palaces = "at=c3 owner=blocked1 buildings=2; at=f7 owner=2 buildings=1",
    .tiles = "O=2",
  },
  {
    "/rules/B2/a-larger-blocked-one-takes-none-away",
    FIRST (2),
    "Mh6 Oc3 | Rc3 | Of7 Wb1 | Of8 Nf7 Sg7 |",
    .palaces = "at=f7 owner=blocked2 buildings=2 stables=1",
    .tiles = "O=2",
  },
  {
    "/rules/B2/it-takes-no-tower-tile",
    FIRST (2),
    "Mh6 Ob2 | Nb2 | Wb1 Wa2 |",
    .tiles = "4=-",
  },
  {
    "/rules/B2/nor-takes-one-away",
    FIRST (2),
    "Mh6 Ob2 | Rb2 | Wb1 Wc1 | Wd1 Gd2 Nd2 |",
    .palaces = "at=d2 owner=blocked2 walls=1",
    .tiles = "4=2",
  },
  {
    "/rules/B2/it-does-not-close-the-colour",
    FIRST (2),
    "Mh6 Oc3 | Nc3 | Of3 Rf3 |",
    .legal = "Oi3",
    .stock = "1 O=7; 2 O=9",
  },

  {
    "/rules/B3/one-building-of-each-colour-in-a-turn",
    FIRST (2),
    "Mh6 Oc3 | Oc4 | Oc5",
    .legal = "Gf3 Pf3 Bf3",
    .refused = { { MDN_REASON_BUILDING_LIMIT, "B3", "Oc6 Ob3" } },
  },
  {
    "/rules/B3/of-three-colours-in-one-turn",
    FIRST (2),
    "Mh6 Oc3 | Oc4 | Oc5 Gf3 | Ob5 Gf4 Pi3 |",
    .turn = "player=1 placement=1 of=3",
  },
  {
    "/rules/B3/one-scoring-rooftop-in-a-turn",
    FIRST (2),
    "Mh6 Oc3 | Gf3 | Pi3 Wb1 | Rc3",
    .legal = "Nf3 Ni3",
    .refused = { { MDN_REASON_ROOFTOP_LIMIT, "B3", "Rf3 Ri3" } },
  },
  {
    "/rules/B3/and-one-blocking-one",
    FIRST (2),
    "Mh6 Oc3 | Gf3 | Pi3 Wb1 | Rc3 Nf3",
    .none = "RN",
    .refused = { { MDN_REASON_ROOFTOP_LIMIT, "B3", "Ni3 Ri3" } },
  },
  {
    "/rules/B3/walls-stables-and-merchants-are-not-limited",
    FIRST (2),
    "Mh6 Oc3 | Wb1 | Wc1 Wd1 | Sc4 Sb3 Sd3 | Mh7 Mh8 Mh9 | We1 Wf1 Wg1 |",
    .turn = "player=1 placement=1 of=3",
  },
  {
    "/rules/B3/the-turn-ends-when-the-limits-leave-nothing",
    FIRST (2) "buildings=1 rooftops=0 stables=0 merchants=0 walls=0",
    "Mh6 Bc3 | Pf3 | Gi3 Ol3 | Gi4 Nf3 Bc4 | Pf8 Nc3 |",
    .turn = "player=2 placement=1 of=3",
    .stock = "1 G=0 P=0 B=0 O=0 R=0 N=3 blocks=GPO",
    .shown = "1",
  },
  {
    "/rules/B3/the-next-turn-counts-anew",
    FIRST (2),
    "Mh6 Oc3 | Oc4 |",
    .legal = "Oc5",
  },
  {
    "/rules/B3/not-with-three-players",
    FIRST (3),
    "Mh6 Oc3 Oc4 | Rc3 Of7 |",
    .turn = "player=3 placement=1 of=2",
  },

  {
    "/rules/B4/both-rooftops-on-a-colour-remove-the-opponents-block",
    FIRST (2),
    "Mh6 Oc3 | Wb1 | Rc3 Of3 | Wc1 Wd1 We1 | Nf3 Oi3 Wf1 |",
    .legal = "Ri3",
    .stock = "1 R=3 N=3 blocks=GPB; 2 R=4 N=3 blocks=GPB",
    .refused = { { MDN_REASON_BLOCK_REMOVED, "B4", "Ni3" } },
  },
  {
    "/rules/B4/in-either-order",
    FIRST (2),
    "Mh6 Oc3 | Wb1 | Nc3 Of3 | Wc1 Wd1 We1 | Rf3",
    .stock = "1 R=3 N=3 blocks=GPB; 2 R=4 N=3 blocks=GPB",
  },
  {
    "/rules/B4/not-one-that-has-been-placed",
    FIRST (2),
    "Mh6 Oc3 | Nc3 | Of3 Rf3 | Oi3 Wb1 Wc1 | Ni3",
    .palaces = "at=c3 owner=blocked2; at=f3 owner=1; at=i3 owner=blocked1",
    .stock = "1 N=3 blocks=GPB; 2 N=3 blocks=GPB",
  },
  {
    "/rules/B4/one-rooftop-removes-nothing",
    FIRST (2),
    "Mh6 Oc3 | Wb1 | Rc3 Wc1 |",
    .stock = "2 N=4 blocks=GPBO",
  },
  {
    "/rules/B4/a-player-without-a-block-removes-nothing-by-owning",
    FIRST (2),
    "Mh6 Oc3 | Wb1 | Rc3 Of3 | Wc1 Wd1 We1 | Nf3 Oi3 Wf1 | Ri3",
    .stock = "1 N=3 blocks=GPB; 2 R=3 N=3 blocks=GPB",
  },
  {
    "/rules/B4/before-it-the-last-rooftops-are-not-alone",
    FIRST (2) "rooftops=1",
    ONE_BLOCK_LEFT "Pf6 Wk1",
    .stock = "1 R=0 N=3 blocks=PBO; 2 R=0 N=1 blocks=O",
    .legal = "Wl1 Nf6",
  },
  {
    "/rules/B4/then-T6-sees-one-player-with-rooftops",
    FIRST (2) "rooftops=1",
    ONE_BLOCK_LEFT "Oo3 No3 Wk1 | Pf6 Bi6 Wl1 | Wm1 Wn1",
    .stock = "1 R=0 N=2 blocks=PB; 2 R=0 N=0 blocks=-",
    .exactly = "Nf6 Ni6",
    .none = "GPBORSMWT",
    .refused = { { MDN_REASON_ROOFTOP_DUE, "T6", "Wo1 Mh7" } },
  },

  {
    "/rules/B5/two-scoring-rooftops-close-a-colour",
    FIRST (2),
    "Mh6 Oc3 | Rc3 | Of3 Rf3 |",
    .none = "O",
    .stock = "1 G=9 O=0; 2 G=9 O=0",
  },
  {
    "/rules/B5/blocking-rooftops-go-on-it-still",
    FIRST (2),
    "Mc3 Ob2 | Mc2 | Mb3 Of3 | Rf3 Wb1 Oi3 | Rb2 Wc1 Wd1 |",
    .legal = "Ni3",
    .stock = "1 O=0; 2 O=0",
    .refused = { { MDN_REASON_COLOR_CLOSED, "P2", "Oi4" }, { MDN_REASON_OWNS_COLOR, "R1", "Ri3" } },
  },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
