/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What surrounds the palaces, and the tiles: market, walls, well, tea. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_merchants[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Merchants line up in a market street that winds through the city. Each one brings a "
        "point to every palace next to it.") },
  { MEDINA_RULES_HEADING, N_ ("Join the end of the street") },
  { MEDINA_RULES_TEXT,
    N_ ("A merchant with at most one other merchant next to it is an end of the market street. A "
        "new merchant goes on an empty city space next to exactly one merchant, which must be an "
        "end. Corners don’t matter.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Merchants 1 and 2 are the ends of this street: the next merchant goes on a glowing "
        "space. The crossed spaces are next to its middle, one of them next to two merchants."),
    MEDINA_RULES_STREET },
  { MEDINA_RULES_TEXT, N_ ("Merchants may stand next to palaces, but not on the wall spaces.") },
  { MEDINA_RULES_SCOPED, N_ ("Merchants may stand on the spaces around the well."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("A new market street") },
  { MEDINA_RULES_TEXT,
    N_ ("Only when no merchant can join an end anywhere on the board does the next one start a "
        "new street. It may go on any empty city space, even at the city’s edge. From then on, "
        "merchants join ends again.") },
  { MEDINA_RULES_SCOPED,
    N_ ("The first merchant of a new street may stand next to at most one other merchant."), 0,
    MEDINA_RULES_FIRST_SECOND },
  { MEDINA_RULES_SCOPED,
    N_ ("The first merchant of a new street may not stand next to any other merchant."), 0,
    MEDINA_RULES_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("Both ends of the street are closed in, and the crossed space is next to two merchants. "
        "In the second edition, a new street may start on any glowing space."),
    MEDINA_RULES_NEW_STREET },
  { MEDINA_RULES_HEADING, N_ ("What a merchant is worth") },
  { MEDINA_RULES_TEXT,
    N_ ("1 point for each palace with a building or a stable next to the merchant. A merchant "
        "counts only once for each palace, but one between two palaces scores for both.") },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_walls[] = {
  { MEDINA_RULES_LEAD,
    N_ ("The city wall grows from the towers. Palaces next to it gain points and compete for the "
        "tower tiles.") },
  { MEDINA_RULES_HEADING, N_ ("Extend the wall") },
  { MEDINA_RULES_TEXT,
    N_ ("Walls go on the ring of spaces around the city. Along the ring, a new wall must be next "
        "to exactly one wall or tower. What stands inside the city doesn’t matter.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Walls have grown both ways from tower 4. The next ones may go on the glowing spaces; the "
        "crossed space has no wall next to it."),
    MEDINA_RULES_WALL },
  { MEDINA_RULES_HEADING, N_ ("The gates stay open") },
  { MEDINA_RULES_TEXT,
    N_ ("The last gap between two towers has a wall or a tower on either side, so no wall can go "
        "there. It’s a gate, and it stays open. You may build on the city space in front of it.") },
  { MEDINA_RULES_FIGURE,
    N_ ("The crossed gap is the gate on this side. The gray building may stand in front of it."),
    MEDINA_RULES_GATE },
  { MEDINA_RULES_HEADING, N_ ("What a wall is worth") },
  { MEDINA_RULES_TEXT,
    N_ ("1 point for the palace with a building or a stable next to the wall.") },
  { MEDINA_RULES_HEADING, N_ ("The tower tiles") },
  { MEDINA_RULES_TEXT,
    N_ ("Every wall belongs to the tower it grew from. That tower’s tile is worth as many points "
        "as its number, and goes to the owner of the palace that connected to the tower last.") },
  { MEDINA_RULES_TEXT, N_ ("A palace connects to a tower in one of three ways:") },
  { MEDINA_RULES_ITEM,
    N_ ("It gets its rooftop while one of its buildings or stables is next to a wall of that "
        "tower.") },
  { MEDINA_RULES_ITEM, N_ ("It has a rooftop, and a wall of that tower is placed next to it.") },
  { MEDINA_RULES_ITEM,
    N_ ("It has a rooftop, and a stable is added to it next to a wall of that tower.") },
  { MEDINA_RULES_TEXT,
    N_ ("A palace connects to each tower only once: another wall or stable never brings the tile "
        "back. But one placement can connect it to several towers.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue’s palace, number 1, was first to connect to tower 4; Yellow’s, number 2, came "
        "later. So Yellow holds the tile, as the rooftop in the corner shows."),
    MEDINA_RULES_TOWER_TILE },
  { MEDINA_RULES_SCOPED,
    N_ ("The first player to take a tower tile also gets the merchants waiting on it: three on "
        "tower 1, two on tower 2, and one on tower 3. They join your supply, and you can place "
        "them at once."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED,
    N_ ("When a neutral palace connects, the tile goes back to the board and scores for nobody "
        "until another palace connects. Any merchants still waiting on it leave the game."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_palace_tiles[] = {
  { MEDINA_RULES_LEAD,
    N_ ("In each color, the largest palace brings its owner a tile: 1 point for gray, 2 for "
        "purple or black, 3 for brown, and 4 for orange.") },
  { MEDINA_RULES_TEXT,
    N_ ("The size of a palace is the number of its buildings and stables. Merchants and walls "
        "don’t make it larger.") },
  { MEDINA_RULES_TEXT,
    N_ ("The first palace of a color to get a rooftop takes the tile, however small it is. Then "
        "the tile passes as soon as another palace with a rooftop is larger, whether it has just "
        "been claimed or has grown by a stable.") },
  { MEDINA_RULES_TEXT, N_ ("A tie changes nothing: the tile stays where it is.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue claimed the first gray palace, with two buildings, and took the tile. Then Yellow "
        "claimed one with three: now Yellow’s rooftop lies in place of the gray tile."),
    MEDINA_RULES_PALACE_TILE },
  { MEDINA_RULES_SCOPED,
    N_ ("A neutral palace can take the tile, too. The tile then lies on the board and scores for "
        "nobody until a larger palace takes it."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED, N_ ("Blocked palaces don’t count."), 0, MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_well[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Nobody may build beside the well, but a palace that reaches its water is worth much "
        "more.") },
  { MEDINA_RULES_TEXT,
    N_ ("The eight spaces around the well are paved. No building or stable may stand there; "
        "merchants may.") },
  { MEDINA_RULES_TEXT,
    N_ ("The blue spaces are water spaces. They lie exactly two steps from the well, left, right, "
        "up, and down, just beyond the paved ones. Near the edge of the city, there may be fewer "
        "than four.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Yellow’s orange palace has a building on a water space. A stable may join it on a "
        "glowing space, but not on the crossed ones beside the well. The merchant may stand "
        "there."),
    MEDINA_RULES_WELL },
  { MEDINA_RULES_TEXT,
    N_ ("Each building or stable on a water space is worth 4 points more. A palace that reaches "
        "two water spaces gets 8.") },
  { MEDINA_RULES_SCOPED, N_ ("There is no well."), 0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED, N_ ("You can switch the well off."), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_tea[] = {
  { MEDINA_RULES_LEAD, N_ ("Purple palaces bring tea, and tea saves you a placement.") },
  { MEDINA_RULES_HEADING, N_ ("Who gets tea") },
  { MEDINA_RULES_TEXT,
    N_ ("The first purple palace to get a rooftop brings its owner three tea tiles, the second "
        "brings two, and the third brings one. Later ones bring none. If one of the first three "
        "is neutral, its tiles leave the game.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue claimed the first purple palace and took three tea tiles. Two and one are left "
        "below the board for the next palaces."),
    MEDINA_RULES_TEA },
  { MEDINA_RULES_HEADING, N_ ("A tea break") },
  { MEDINA_RULES_TEXT,
    N_ ("When you have placed something this turn and have exactly one placement left, you may "
        "give back a tea tile instead. The tile leaves the game, and your turn is over.") },
  { MEDINA_RULES_TEXT,
    N_ ("Use at most one tea tile per turn, and none in a turn of one placement. You never have "
        "to use one: if you can’t place anything, your turn ends by itself, and you keep your "
        "tiles.") },
  { MEDINA_RULES_TEXT, N_ ("Tea tiles score nothing at the end.") },
  { MEDINA_RULES_SCOPED, N_ ("There are no tea tiles."), 0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED, N_ ("You can switch the tea tiles off."), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};
