/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule sets side by side. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_rule_sets[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Medina has been published in two editions, and is played online. You choose when you "
        "begin a game; this is where they differ. Everything else is the same."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("City and buildings"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("Buildings in grey, black, brown and orange. The city has 16 by 11 spaces and no well."),
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Buildings in grey, purple, brown and orange. The city has 16 by 11 spaces, for two "
        "players 14 by 10. There is a well with water around it."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Tea and waiting merchants"), 0 },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “Tea and waiting merchants” */
    N_ ("None of them."), MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Purple palaces bring tea tiles. Merchants wait on the tower tiles for the first player "
        "who takes them."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Rooftops that claim nothing"), 0 },
  { MEDINA_RULES_SCOPED, N_ ("Each player has four blocking rooftops."), MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “Rooftops that claim nothing” */
    N_ ("There are none."), MEDINA_RULES_FIRST_MORE },
  { MEDINA_RULES_SCOPED,
    N_ ("Neutral rooftops: two each with two players, one each with three players, none with "
        "four."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The beginning"), 0 },
  { MEDINA_RULES_SCOPED, N_ ("The starting player chooses where the first merchant stands."),
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED, N_ ("The first merchant stands on a random space. The opening is short."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Turns"), 0 },
  { MEDINA_RULES_SCOPED, N_ ("Two placements, from the very first turn."),
    MEDINA_RULES_FIRST_MORE },
  { MEDINA_RULES_SCOPED,
    N_ ("Three placements, after first turns of one, one and two; among them at most one building "
        "of each colour and one rooftop of each of your two colours."),
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    N_ ("Two placements, but only one in the first turn of the starting player, and with three or "
        "four players also in that of the next player."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("A new market street"), 0 },
  { MEDINA_RULES_SCOPED,
    /* Translators: a new market street */
    N_ ("It may begin beside one other merchant."), MEDINA_RULES_FIRST_SECOND },
  { MEDINA_RULES_SCOPED,
    N_ ("It begins away from all other merchants. This is the only difference "
        "to the second edition."),
    MEDINA_RULES_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The last rooftops"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("When only one player has rooftops left, that player must place one in each turn, if "
        "possible."),
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “The last rooftops” */
    N_ ("No such duty."), MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Ties"), 0 },
  { MEDINA_RULES_SCOPED, N_ ("Tied players share the victory."), MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("The largest palace decides, then whose largest palace got its rooftop first."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("What you can switch off"), 0 },
  { MEDINA_RULES_SCOPED,
    /* Translators: below “What you can switch off” */
    N_ ("Nothing: the first edition is played as it is."), MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("The well, the tea tiles, the merchants on the towers, the short opening, and with three "
        "players the neutral rooftops, each by itself."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Pieces of each player"), 0 },
  { MEDINA_RULES_STOCKS, NULL, 0 },
  { MEDINA_RULES_END, NULL, 0 },
};
