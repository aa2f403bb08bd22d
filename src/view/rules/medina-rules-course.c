/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The course of a game: turns, set-up, end. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_turn[] = {
  { MEDINA_RULES_LEAD,
    /* Translators: the rules book begins here. Write for players, in short sentences, with the
     * words of the interface. The “stock” of a player are the pieces left to place, a “placement”
     * is putting one of them on the board */
    N_ ("You all build one city, and it belongs to nobody until a rooftop claims a palace. Whoever "
        "has claimed the most valuable palaces in the end wins."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("A city half built: palaces in four colours, the rooftops of four players, a market "
        "street, the well, and walls that grow from the towers."),
    MEDINA_RULES_CITY },
  { MEDINA_RULES_HEADING, N_ ("Your turn"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("A turn is two placements. With each you put one piece from your stock on the board: a "
        "building, a rooftop, a stable, a merchant or a wall. Any two will do, also two of the "
        "same kind."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("What can be placed must be placed: you cannot stop early, even if it hurts. Only a tea "
        "tile can take the place of your last placement."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("Each placement counts for itself. You need not choose one that leaves you another."), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("When none of your pieces can go anywhere, your turn ends by itself, with however many "
        "placements left."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("Then the next player in clockwise order takes a turn. Those who cannot place anything are "
        "passed over, but may come back later. If nobody else can place anything, you take another "
        "turn."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("The first turns"), 0 },
  { MEDINA_RULES_SCOPED, N_ ("Every turn has two placements from the start."),
    MEDINA_RULES_FIRST_MORE },
  { MEDINA_RULES_SCOPED,
    N_ ("The starting player begins with one placement, the other player follows with one, and "
        "then the starting player has two. From then on every turn is three placements."),
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    N_ ("The opening is short: with two players the very first turn is one placement, with three "
        "or four players the first turns of the first two players are one placement each. You can "
        "switch this off; then every turn has two."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The last rooftops"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("When only one player still has rooftops, of whatever kind, that player must place at "
        "least one in each turn, if it can go anywhere. If it has not been done before, it must be "
        "done with the last placement of the turn."),
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Nobody is ever forced to place a rooftop while something else can be "
        "placed."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_set_up[] = {
  { MEDINA_RULES_LEAD,
    N_ ("The program sets everything up. This is what lies on the table before the first turn."),
    0 },
  { MEDINA_RULES_FIGURE,
    N_ ("The second edition for four: the towers on the corners with their tiles and the merchants "
        "who wait there, the first merchant, the well, and below the board the palace tiles and "
        "the tea."),
    MEDINA_RULES_SET_UP },
  { MEDINA_RULES_HEADING, N_ ("The board"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("The city has 16 by 11 spaces. Around it runs a ring of spaces for the city wall, with a "
        "tower on each of its corners. A tower’s number is also the value of its tile: 1 at the "
        "top left, 2 at the bottom right, 3 at the top right, 4 at the bottom left."),
    0 },
  { MEDINA_RULES_SCOPED, N_ ("Two players build a smaller city of 14 by 10 spaces."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The first merchant"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("Before the first turn the starting player puts a merchant on an empty space of the city, "
        "at least one space away from the wall. It comes from the box, not from the stock. Then "
        "the first turn follows."),
    MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("A merchant stands on a space drawn at random, at least one space away from the wall; it "
        "may be beside the well."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("The well, the tea and the towers"), 0 },
  { MEDINA_RULES_SCOPED,
    N_ ("The well is put on a space drawn at random, at least one space away from the wall. The "
        "tea tiles lie ready in piles of 3, 2 and 1. Three merchants wait on tower tile 1, two on "
        "tile 2, one on tile 3 and none on tile 4. Each of these can be switched off."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Your stock"), 0 },
  { MEDINA_RULES_TEXT,
    N_ ("Everybody begins with the same pieces. How many depends on the rules and on the number of "
        "players, which stands above each column:"),
    0 },
  { MEDINA_RULES_STOCKS, NULL, 0 },
  { MEDINA_RULES_TEXT,
    N_ ("With screens, the stocks of the others are hidden, all but the rooftops. When a turn of a "
        "player ends before its time because nothing can be placed, that stock is shown to all "
        "from then on; a tea break gives nothing away."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("The starting player is drawn at random, or chosen in the New Game "
        "dialog."),
    0 },
  { MEDINA_RULES_END, NULL, 0 },
};

const MedinaRulesBlock medina_rules_score[] = {
  { MEDINA_RULES_LEAD,
    N_ ("The game ends as soon as nobody can place anything any more. Pieces left in the stocks "
        "count nothing."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("What a palace is worth"), 0 },
  { MEDINA_RULES_TEXT, N_ ("For each palace that you own, you score:"), 0 },
  { MEDINA_RULES_ITEM, N_ ("1 point for each of its buildings and stables."), 0 },
  { MEDINA_RULES_ITEM,
    N_ ("1 point for each merchant directly beside it – once, even if the merchant touches two of "
        "its pieces. A merchant between two palaces scores for both."),
    0 },
  { MEDINA_RULES_ITEM, N_ ("1 point for each wall directly beside it."), 0 },
  { MEDINA_RULES_ITEM, N_ ("4 more points for each of its buildings and stables on a water space."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("Nothing counts at a corner. Add the values of the palace tiles and the tower tiles that "
        "you hold; tea tiles score nothing."),
    0 },
  { MEDINA_RULES_TEXT,
    N_ ("While you play, the cards of the players show the score so far, counted in the same "
        "way."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("An example"), 0 },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue’s brown palace has three buildings, one of them on a water space, and a stable. Two "
        "merchants and one wall, marked with coins, stand beside it."),
    MEDINA_RULES_SCORE },
  { MEDINA_RULES_POINTS, NULL, MEDINA_RULES_SCORE },
  { MEDINA_RULES_TEXT,
    N_ ("Blue also holds the brown palace tile, 3 points, as no other brown palace has a rooftop, "
        "and the tile of tower 3, 3 points, because the wall beside the stable has grown from that "
        "tower. That makes 17 points altogether."),
    0 },
  { MEDINA_RULES_HEADING, N_ ("Who wins"), 0 },
  { MEDINA_RULES_TEXT, N_ ("The highest total wins."), 0 },
  { MEDINA_RULES_SCOPED, N_ ("Tied players share the victory."), MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("Among tied players the one with the largest palace wins; if the largest ones are of equal "
        "size, the one whose palace got its rooftop first. Neutral palaces do not count. Only if "
        "none of the tied players owns a palace, they share the victory."),
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END, NULL, 0 },
};
