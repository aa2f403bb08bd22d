/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What palaces are made of: buildings, rooftops and stables. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_buildings[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Buildings of one colour that stand side by side are a palace. Everybody adds to it, and "
        "nobody owns it until a rooftop comes."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("There are buildings in four colours: grey, purple, brown and orange. In the first edition "
        "black takes the place of purple."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("Add to the palace"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("In each colour only one palace at a time is under construction. As long as it has no "
        "rooftop and can grow, every building of that colour must join it, directly beside one of "
        "its buildings. A corner is not enough, and neither is a stable."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("The next orange building must go on one of the glowing spaces. The crossed ones are "
        "beside the orange palace, too, but they touch the grey one."),
    MEDINA_RULES_GROW },
  { MEDINA_RULES_SCOPED, N_ ("In one turn you may place at most one building of each colour."),
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_HEADING,
    /* Translators: the empty spaces between palaces; not the market street */
    N_ ("A street around every palace"), 0 },
  { MEDINA_RULES_TEXT,
    N_ (
      "Two palaces never touch, not even at a corner and not even with their stables. No "
      "building goes beside the well. Only merchants and walls may stand in the streets, and they "
      "may touch any palace."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("Found a new palace"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("If no palace of the colour is under construction, the building founds a new one: on any "
        "empty space of the city that touches no other palace, not even at a corner, and is not "
        "beside the well."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("No brown palace is under construction, so a brown building may go on any glowing space. "
        "On the crossed ones it would touch a palace."),
    MEDINA_RULES_FOUND },
  { MEDINA_RULES_HEADING, N_ ("Complete but unclaimed"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A palace without a rooftop may run out of spaces to grow on. It is complete then: it "
        "still waits for a rooftop, but the next building of its colour founds a new palace. It "
        "can never grow again, as no piece ever leaves the board."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Merchants stand on all spaces beside the grey palace: it is complete. The next grey "
        "building founds a new palace on a glowing space."),
    MEDINA_RULES_COMPLETE },
  { MEDINA_RULES_HEADING, N_ ("When a colour closes"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("As soon as every player owns a palace of a colour, all buildings of that colour that have "
        "not been placed go back to the box."),
    0 },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_rooftops[] = {
  { MEDINA_RULES_LEAD,
    N_ ("A rooftop makes a palace yours. Claim early and it is small; wait, and somebody else may "
        "claim it."),
    0 },
  { MEDINA_RULES_ITEM,
    N_ ("Your rooftop goes on any palace without one, large or small, whether it can still grow or "
        "not, and whoever built it."),
    0 },
  { MEDINA_RULES_ITEM,
    N_ ("You may own one palace of each colour. Four rooftops, four colours: choose well."), 0 },
  { MEDINA_RULES_ITEM,
    N_ ("A palace with a rooftop is finished: no more buildings are added. Stables still are, and "
        "merchants and walls beside it still score for it."),
    0 },
  { MEDINA_RULES_ITEM,
    N_ ("The next building of the colour founds a new palace, unless another one is under "
        "construction."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue owns the grey palace on the left, Yellow the orange one on the right. Blue’s next "
        "rooftop may go on the brown palace, but not on the crossed one: Blue already owns a grey "
        "palace."),
    MEDINA_RULES_ROOFTOP },
  { MEDINA_RULES_HEADING, N_ ("Neutral rooftops"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("Besides their own rooftops two players have two neutral ones each, three players one "
        "each, which can be switched off, and four players none."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("A neutral rooftop goes on any palace without a rooftop, also in a colour in which you own "
        "one, or which is closed. The palace belongs to the neutral player from then on, who may "
        "own as many as there are and wins nothing."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("This orange palace was given to the neutral player. It scores for nobody."),
    MEDINA_RULES_NEUTRAL },
  { MEDINA_RULES_TEXT,
    N_ ("A neutral palace can take palace tiles and tower tiles away from players, and it uses up "
        "tea and waiting merchants. The pages about them tell how."),
    0 },
  { MEDINA_RULES_HEADING,
    /* Translators: besides the own ones and the neutral ones */
    N_ ("Other rooftops"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("Each player has four blocking rooftops instead of neutral ones; they have a page of their "
        "own."),
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_blocking[] = {
  { MEDINA_RULES_LEAD,
    N_ ("When two play the first edition, each has rooftops of two colours: four that claim "
        "palaces and four that block them."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("Player 1 claims with yellow rooftops and blocks with red ones, player 2 claims with blue "
        "and blocks with green."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ (
      "A green rooftop blocks the grey palace on the left; the orange one belongs to Yellow. The rows "
      "below the board show, for each colour of buildings, which rooftops are unused, used or "
      "removed."),
    MEDINA_RULES_BLOCK },
  { MEDINA_RULES_HEADING, N_ ("Where they go"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("On palaces of each colour you can put one claiming and one blocking rooftop. A blocking "
        "rooftop goes on any palace without a rooftop, whether or not you own a palace of that "
        "colour, and also when the colour is closed."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("What they do"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A blocked palace is finished, like any palace with a rooftop, but it has no owner and "
        "scores nothing. It takes no tiles, and it takes none away. It does not help to close a "
        "colour either: a colour closes when both players own a palace of it."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("When a blocking rooftop is removed"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("Once you have put both your rooftops on palaces of a colour, your opponent can no longer "
        "block in that colour: the blocking rooftop for it, if it has not been placed, leaves the "
        "game."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("Three placements a turn"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("After the first turns, with one, one and two placements, every turn is three placements. "
        "In one turn you may place at most one building of each colour and at most one rooftop of "
        "each of your two colours. Walls, stables and merchants are not limited."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("The turn ends when nothing more can be placed within these limits. They begin anew in "
        "each turn."),
    0 },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_stables[] = {
  { MEDINA_RULES_LEAD, N_ ("A stable makes a palace larger, also one that has a rooftop."), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("It goes directly beside a building of any palace: yours, another player’s, or one that "
        "nobody owns yet. It belongs to that palace from then on, and counts like a building for "
        "its size and its score."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("A stable keeps the street, as a building does: it must not touch a second palace, not "
        "even at a corner, nor stand beside the well. It may touch other stables of its palace, "
        "but a stable alone is not enough to join."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("A stable may go on any glowing space. At the left cross it would touch only a stable of "
        "the brown palace, at the right one it would touch both palaces."),
    MEDINA_RULES_STABLE },
  { MEDINA_RULES_HEADING, N_ ("More than a point"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A stable may reach merchants and walls that score for the palace, or a water space. It "
        "can win its owner a palace tile, because the palace becomes larger, and a tower tile, if "
        "it stands beside a wall."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("It can also hinder: a stable that takes the last space on which a palace could grow makes "
        "it complete."),
    0 },
  { MEDINA_RULES_END, NULL, 0 },
};
