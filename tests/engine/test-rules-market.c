/* SPDX-License-Identifier: GPL-3.0-or-later */

/* M0–M3: merchants. O1, O2: the well. */

#include <glib.h>

#include "rule-case.h"

/* The only merchant, on c3, shut in by seven orange buildings. */
#define SHUT_IN "Ob3 Ob2 | Oc2 Od2 | Od3 Od4 | Oc4 "

/* A street c3–d3–e3 with both ends shut in; its middle is not. */
#define SHUT_ENDS "Mc3 Me3 | Oc4 Ob4 | Ob3 Ob2 | Oc2 Be4 | Bf4 Bf3 | Bf2 Be2 | "

/* A street c3–d3–d4 with both ends shut in, but for the inside of its bend on c4. */
#define SHUT_BEND "Mc3 Md4 | Ob3 Ob2 | Oc2 Be4 | Be5 Bd5 | "

static const RuleCase cases[] = {
  {
    "/rules/M0/before-the-first-turn",
    FIRST (3) "first=2",
    .turn = "player=2 placement=0 of=0",
    .none = "GPBORNSWT",
    .refused = { { MDN_REASON_ONLY_MERCHANT, "M0", "Of7 Wb1 Rc3 T" } },
  },
  {
    "/rules/M0/away-from-the-ring",
    FIRST (3),
    .corner = "a1",
    .marked = 'M',
    .picture = "+----------------+\n"
               "-................-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-.!!!!!!!!!!!!!!.-\n"
               "-................-\n"
               "+----------------+",
    .refused = { { MDN_REASON_OPENING_EDGE, "M0", "Mb5 Mq5 Mf2 Mf12 Ma5 Ma1 Mr13" } },
  },
  {
    "/rules/M0/from-the-box-and-then-the-first-turn",
    FIRST (3) "first=2",
    "Mh6",
    .turn = "player=2 placement=1 of=2",
    .stock = "1 M=8; 2 M=8; 3 M=8",
  },

  {
    "/rules/M1/a-lone-merchant-is-an-end",
    SECOND (2),
    .exactly = "Mh7 Mh5 Mg6 Mi6",
  },
  {
    "/rules/M1/a-merchant-beside-one-other-is-an-end",
    SECOND (2),
    "Mh7",
    .corner = "f4",
    .marked = 'M',
    .picture = "..!..\n"
               ".!m!.\n"
               ".!m!.\n"
               "..!..\n"
               ".....",
  },
  {
    "/rules/M1/a-merchant-between-two-others-is-not",
    SECOND (2),
    "Mh7 Mh8 |",
    .corner = "f4",
    .marked = 'M',
    .picture = "..!..\n"
               ".!m!.\n"
               "..m..\n"
               ".!m!.\n"
               "..!..\n"
               ".....",
    .refused = { { MDN_REASON_STREET_MIDDLE, "M2", "Mg7 Mi7" } },
  },

  {
    "/rules/M2/joins-an-end-by-an-edge",
    SECOND (2),
    .refused = { { MDN_REASON_STREET_APART, "M2", "Mc3 Mg7 Mi5 Mh8" } },
  },
  {
    "/rules/M2/on-an-empty-city-space",
    SECOND (2) "merchant=c3",
    "Oc4 Mc2 |",
    .exactly = "Mb3 Md3 Mb2 Md2",
    .refused = { { MDN_REASON_OCCUPIED, "P1", "Mc4 Mc3 Mc2" },
                 { MDN_REASON_NOT_CITY, "P1", "Mc1 Ma3" } },
  },
  {
    "/rules/M2/touches-no-second-merchant",
    SECOND (2),
    "Mh7 Mg7 |",
    .exactly = "Mh5 Mi6 Mg8 Mf7",
    .refused = { { MDN_REASON_STREET_MANY, "M2", "Mg6" } },
  },
  {
    "/rules/M2/diagonal-contact-does-not-matter",
    SECOND (2),
    "Mh7 Mi7 | Mi8",
    .corner = "f5",
    .marked = 'M',
    .picture = "...!..\n"
               "...m!.\n"
               "..mm..\n"
               ".!m...\n"
               "..!...",
  },
  {
    "/rules/M2/pieces-of-palaces-do-not-matter",
    SECOND (2),
    "Oh8 Oh7 | Sg7",
    .legal = "Mg6 Mi6 Mh5",
  },
  {
    "/rules/M2/from-the-stock",
    SECOND (2) "merchants=1",
    "Mh7 Wb1 | Mh8 Wc1 |",
    .none = "M",
    .refused = { { MDN_REASON_NO_PIECE, "T1", "Mh9" } },
  },

  {
    "/rules/M3/a-new-street-when-no-end-is-open",
    SECOND (2) "merchant=c3",
    SHUT_IN,
    .corner = "a1",
    .marked = 'M',
    .picture = "-!!!!!\n"
               "-!OO!!\n"
               "-OmO!!\n"
               "-OOO!!\n"
               "+-----",
    .legal = "Mo11 Mo2 Mb11",
  },
  {
    "/rules/M3/not-while-an-end-is-open",
    SECOND (2) "merchant=c3",
    "Ob3 Ob2 | Oc2 Od2 | Od3 Od4 |",
    .exactly = "Mc4",
    .refused = { { MDN_REASON_STREET_APART, "M2", "Mh8" } },
  },
  {
    "/rules/M3/then-the-new-street-goes-on",
    SECOND (2) "merchant=c3",
    SHUT_IN "Mk8 |",
    .exactly = "Mk9 Mk7 Mj8 Ml8",
  },
  {
    "/rules/M3/it-may-touch-one-old-merchant",
    SECOND (2) "merchant=d3",
    SHUT_ENDS,
    .corner = "a1",
    .marked = 'M',
    .picture = "-!!!!!!\n"
               "-OO!BB!\n"
               "-OmmmB!\n"
               "-OO!BB!\n"
               "+------",
  },
  {
    "/rules/M3/it-may-touch-one-in-the-first-edition",
    FIRST (3),
    "Md3 Mc3 Me3 | Oc4 Ob4 | Ob3 Ob2 | Oc2 Be4 | Bf4 Bf3 | Bf2 Be2 |",
    .legal = "Md2 Md4 Mq12",
  },
  {
    "/rules/M3/online-it-touches-none",
    ONLINE (2) "merchant=d3",
    SHUT_ENDS,
    .corner = "a1",
    .marked = 'M',
    .picture = "-!!!!!!\n"
               "-OO.BB!\n"
               "-OmmmB!\n"
               "-OO.BB!\n"
               "+------",
    .refused = { { MDN_REASON_NEW_STREET_TOUCHES, "M3", "Md2 Md4" } },
  },
  {
    "/rules/M3/it-touches-two-nowhere",
    SECOND (2) "merchant=d3",
    SHUT_BEND,
    .corner = "a1",
    .marked = 'M',
    .picture = "-!!BB!\n"
               "-!.mB!\n"
               "-Omm!!\n"
               "-OO!!!\n"
               "+-----",
    .refused = { { MDN_REASON_NEW_STREET_TOUCHES, "M3", "Mc4" } },
  },
  {
    "/rules/M3/online-the-bend-keeps-away-too",
    ONLINE (2) "merchant=d3",
    SHUT_BEND,
    .corner = "a1",
    .marked = 'M',
    .picture = "-!!BB!\n"
               "-!.mB!\n"
               "-Omm.!\n"
               "-OO.!!\n"
               "+-----",
  },
  {
    "/rules/M3/beside-an-old-street-it-is-an-end-itself",
    SECOND (2) "merchant=d3",
    SHUT_BEND "Md2",
    .exactly = "Me2",
  },

  {
    "/rules/O1/no-building-on-the-eight-spaces",
    SECOND (2) "well=e6",
    .legal = "Oc6 Og6 Oe4 Oe8 Gg8 Pc4",
    .refused = { { MDN_REASON_WELL_SIDE, "O1", "Od5 Ge5 Pf5 Bd6 Of6 Gd7 Pe7 Bf7" },
                 { MDN_REASON_WELL, "O1", "Oe6 Ge6" } },
  },
  {
    "/rules/O1/no-stable",
    SECOND (2) "well=e6",
    "Oe8",
    .exactly = "Sd8 Sf8 Se9",
    .refused = { { MDN_REASON_WELL_SIDE, "O1", "Se7 Sf7" }, { MDN_REASON_WELL, "O1", "Se6" } },
  },
  {
    "/rules/O1/merchants-are-allowed",
    SECOND (2) "well=e6 merchant=e8",
    "Me7",
    .exactly = "Md8 Mf8 Me9 Md7 Mf7",
    .refused = { { MDN_REASON_WELL, "O1", "Me6" } },
  },
  {
    "/rules/O1/none-without-a-well",
    SECOND (2),
    .legal = "Oe6 Od5 Of7",
  },

  {
    "/rules/O2/two-steps-from-the-well",
    SECOND (2) "well=e6",
    "Oc6 Gg6 | Pe8 Be4 |",
    .palaces = "O water=1; G water=1; P water=1; B water=1",
  },
  {
    "/rules/O2/not-askew-and-not-three-steps",
    SECOND (2) "well=e6",
    "Ob6 Gc8 | Pg5 Be9 |",
    .palaces = "O water=0; G water=0; P water=0; B water=0",
  },
  {
    "/rules/O2/fewer-near-the-edge",
    SECOND (2) "well=c3",
    "Ge3 Pc5 | Pb5 Oe11 |",
    .palaces = "G at=e3 water=1; P at=b5 buildings=2 water=1; O water=0",
  },
  {
    "/rules/O2/for-stables-too",
    SECOND (2) "well=e6",
    "Og7 Sg6 |",
    .palaces = "O at=g7 buildings=1 stables=1 water=1",
  },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rule_cases_add (cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
