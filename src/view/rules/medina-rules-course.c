/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game: turns, setup, end. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_turn[] = {
  { MEDINA_RULES_LEAD,
    /* Translators: the rules book begins here. Write for players, in short sentences, with the
     * words of the interface. A player’s “supply” is the pieces left to place; a “placement”
     * is putting one of them on the board */
    N_ ("Together, you build one city. A palace belongs to nobody until somebody puts a rooftop "
        "on it. Make the best palaces yours, and you win.") },
  { MEDINA_RULES_FIGURE,
    N_ ("A city half built: palaces in four colors, the rooftops of four players, a market "
        "street, the well, and walls growing from the towers."),
    MEDINA_RULES_CITY, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("A city half built: palaces in four colors, the rooftops of four players, a market "
        "street, and walls growing from the towers."),
    MEDINA_RULES_CITY_FIRST, MEDINA_RULES_FIRST_ONLY },
  { MEDINA_RULES_HEADING, N_ ("The point of the game") },
  { MEDINA_RULES_TEXT,
    N_ ("Only your own rooftop makes a palace yours, and you may own just one palace of each "
        "color. Claim early, and your palace is small; wait, and somebody else may claim it.") },
  { MEDINA_RULES_TEXT,
    N_ ("A palace scores 1 point for each of its buildings and stables, and 1 for each merchant "
        "and each wall next to it. Tiles bring more points: for the largest palace of a color, "
        "and for being the last to connect to a tower. The highest total wins.") },
  { MEDINA_RULES_SCOPED,
    N_ ("Each building or stable on a water space near the well scores 4 points more."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Your turn") },
  { MEDINA_RULES_TEXT,
    N_ ("A turn is usually two placements. With each, you put one piece from your supply on the "
        "board: a building, a rooftop, a stable, a merchant, or a wall. Mix them as you like; "
        "even two of the same kind are fine.") },
  { MEDINA_RULES_TEXT,
    N_ ("If you can place a piece, you must, even if it hurts: you can’t stop early.") },
  { MEDINA_RULES_SCOPED, N_ ("Only a tea tile can take the place of your last placement."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("Each placement is judged on its own. You don’t have to choose one that leaves you "
        "another.") },
  { MEDINA_RULES_TEXT,
    N_ ("If none of your pieces can go anywhere, your turn ends at once, even with placements "
        "left.") },
  { MEDINA_RULES_TEXT,
    N_ ("Play goes clockwise. A player who can’t place anything is skipped, but may join in again "
        "later. If nobody else can place anything, you take another turn.") },
  { MEDINA_RULES_HEADING, N_ ("Using the program") },
  { MEDINA_RULES_TEXT,
    N_ ("Pick a piece, then a glowing space. End Turn passes play on; Undo takes a placement back. "
        "With the keyboard: digits pick a piece, the arrow keys move around the board, and Enter "
        "places it. Or type a placement, such as O F 7. Ctrl+Enter ends your turn, and Ctrl+Z "
        "undoes.") },
  { MEDINA_RULES_HEADING, N_ ("The first turns") },
  { MEDINA_RULES_SCOPED, N_ ("Every turn has two placements, right from the start."), 0,
    MEDINA_RULES_FIRST_MORE },
  { MEDINA_RULES_SCOPED,
    N_ ("The starting player begins with one placement, the other player follows with one, and "
        "then the starting player makes two. From then on, every turn has three, with limits "
        "explained under “Blocking Rooftops.”"),
    0, MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    N_ ("The opening is short. With two players, the very first turn is one placement; with three "
        "or four, the first two players begin with one placement each. You can switch this off; "
        "then every turn has two."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_set_up[] = {
  { MEDINA_RULES_LEAD,
    N_ ("The program sets everything up for you. This is what’s on the table before the first "
        "turn.") },
  { MEDINA_RULES_FIGURE, N_ ("The first edition, ready for four players."),
    MEDINA_RULES_SET_UP_FIRST, MEDINA_RULES_FIRST },
  { MEDINA_RULES_LEGEND,
    /* Translators: what is numbered in the picture above */
    N_ ("A tower with its tile."), 1, MEDINA_RULES_FIRST },
  { MEDINA_RULES_LEGEND, N_ ("One of the spaces for the city wall."), 2, MEDINA_RULES_FIRST },
  { MEDINA_RULES_LEGEND, N_ ("The palace tiles, one for each color."), 3, MEDINA_RULES_FIRST },
  { MEDINA_RULES_FIGURE, N_ ("The second edition, ready for four players."), MEDINA_RULES_SET_UP,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_LEGEND, N_ ("A tower with its tile, and the merchants waiting there."), 1,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_LEGEND, N_ ("The first merchant."), 2, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_LEGEND,
    N_ ("The well, in the middle of its paved spaces, with the blue water spaces around them."), 3,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_LEGEND, N_ ("One of the spaces for the city wall."), 4,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_LEGEND, N_ ("The palace tiles, one for each color."), 5,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_LEGEND, N_ ("The tea tiles, in piles of three, two, and one."), 6,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The board") },
  { MEDINA_RULES_TEXT,
    N_ ("The city measures 16 by 11 spaces. Around it runs a ring of wall spaces, with a tower "
        "on each corner. A tower’s number is also the value of its tile: 1 at the top left, 2 "
        "at the bottom right, 3 at the top right, and 4 at the bottom left.") },
  { MEDINA_RULES_SCOPED, N_ ("Two players build a smaller city of 14 by 10 spaces."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The first merchant") },
  { MEDINA_RULES_SCOPED,
    N_ ("Before the first turn, the starting player puts a merchant on any city space except "
        "those at the city’s edge. It comes from the box, not from the player’s supply. Then "
        "the first turn begins."),
    0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("A merchant stands on a random city space, never at the city’s edge. It may be beside the "
        "well."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The well, the tea, and the towers"), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED,
    N_ ("The well goes on a random city space, never at the city’s edge. The tea tiles lie ready "
        "in piles of three, two, and one. Three merchants wait on tower tile 1, two on tile 2, "
        "one on tile 3, and none on tile 4. You can switch off each of these."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Starting supply") },
  { MEDINA_RULES_TEXT,
    N_ ("Everyone starts with the same pieces. How many depends on the edition and the number of "
        "players:") },
  { MEDINA_RULES_STOCKS, NULL },
  { MEDINA_RULES_TEXT,
    N_ ("Screens hide the other players’ supplies, except for the rooftops. If a player’s turn "
        "ends early because nothing can be placed, that player’s supply is visible to everyone "
        "from then on.") },
  { MEDINA_RULES_SCOPED, N_ ("A tea break gives nothing away."), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("The starting player is drawn at random, unless you choose one in the New Game dialog.") },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_score[] = {
  { MEDINA_RULES_LEAD,
    N_ ("The game ends as soon as nobody can place another piece. Pieces left in your supply "
        "don’t count.") },
  { MEDINA_RULES_HEADING, N_ ("What a palace is worth") },
  { MEDINA_RULES_TEXT, N_ ("Each palace you own scores:") },
  { MEDINA_RULES_ITEM, N_ ("1 point for each of its buildings and stables.") },
  { MEDINA_RULES_ITEM,
    N_ ("1 point for each merchant next to it. A merchant next to two of its pieces still counts "
        "only once, but one between two palaces scores for both.") },
  { MEDINA_RULES_ITEM, N_ ("1 point for each wall next to it.") },
  { MEDINA_RULES_ITEM, N_ ("4 more points for each of its buildings and stables on a water space."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("Corners never count. Add the values of the palace tiles and tower tiles you hold.") },
  { MEDINA_RULES_SCOPED, N_ ("Tea tiles score nothing."), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("While you play, the player cards show the score so far, counted the same way.") },
  { MEDINA_RULES_HEADING, N_ ("An example") },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue’s brown palace has three buildings, one of them on a water space, and a stable. Two "
        "merchants and a wall, marked with coins, are next to it."),
    MEDINA_RULES_SCORE, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_POINTS, NULL, MEDINA_RULES_SCORE, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("Blue also holds the brown palace tile (3 points), because no other brown palace has a "
        "rooftop, and tower tile 3 (3 points), because the wall next to the stable grew "
        "from that tower. That makes 17 points in all."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue’s brown palace has three buildings and a stable. Two merchants and a wall, marked "
        "with coins, are next to it."),
    MEDINA_RULES_SCORE_FIRST, MEDINA_RULES_FIRST_ONLY },
  { MEDINA_RULES_POINTS, NULL, MEDINA_RULES_SCORE_FIRST, MEDINA_RULES_FIRST_ONLY },
  { MEDINA_RULES_TEXT,
    N_ ("Blue also holds the brown palace tile (3 points), because no other brown palace has a "
        "rooftop, and tower tile 3 (3 points), because the wall next to the stable grew "
        "from that tower. That makes 13 points in all."),
    0, MEDINA_RULES_FIRST_ONLY },
  { MEDINA_RULES_HEADING, N_ ("Who wins") },
  { MEDINA_RULES_TEXT, N_ ("The highest total wins.") },
  { MEDINA_RULES_SCOPED, N_ ("Tied players share the victory."), 0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Among tied players, the one with the largest palace wins; if their largest palaces are "
        "the same size, the one whose largest palace got its rooftop first. Neutral palaces "
        "don’t count. Only if none of the tied players owns a palace do they share the victory."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};
