/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What surrounds the palaces, and the tiles: market, walls, well, tea. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_merchants[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Merchants line up in a market street that winds through the city. Each one brings a point "
        "to every palace beside it."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("Join the end of the street"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A merchant who has at most one other merchant beside them is an end of the market street. "
        "A new merchant goes on an empty space of the city that is directly beside exactly one "
        "merchant, and that one must be an end. Corners do not matter."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("The merchants 1 and 2 are the ends of this street: the next merchant goes on a glowing "
        "space. The crossed ones are beside its middle, one of them beside two merchants."),
    MEDINA_RULES_STREET },
  { MEDINA_RULES_TEXT,
    N_ ("Merchants may stand beside palaces and beside the well, but not on the spaces for walls."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("A new market street"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("Only when no merchant can join an end anywhere on the board, the next one begins a new "
        "street, on any empty space of the city, its edge included. From then on merchants join "
        "ends again."),
    0 },
  { MEDINA_RULES_SCOPED,
    N_ ("The first merchant of a new street may stand beside at most one other "
        "merchant."),
    MEDINA_RULES_FIRST_SECOND },
  { MEDINA_RULES_SCOPED,
    N_ ("The first merchant of a new street must not stand beside any other merchant."),
    MEDINA_RULES_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("Both ends of the street are shut in: the crossed space is beside two merchants. By the "
        "rules of the second edition a new street may begin on any glowing space."),
    MEDINA_RULES_NEW_STREET },
  { MEDINA_RULES_HEADING, N_ ("What a merchant is worth"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("1 point for each palace that has a building or a stable directly beside the merchant. A "
        "merchant counts only once for a palace, but between two palaces counts for both."),
    0 },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_walls[] = {
  { MEDINA_RULES_LEAD,
    N_ ("From the towers the city wall grows towards the next tower. Palaces beside it gain "
        "points, and fight for the tower tiles."),
    0 },
  { MEDINA_RULES_HEADING,
    /* Translators: heading: walls continue the walls that are there */
    N_ ("Build on"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A wall goes on a space around the city that is next to exactly one wall or tower. What "
        "stands inside the city does not matter."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("From tower 4 walls have grown both ways. The next ones may go on the glowing spaces; the "
        "crossed space is next to no wall."),
    MEDINA_RULES_WALL },
  { MEDINA_RULES_HEADING, N_ ("The gates stay open"), 0 },
  { MEDINA_RULES_TEXT,
    N_ (
      "The last gap between two towers would be next to a wall or a tower on either side. It is a gate: "
      "nothing can be placed there. The space of the city in front of it may be built on."),
    0 },
  { MEDINA_RULES_FIGURE, N_ ("The crossed gap is the gate of this side."), MEDINA_RULES_GATE },
  { MEDINA_RULES_HEADING, N_ ("What a wall is worth"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("1 point for the palace that has a building or a stable directly beside the wall."), 0 },
  { MEDINA_RULES_HEADING, N_ ("The tower tiles"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("Every wall belongs to the tower from which it has grown. The tile of the tower, worth as "
        "many points as its number, goes to the owner of the palace that was the last to connect "
        "to it."),
    0 },
  { MEDINA_RULES_TEXT, N_ ("A palace connects to a tower in one of three ways:"), 0 },
  { MEDINA_RULES_ITEM,
    N_ ("It gets its rooftop while one of its buildings or stables is directly beside a wall of "
        "the tower."),
    0 },
  { MEDINA_RULES_ITEM,
    N_ ("It has a rooftop, and a wall of the tower is placed directly beside it."), 0 },
  { MEDINA_RULES_ITEM,
    N_ ("It has a rooftop, and a stable is added to it directly beside a wall of the tower."), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A palace connects to each tower only once: another wall or stable never brings the tile "
        "back. But one placement can connect it to several towers."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue’s palace, number 1, connected to tower 4 first, and Yellow’s, number 2, later. So "
        "Yellow holds the tile: the rooftop in the corner shows it."),
    MEDINA_RULES_TOWER_TILE },
  { MEDINA_RULES_SCOPED,
    N_ ("The first player to take a tower tile also gets the merchants who wait on it: 3, 2 and 1 "
        "on the towers 1, 2 and 3. They join the stock and can be placed at once."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED,
    N_ ("When a neutral palace connects, the tile goes back to the board and scores for nobody, "
        "until another palace connects. Merchants who still wait on it leave the game."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_palace_tiles[] = {
  { MEDINA_RULES_LEAD,
    N_ ("In each colour the largest palace brings its owner a tile: grey 1 point, purple or black "
        "2, brown 3 and orange 4."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("The size of a palace is the number of its buildings and stables. Merchants and walls do "
        "not make it larger."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("The first palace of a colour to get a rooftop takes the tile, however small it is. Then "
        "the tile passes to the owner of another palace as soon as that one has a rooftop and is "
        "larger, be it by its rooftop or by a stable."),
    0 },
  { MEDINA_RULES_TEXT, N_ ("As long as palaces are of equal size, the tile stays where it is."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue claimed the first grey palace, of two buildings, and took the tile. Then Yellow "
        "claimed one of three: Yellow’s rooftop lies in the place of the grey tile now."),
    MEDINA_RULES_PALACE_TILE },
  { MEDINA_RULES_SCOPED,
    N_ ("A neutral palace can take the tile, too: then it lies on the board and scores for nobody, "
        "until a larger palace takes it."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED, N_ ("Blocked palaces do not count."), MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_well[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Nobody may build beside the well, but a palace that reaches its water is worth much "
        "more."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("On the eight paved spaces around the well no building and no stable may stand. Merchants "
        "may."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("The spaces marked in blue, exactly two steps from the well to the left, to the right, up "
        "and down, are the water spaces. Near the edge of the city there are fewer than four."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Yellow’s orange palace has a building on a water space. A stable may be added on a "
        "glowing space, but not on the crossed ones beside the well. The merchant may stand "
        "there."),
    MEDINA_RULES_WELL },
  { MEDINA_RULES_TEXT,
    N_ ("Each building and each stable on a water space is worth 4 points more. A palace that "
        "reaches two water spaces gets 8."),
    0 },
  { MEDINA_RULES_SCOPED, N_ ("There is no well."), MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED, N_ ("The well can be switched off."), MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_tea[] = {
  { MEDINA_RULES_LEAD, N_ ("Purple palaces bring tea, and tea saves you a placement."), 0 },
  { MEDINA_RULES_HEADING, N_ ("Who gets tea"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("The first purple palace to get a rooftop brings its owner three tea tiles, the second "
        "two, the third one, and later ones none. If one of the first three is neutral, its tiles "
        "leave the game."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue has claimed the first purple palace and taken three tea tiles. Two and one are left "
        "below the board for the next ones."),
    MEDINA_RULES_TEA },
  { MEDINA_RULES_HEADING, N_ ("A tea break"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("When you have placed something in this turn and exactly one placement is left, you may "
        "give back a tea tile instead. The tile is out of the game, and your turn is over."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("One tea tile a turn is all, and a turn of one placement has no room for tea. Nobody has "
        "to drink: when you cannot place anything, the turn ends by itself and you keep your "
        "tiles."),
    0 },
  { MEDINA_RULES_TEXT, N_ ("Tea tiles score nothing in the end."), 0 },
  { MEDINA_RULES_SCOPED, N_ ("There are no tea tiles."), MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED, N_ ("The tea tiles can be switched off."), MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END, NULL, 0 },
};
