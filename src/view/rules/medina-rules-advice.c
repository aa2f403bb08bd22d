/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How to play well. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_advice[] = {
  { MEDINA_RULES_LEAD,
    N_ ("The rules are quick to learn. The art is in the timing, and in what you leave to the "
        "others.") },
  { MEDINA_RULES_HEADING, N_ ("Don’t claim too early") },
  { MEDINA_RULES_TEXT,
    N_ ("Once you own a palace of a color, you can’t claim another one of that color. But you "
        "still have to place your pieces, so in the end your buildings of that color make your "
        "rivals’ palaces larger.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue claimed the small orange palace early. Now Blue’s orange buildings must go on the "
        "glowing spaces, and Blue can’t claim the palace that grows there."),
    MEDINA_RULES_EARLY },
  { MEDINA_RULES_HEADING, N_ ("Keep spare pieces for the end") },
  { MEDINA_RULES_TEXT,
    N_ ("Toward the end, every placement can hurt. Save pieces that help nobody, such as walls "
        "and merchants far from your rivals’ palaces. When the others run out of them first, they "
        "have to build, and you can wait for a palace worth claiming.") },
  { MEDINA_RULES_HEADING, N_ ("Watch the market street") },
  { MEDINA_RULES_TEXT,
    N_ ("When neither end can be extended, the next merchant starts a new street, almost "
        "anywhere. Start it along your own palace, and the merchants that follow may score for "
        "you, too. That one placement can decide the game, so think twice before you close the "
        "last end: somebody else may choose where the new street starts.") },
  { MEDINA_RULES_FIGURE,
    N_ ("The old street is closed in. Blue would start a new one at 1, beside Blue’s palace; "
        "Yellow would start it at 2."),
    MEDINA_RULES_CHOICE },
  { MEDINA_RULES_HEADING, N_ ("Know when to drink tea"), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED,
    N_ ("Tea is worth more than a placement whenever anything you could place would help a rival "
        "more than you. Such turns come late, so don’t drink up too soon. But tea left over "
        "scores nothing: if a placement brings you more than your rivals, make it."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};
