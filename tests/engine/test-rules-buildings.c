/* SPDX-License-Identifier: GPL-3.0-or-later */

/* P1–P6: buildings. S1: stables. */

#include <glib.h>

#include "rule-case.h"

/* An orange building in the corner that gray has walled in: complete, but unclaimed (P5). */
#define COMPLETE "Ob2 Gd3 | Gd4 Gc4 | "

static const RuleCase cases[] = {
  {
    "/rules/P1/in-the-city",
    SECOND (2),
    .legal = "Ob2 Oo2 Ob11 Oo11 Gg6 Pd9 Bn3",
    .refused = { { MDN_REASON_NOT_CITY, "P1", "Oa1 Oa2 Gb1 Pp5 Be12 Op12 Sa7" } },
  },
  {
    "/rules/P1/on-an-empty-space",
    SECOND (2),
    "Of7 Sf8 |",
    .refused = { { MDN_REASON_OCCUPIED, "P1", "Of7 Gf7 Of8 Pf8 Oh6 Gh6 Sf7 Sf8 Sh6" } },
  },

  {
    "/rules/P2/not-in-a-closed-colour",
    SECOND (2),
    "Oc3 Rc3 | Of3 Rf3 |",
    .legal = "Gc9 Pc9 Bc9",
    .none = "O",
    .refused = { { MDN_REASON_COLOR_CLOSED, "P2", "Oc9 Of4" } },
  },

  {
    "/rules/P3/one-extendable-palace-binds",
    SECOND (2),
    "Of7",
    .exactly = "Of8 Of6 Oe7 Og7",
    .refused = { { MDN_REASON_MUST_GROW, "P3", "Oc3 Oo11 Og8 Of9" } },
  },
  {
    "/rules/P3/it-does-not-bind-other-colours",
    SECOND (2),
    "Of7",
    .legal = "Gc3 Pc3 Bo11",
  },
  {
    "/rules/P3/it-grows-beside-any-of-its-buildings",
    SECOND (2),
    "Oe6 Of6 | Of7",
    .corner = "c4",
    .marked = 'O',
    .picture = "......\n"
               "...!..\n"
               "..!O!.\n"
               ".!OO!m\n"
               "..!!..\n"
               "......",
  },
  {
    "/rules/P3/it-binds-whoever-built-it",
    SECOND (3),
    "Of7 Wb1 | Gc3 Wc1 |",
    .exactly = "Of8 Of6 Oe7 Og7",
  },
  {
    "/rules/P3/it-keeps-the-street-to-other-palaces",
    SECOND (2),
    "Of7 Gh8 |",
    .corner = "d5",
    .marked = 'O',
    .picture = "......\n"
               "..!.G.\n"
               ".!O...\n"
               "..!.m.\n"
               "......",
  },
  {
    "/rules/P3/it-keeps-the-street-to-stables-of-other-palaces",
    SECOND (2),
    "Of7 Gh9 | Sh8",
    .corner = "d5",
    .marked = 'O',
    .picture = "....G.\n"
               "..!.s.\n"
               ".!O...\n"
               "..!.m.\n"
               "......",
  },
  {
    "/rules/P3/merchants-stand-in-its-way",
    SECOND (2),
    "Og6 Mh7 | Mg7",
    .exactly = "Of6 Og5",
    .refused = { { MDN_REASON_OCCUPIED, "P1", "Og7 Oh6" } },
  },
  {
    "/rules/P3/not-beside-a-stable-only",
    SECOND (2),
    "Of7 Sf8 |",
    .corner = "d5",
    .marked = 'O',
    .picture = ".....\n"
               "..s..\n"
               ".!O!.\n"
               "..!.m\n"
               ".....",
  },
  {
    "/rules/P3/not-on-a-well-side-space",
    SECOND (2) "well=e6",
    "Og6",
    .corner = "d4",
    .marked = 'O',
    .picture = "......\n"
               "...!..\n"
               ".*.Om.\n"
               "...!..\n"
               "......",
  },
  {
    "/rules/P3/a-roofed-palace-does-not-bind",
    SECOND (2),
    "Of7 Rf7 |",
    .legal = "Oc3 Oo11 Of9",
  },

  {
    "/rules/P4/a-new-palace-keeps-the-street",
    SECOND (2),
    "Of7",
    .corner = "d5",
    .marked = 'G',
    .picture = "!!!!!\n"
               "!...!\n"
               "!.O.!\n"
               "!...m\n"
               "!!!!!",
  },
  {
    "/rules/P4/to-stables-too",
    SECOND (2),
    "Of7 Sf8 |",
    .corner = "d5",
    .marked = 'G',
    .picture = "!!!!!\n"
               "!...!\n"
               "!.s.!\n"
               "!.O.!\n"
               "!...m\n"
               "!!!!!",
  },
  {
    "/rules/P4/to-a-roofed-palace-of-its-colour",
    SECOND (2),
    "Of7 Rf7 |",
    .legal = "Of9 Oh8 Od5",
    .refused = { { MDN_REASON_TOO_CLOSE, "P4", "Of8 Og7 Og8 Oe6" } },
  },
  {
    "/rules/P4/merchants-and-walls-do-not-matter",
    SECOND (2),
    "Wb1 Wa2 |",
    .legal = "Oh7 Og6 Gi5 Ob2",
  },
  {
    "/rules/P4/not-on-a-well-side-space",
    SECOND (2) "well=e6",
    .corner = "b3",
    .marked = 'O',
    .picture = "!!!!!!!\n"
               "!!...!!\n"
               "!!.*.!m\n"
               "!!...!!\n"
               "!!!!!!!\n"
               "!!!!!!!",
  },

  {
    "/rules/P5/street-and-edge-complete-a-palace",
    SECOND (2),
    COMPLETE,
    .palaces = "O at=b2 owner=none extendable=no; G at=c4 extendable=yes",
    .corner = "a1",
    .marked = 'O',
    .picture = "-....!!\n"
               "-.GG.!!\n"
               "-..G.!!\n"
               "-O...!!\n"
               "+------",
  },
  {
    "/rules/P5/merchants-complete-a-palace",
    SECOND (2) "merchant=c3",
    "Ob2 Mc2 | Mb3",
    .legal = "Ok8",
    .palaces = "O at=b2 extendable=no",
  },
  {
    "/rules/P5/it-does-not-bind",
    SECOND (2),
    COMPLETE,
    .legal = "Ok8 Oo11 Ob6",
    .refused = { { MDN_REASON_TOO_CLOSE, "P4", "Ob3 Oc2 Oc3" },
                 { MDN_REASON_STABLE_TOO_CLOSE, "S1", "Sb3 Sc2" } },
  },
  {
    "/rules/P5/it-keeps-its-place",
    SECOND (2),
    COMPLETE,
    .refused = { { MDN_REASON_TOO_CLOSE, "P4", "Pb3 Pc2 Bc3" } },
  },
  {
    "/rules/P5/it-takes-a-rooftop-still",
    SECOND (2),
    COMPLETE "Ok8",
    .exactly = "Rb2 Rc4 Rk8 Nb2 Nc4 Nk8 Ok9 Ok7 Oj8 Ol8",
  },

  {
    "/rules/P6/a-colour-closes-when-every-player-owns-one",
    SECOND (2),
    "Oc3 Rc3 | Of3 Rf3 |",
    .stock = "1 G=8 P=8 B=8 O=0; 2 G=8 P=8 B=8 O=0",
  },
  {
    "/rules/P6/not-before",
    SECOND (3),
    "Oc3 Rc3 | Of3 Rf3 |",
    .legal = "Oi3",
    .stock = "1 O=5; 2 O=5; 3 O=6",
  },
  {
    "/rules/P6/neutral-rooftops-do-not-count",
    SECOND (2),
    "Oc3 Rc3 | Of3 Nf3 |",
    .legal = "Oi3",
    .stock = "1 O=7; 2 O=7",
  },
  {
    "/rules/P6/an-unclaimed-palace-of-the-colour-grows-no-more",
    SECOND (2),
    COMPLETE "Ok8 Rk8 | On3 Rb2 |",
    .none = "O",
    .palaces = "O at=n3 owner=none extendable=yes",
    .refused = { { MDN_REASON_COLOR_CLOSED, "P2", "On4" } },
  },

  {
    "/rules/S1/on-an-extension-space-of-any-palace",
    SECOND (2),
    "Of7 Rf7 | Gi8",
    .corner = "d5",
    .marked = 'S',
    .picture = ".....!..\n"
               "..!.!G!.\n"
               ".!O!.!..\n"
               "..!.m...\n"
               "........",
  },
  {
    "/rules/S1/beside-a-building-by-an-edge",
    SECOND (2),
    "Of7 Sf8 |",
    .exactly = "Se7 Sg7 Sf6",
    .refused = { { MDN_REASON_STABLE_APART, "S1", "Sc3 Se6 Sf9 Sg8" } },
  },
  {
    "/rules/S1/never-beside-another-palace",
    SECOND (2),
    "Of7 Gh7 |",
    .legal = "Se7 Si7",
    .refused = { { MDN_REASON_STABLE_TOO_CLOSE, "S1", "Sg7" } },
  },
  {
    "/rules/S1/stables-of-one-palace-may-touch",
    SECOND (2),
    "Of7 Og7 | Sf8 Sg8 |",
    .palaces = "at=f7 buildings=2 stables=2",
  },
  {
    "/rules/S1/a-building-may-be-added-beside-its-stables",
    SECOND (2),
    "Of7 Sf8 | Oe7 Oe8 |",
    .palaces = "at=e7 buildings=3 stables=1",
  },
  {
    "/rules/S1/whoever-owns-it",
    SECOND (2),
    "Of7 Rf7 | Sf8",
    .palaces = "at=f7 owner=1 stables=1",
    .stock = "1 S=4; 2 S=3",
    .score = "1 buildings=1 stables=1 total=6; 2 total=0",
  },
  {
    "/rules/S1/never-at-the-well",
    SECOND (2) "well=e6",
    "Og6",
    .exactly = "Sg5 Sg7",
    .refused = { { MDN_REASON_WELL_SIDE, "O1", "Sf6 Sf7" }, { MDN_REASON_WELL, "O1", "Se6" } },
  },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
