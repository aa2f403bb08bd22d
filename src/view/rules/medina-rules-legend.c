/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the marks on the board mean. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_legend[] = {
  { MEDINA_RULES_LEAD, N_ ("The board shows who owns each palace and what you can do now.") },
  { MEDINA_RULES_HEADING, N_ ("Palaces") },
  { MEDINA_RULES_FIGURE, N_ ("Four palaces: two unclaimed, one of Blue’s, and one of Yellow’s."),
    MEDINA_RULES_MARKS_PALACES },
  { MEDINA_RULES_LEGEND,
    N_ ("Scaffolding: nobody has claimed this palace, and it can still grow where the scaffolding "
        "stands. The number on the palace is its size."),
    1 },
  { MEDINA_RULES_LEGEND,
    N_ ("Black-and-white dashes: nobody has claimed this palace, but it can’t grow anymore."), 2 },
  { MEDINA_RULES_LEGEND,
    N_ ("A rooftop and a line in a player’s color: that player’s palace. Each color has its own "
        "line style, too: Blue’s is solid."),
    3 },
  { MEDINA_RULES_LEGEND,
    N_ ("Yellow’s line looks like beads, Green’s has dashes and dots, and Red’s has long dashes."),
    4 },
  { MEDINA_RULES_TEXT,
    N_ ("A claimed palace shows its size while it can still gain or lose the palace tile of its "
        "color, and again once all rooftops are placed.") },
  { MEDINA_RULES_SCOPED, N_ ("A white rooftop and a white line: the neutral player’s palace."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED, N_ ("The line around a blocked palace is hollow."), 0,
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_HEADING, N_ ("Your turn") },
  { MEDINA_RULES_FIGURE, N_ ("Blue has a brown building in hand."), MEDINA_RULES_MARKS_TURN },
  { MEDINA_RULES_LEGEND, N_ ("A glowing space: the piece in hand can go here."), 1 },
  { MEDINA_RULES_LEGEND,
    N_ ("Numbered corners, in each player’s color and line style: what the others have placed "
        "since your last turn."),
    2 },
  { MEDINA_RULES_LEGEND, N_ ("A star in a ring: what the hint suggests."), 3 },
  { MEDINA_RULES_LEGEND, N_ ("A frame: where the keyboard cursor is."), 4 },
  { MEDINA_RULES_HEADING, N_ ("What counts") },
  { MEDINA_RULES_FIGURE,
    N_ ("Point at a palace, and each merchant and wall that counts for it gets a coin. A drop on a "
        "building means that it stands on a water space."),
    MEDINA_RULES_MARKS_COUNT, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("Point at a palace, and each merchant and wall that counts for it gets a coin."),
    MEDINA_RULES_MARKS_COUNT_FIRST, MEDINA_RULES_FIRST_ONLY },
  { MEDINA_RULES_END },
};
