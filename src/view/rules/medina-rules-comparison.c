/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule sets side by side. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_rule_sets[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Medina has been published in two editions, and it’s also played online. You choose the "
        "rules when you start a game. This is where they differ; everything else is the same.") },
  { MEDINA_RULES_HEADING, N_ ("City and buildings") },
  { MEDINA_RULES_SCOPED,
    N_ ("Buildings in gray, black, brown, and orange. The city measures 16 by 11 spaces and has "
        "no well."),
    0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Buildings in gray, purple, brown, and orange. The city measures 16 by 11 spaces, or 14 "
        "by 10 for two players. There is a well, with water around it."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Tea and waiting merchants") },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “Tea and waiting merchants” */
    N_ ("Neither is used."), 0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Purple palaces bring tea tiles. Merchants wait on the tower tiles for the first player "
        "to take them."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Rooftops that claim nothing") },
  { MEDINA_RULES_SCOPED, N_ ("Each player has four blocking rooftops."), 0,
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “Rooftops that claim nothing” */
    N_ ("There are none."), 0, MEDINA_RULES_FIRST_MORE },
  { MEDINA_RULES_SCOPED,
    N_ ("Neutral rooftops: with two players, each has two; with three, each has one. With four "
        "players, there are none."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The beginning") },
  { MEDINA_RULES_SCOPED, N_ ("The starting player chooses where the first merchant stands."), 0,
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED, N_ ("The first merchant stands on a random space. The opening is short."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Turns") },
  { MEDINA_RULES_SCOPED, N_ ("Two placements, from the very first turn."), 0,
    MEDINA_RULES_FIRST_MORE },
  { MEDINA_RULES_SCOPED,
    N_ ("Three placements, after first turns of one, one, and two. In each turn, at most one "
        "building of each color and one rooftop of each of your two colors."),
    0, MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    N_ ("Two placements, but only one in the starting player’s first turn and, with three or four "
        "players, in the next player’s."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("A new market street") },
  { MEDINA_RULES_SCOPED,
    /* Translators: a new market street */
    N_ ("It may start next to one other merchant."), 0, MEDINA_RULES_FIRST_SECOND },
  { MEDINA_RULES_SCOPED,
    N_ ("It can’t start next to any other merchant. This is the only difference from the second "
        "edition."),
    0, MEDINA_RULES_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The last rooftops") },
  { MEDINA_RULES_SCOPED,
    N_ ("The only player with rooftops left must place at least one each turn, if possible."), 0,
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “The last rooftops” */
    N_ ("This rule does not apply."), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Ties") },
  { MEDINA_RULES_SCOPED, N_ ("Tied players share the victory."), 0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("The largest palace decides; if two are the same size, the one that got its rooftop "
        "first."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("What you can switch off") },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “What you can switch off” */
    N_ ("Nothing: the first edition is played as it is."), 0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("The well, the tea tiles, the merchants on the towers, the short opening, and, with three "
        "players, the neutral rooftops."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Pieces for each player") },
  { MEDINA_RULES_STOCKS, NULL },
  { MEDINA_RULES_END },
};
