/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R1–R3: rooftops. A1: tea tiles. */

#include <glib.h>

#include "rule-case.h"

static const RuleCase cases[] = {
  {
    "/rules/R1/any-size-and-whoever-built-it",
    SECOND (2),
    "Of7 Gc3 | Rf7",
    .palaces = "O at=f7 owner=2 buildings=1; G at=c3 owner=none",
    .stock = "1 R=4; 2 R=3",
  },
  {
    "/rules/R1/one-palace-in-a-colour",
    SECOND (2),
    "Oc3 Rc3 | Of3 Gi3 |",
    .legal = "Ri3",
    .refused = { { MDN_REASON_OWNS_COLOR, "R1", "Rf3" } },
  },
  {
    "/rules/R1/the-other-player-may",
    SECOND (2),
    "Oc3 Rc3 | Of3",
    .exactly = "Rf3",
  },
  {
    "/rules/R1/one-in-each-of-four-colours",
    SECOND (2),
    "Oc3 Rc3 | Gf3 Pi3 | Rf3 Ri3 | Bl3 Wb1 | Rl3",
    .stock = "1 R=0",
    .palaces = "O owner=1; G owner=1; P owner=1; B owner=1",
  },
  {
    "/rules/R1/any-of-its-buildings-names-it",
    SECOND (2),
    "Of7 Of8 | Og8",
    .legal = "Rf7 Rf8 Rg8",
    .exactly = "Rf7",
  },
  {
    "/rules/R1/a-palace-is-named-by-the-first-column-then-the-lowest-row",
    SECOND (2),
    "Of7 Oe7 | Oe8",
    .exactly = "Re7 Ne7",
  },
  {
    "/rules/R1/nothing-but-a-building-names-it",
    SECOND (2),
    "Of7 Sf8 | Wb1",
    .refused = { { MDN_REASON_NO_PALACE, "R1", "Rf8 Rc3 Rh6 Rb1 Ra1 Nf8" } },
  },
  {
    "/rules/R1/from-the-stock",
    SECOND (2) "rooftops=1",
    "Oc3 Rc3 | Gf3 Wb1 |",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "Rf3" } },
  },

  {
    "/rules/R2/a-neutral-rooftop-on-any-unroofed-palace",
    SECOND (2),
    "Oc3 Rc3 | Of3 Wb1 | Nf3",
    .palaces = "O at=f3 owner=neutral",
    .stock = "1 N=1; 2 N=2",
  },
  {
    "/rules/R2/on-any-number-of-one-colour",
    SECOND (2),
    "Oc3 Nc3 | Of3 Nf3 | Oi3 Ni3 | Ol3 Nl3 |",
    .palaces = "at=c3 owner=neutral; at=f3 owner=neutral; at=i3 owner=neutral; "
               "at=l3 owner=neutral",
  },
  {
    "/rules/R2/on-a-closed-colour",
    SECOND (2) "merchant=c3",
    "Ob2 Mc2 | Mb3 Ok8 | Rk8 On3 | Rb2",
    .legal = "Nn3",
    .stock = "1 O=0; 2 O=0",
    .refused = { { MDN_REASON_OWNS_COLOR, "R1", "Rn3" } },
  },
  {
    "/rules/R2/one-each-with-three-players",
    SECOND (3),
    "Oc3 Nc3 | Of3",
    .legal = "Nf3",
    .stock = "1 N=0; 2 N=1; 3 N=1",
  },
  {
    "/rules/R2/none-with-four-players",
    SECOND (4),
    "Oc3",
    .none = "N",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "Nc3" } },
  },

  {
    "/rules/R3/no-more-buildings",
    SECOND (2),
    "Of7 Rf7 |",
    .refused = { { MDN_REASON_TOO_CLOSE, "P4", "Of8 Og7 Oe7 Of6" } },
  },
  {
    "/rules/R3/nor-under-a-neutral-rooftop",
    SECOND (2),
    "Of7 Nf7 |",
    .legal = "Sf8",
    .refused = { { MDN_REASON_TOO_CLOSE, "P4", "Of8" } },
  },
  {
    "/rules/R3/it-grows-by-stables",
    SECOND (2),
    "Of7 Rf7 | Sf8 Sg7 |",
    .legal = "Sf6 Se7",
    .palaces = "at=f7 owner=1 buildings=1 stables=2",
  },
  {
    "/rules/R3/no-second-rooftop",
    SECOND (2),
    "Of7 Rf7 |",
    .refused = { { MDN_REASON_ROOFED, "R3", "Rf7 Nf7" } },
  },

  {
    "/rules/A1/three-two-one-none",
    SECOND (4) "tea=on",
    "Pc3 Rc3 | Pf3 Rf3 | Pi3 Ri3 | Pl3 Rl3 |",
    .stock = "1 T=3; 2 T=2; 3 T=1; 4 T=0",
    .tiles = "tea=0",
  },
  {
    "/rules/A1/six-lie-ready",
    SECOND (2) "tea=on",
    "Pc3",
    .stock = "1 T=0; 2 T=0",
    .tiles = "tea=6",
  },
  {
    "/rules/A1/the-rest-waits",
    SECOND (2) "tea=on",
    "Pc3 Rc3 |",
    .stock = "1 T=3; 2 T=0",
    .tiles = "tea=3",
  },
  {
    "/rules/A1/only-purple",
    SECOND (2) "tea=on",
    "Oc3 Rc3 | Gf3 Rf3 | Bi3 Ri3 |",
    .stock = "1 T=0; 2 T=0",
    .tiles = "tea=6",
  },
  {
    "/rules/A1/a-neutral-rooftop-uses-up-its-tiles",
    SECOND (2) "tea=on",
    "Pc3 Nc3 | Pf3 Rf3 |",
    .stock = "1 T=0; 2 T=2",
    .tiles = "tea=1",
  },
  {
    "/rules/A1/neutral-rooftops-may-use-up-all",
    SECOND (2) "tea=on",
    "Pc3 Nc3 | Pf3 Nf3 | Pi3 Ni3 | Pl3 Nl3 | Pc7 Rc7 | Pf7 Rf7 |",
    .stock = "1 T=0; 2 T=0",
    .tiles = "tea=0",
  },
  {
    "/rules/A1/they-score-nothing",
    SECOND (2) "tea=on",
    "Pc3 Rc3 |",
    .score = "1 buildings=1 palace_tiles=2 tower_tiles=0 total=3",
  },
  {
    "/rules/A1/none-when-switched-off",
    SECOND (2),
    "Pc3 Rc3 |",
    .stock = "1 T=0",
    .tiles = "tea=0",
    .refused = { { MDN_REASON_TEA_OFF, "A1", "T" } },
  },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
