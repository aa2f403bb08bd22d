/* SPDX-License-Identifier: GPL-3.0-or-later */

/* W1: walls. V1–V6: tower tiles. On the small board tower 1 is a12, 2 is p1, 3 is p12, 4 is a1. */

#include <glib.h>

#include "rule-case.h"

/* The left side, walled up but for its gate on a7: towers 4 and 1 reach a6 and a8. */
#define LEFT_SIDE "Wa2 Wa3 | Wa4 Wa5 | Wa6 Wa11 | Wa10 Wa9 | Wa8 "

/* The bottom, walled up from tower 4 alone as far as n1: the gate is o1, beside tower 2. */
#define BOTTOM "Wb1 Wc1 | Wd1 We1 | Wf1 Wg1 | Wh1 Wi1 | Wj1 Wk1 | Wl1 Wm1 | Wn1 "

static const RuleCase cases[] = {
  {
    "/rules/W1/beside-a-tower",
    SECOND (2),
    .corner = "a1",
    .marked = 'W',
    .picture = "+!------------!+\n"
               "!..............!\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "-......m.......-\n"
               "-..............-\n"
               "-..............-\n"
               "-..............-\n"
               "!..............!\n"
               "+!------------!+",
  },
  {
    "/rules/W1/or-beside-one-wall",
    SECOND (2),
    "Wb1 Wc1 | Wa11",
    .exactly = "Wd1 Wo1 Wa2 Wa10 Wb12 Wo12 Wp2 Wp11",
    .refused = { { MDN_REASON_WALL_APART, "W1", "We1 Wa5 Wp7" },
                 { MDN_REASON_OCCUPIED, "P1", "Wb1 Wa11" } },
  },
  {
    "/rules/W1/on-the-ring",
    SECOND (2),
    .refused = { { MDN_REASON_NOT_RING, "W1", "Wf7 Wb2 Wa1 Wp12" } },
  },
  {
    "/rules/W1/the-gate-stays-open",
    SECOND (2),
    LEFT_SIDE,
    .corner = "a1",
    .marked = 'W',
    .picture = "+!-\n"
               "#..\n"
               "#..\n"
               "#..\n"
               "#..\n"
               "-..\n"
               "#..\n"
               "#..\n"
               "#..\n"
               "#..\n"
               "#..\n"
               "+!-",
    .refused = { { MDN_REASON_GATE, "W1", "Wa7" } },
  },
  {
    "/rules/W1/two-free-spaces-are-no-gate-yet",
    SECOND (2),
    "Wa2 Wa3 | Wa4 Wa5 | Wa6 Wa11 | Wa10 Wa9 |",
    .legal = "Wa7 Wa8",
  },
  {
    "/rules/W1/a-gate-beside-a-tower",
    SECOND (2),
    BOTTOM,
    .refused = { { MDN_REASON_GATE, "W1", "Wo1" } },
  },
  {
    "/rules/W1/the-space-in-front-of-the-gate-may-be-filled",
    SECOND (2),
    LEFT_SIDE,
    .legal = "Ob7 Gb7",
  },
  {
    "/rules/W1/walls-stand-beside-any-piece",
    SECOND (2) "merchant=c3",
    "Ob2 Mc2 | Gn2 Sm2 |",
    .legal = "Wa2 Wb1 Wo1",
  },
  {
    "/rules/W1/from-the-stock",
    SECOND (2) "walls=1",
    "Wb1 Mh7 | Wc1 Mh8 |",
    .none = "W",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "Wd1" } },
  },

  {
    "/rules/V1/a-wall-belongs-to-the-tower-it-grew-from",
    SECOND (2),
    BOTTOM "On2 | Rn2",
    .tiles = "1=- 2=- 3=- 4=2",
  },
  {
    "/rules/V1/a-building-touches-by-an-edge",
    SECOND (2),
    "Wb1 Oc2 | Rc2",
    .tiles = "4=-",
  },
  {
    "/rules/V1/a-stable-touches-too",
    SECOND (2),
    "Wb1 Wc1 | Oc3 Sc2 | Rc3",
    .tiles = "4=1",
  },
  {
    "/rules/V1/the-tower-itself-is-no-wall",
    SECOND (2),
    "Ob2 Rb2 |",
    .tiles = "4=-",
  },

  {
    "/rules/V2/a-rooftop-connects",
    SECOND (2),
    "Wb1 Ob2 | Rb2",
    .tiles = "4=2",
    .score = "2 walls=1 palace_tiles=4 tower_tiles=4 total=10",
  },
  {
    "/rules/V2/a-wall-connects-whoever-places-it",
    SECOND (2),
    "Ob2 Rb2 | Wb1",
    .tiles = "4=1",
  },
  {
    "/rules/V2/a-stable-connects",
    SECOND (2),
    "Wb1 Wc1 | Oc3 Rc3 | Sc2",
    .tiles = "4=2",
  },
  {
    "/rules/V2/a-stable-away-from-walls-does-not",
    SECOND (2),
    "Wb1 Wc1 | Oc3 Rc3 | Sd3",
    .tiles = "4=-",
  },
  {
    "/rules/V2/the-last-to-connect-has-it",
    SECOND (2),
    "Ob2 Rb2 | Wb1 Wc1 | Wd1 Gd2 | Rd2",
    .tiles = "4=2",
  },
  {
    "/rules/V2/each-tower-has-its-own",
    SECOND (2),
    "Ob2 Rb2 | Go2 Ro2 | Wb1 Wo1 | Pb11 Rb11 | Bo11 Ro11 | Wb12 Wo12 |",
    .tiles = "1=2 2=2 3=1 4=1",
  },

  {
    "/rules/V3/touching-while-unroofed-is-no-connection",
    SECOND (2),
    "Wb1 Ob2 | Wa2",
    .tiles = "4=-",
  },
  {
    "/rules/V3/a-wall-beside-an-unroofed-palace-neither-and-it-connects-later",
    SECOND (2),
    "Ob2 Wb1 | Wc1 Wd1 | Gd2 Rd2 | Rb2",
    .tiles = "4=2",
  },
  {
    "/rules/V3/further-walls-do-not-move-the-tile",
    SECOND (2),
    "Ob2 Rb2 | Wb1 Wc1 | Wd1 Gd2 | Rd2 Wa2 |",
    .tiles = "4=2",
    .palaces = "at=b2 owner=1 walls=2",
  },
  {
    "/rules/V3/nor-do-further-stables",
    SECOND (2),
    "Ob2 Rb2 | Wb1 Wc1 | Wd1 We1 | Ge2 Re2 | Sc2",
    .tiles = "4=2",
    .palaces = "at=b2 owner=1 stables=1 walls=2",
  },

  {
    "/rules/V4/one-rooftop-two-towers",
    SECOND (2),
    LEFT_SIDE "Ob6 | Ob7 Ob8 | Rb6",
    .tiles = "1=1 2=- 3=- 4=1",
  },
  {
    "/rules/V4/each-tile-moves",
    SECOND (2),
    "Ob2 Gb11 | Rb2 Rb11 | Wa2 Wa3 | Wa4 Wa5 | Wa6 Wa11 | Wa10 Wa9 | Wa8 Pb6 | Pb7 Pb8 | Rb6",
    .tiles = "1=1 4=1",
  },

  {
    "/rules/V5/a-neutral-palace-puts-the-tile-back-on-the-board",
    SECOND (2),
    "Ob2 Rb2 | Wb1 Wc1 | Wd1 Gd2 | Nd2",
    .tiles = "4=neutral",
    .score = "1 tower_tiles=0; 2 tower_tiles=0",
  },
  {
    "/rules/V5/another-player-can-take-it-from-there",
    SECOND (2),
    "Ob2 Nb2 | Wb1 Wc1 | Wd1 Gd2 | Rd2",
    .tiles = "4=2",
  },

  {
    "/rules/V6/the-first-to-take-a-tile-takes-its-merchants",
    SECOND (2) "towers=on",
    "Ob11 Rb11 | Wb12",
    .tiles = "1=1",
    .stock = "1 M=15; 2 M=12",
    .waiting = "0 2 1 0",
  },
  {
    "/rules/V6/two-from-tower-2-one-from-tower-3-none-from-tower-4",
    SECOND (4) "towers=on",
    "Ob2 Rb2 | Gq2 Rq2 | Pq12 Rq12 | Wb1 Wr2 | Wr12",
    .tiles = "1=- 2=2 3=3 4=1",
    .stock = "1 M=6; 2 M=8; 3 M=7; 4 M=6",
    .waiting = "3 0 0 0",
  },
  {
    "/rules/V6/the-second-takes-none",
    SECOND (2) "towers=on",
    "Ob11 Rb11 | Wb12 Wc12 | Wd12 Gd11 | Rd11",
    .tiles = "1=2",
    .stock = "1 M=15; 2 M=12",
  },
  {
    "/rules/V6/if-the-neutral-player-is-first-they-leave-the-game",
    SECOND (2) "towers=on",
    "Ob11 Nb11 | Wb12 Wc12 | Wd12 Gd11 | Rd11",
    .tiles = "1=2",
    .stock = "1 M=12; 2 M=12",
    .waiting = "0 2 1 0",
  },
  {
    "/rules/V6/they-can-be-used-at-once",
    SECOND (2) "towers=on opening=short others=0 stables=0 "
               "buildings=1 rooftops=1 merchants=0 walls=1",
    "Ob11 | Gd3 Pg3 | Rb11 Gd4 | Bj3 Om3 | Pg4 Bj4 | Rm3 Wb1 | Wb12",
    .turn = "player=1 placement=2 of=2",
    .exactly = "Mh7 Mh5 Mg6 Mi6",
    .none = "GPBORNSWT",
  },
  {
    "/rules/V6/none-when-switched-off",
    SECOND (2),
    "Ob11 Rb11 | Wb12",
    .tiles = "1=1",
    .stock = "1 M=12",
    .waiting = "0 0 0 0",
  },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
