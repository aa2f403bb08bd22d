/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What palaces are made of: buildings, rooftops and stables. */

#include "medina-rules-page.h"

#include <glib/gi18n.h>

const MedinaRulesBlock medina_rules_buildings[] = {
  { MEDINA_RULES_LEAD,
    N_ ("Buildings of one color standing side by side form a palace. Everybody adds to it, and "
        "nobody owns it until a rooftop goes on.") },
  { MEDINA_RULES_TEXT,
    N_ ("There are buildings in four colors: gray, purple, brown, and orange. In the first "
        "edition, black takes the place of purple. If you have played online, you may know gray "
        "as white.") },
  { MEDINA_RULES_HEADING, N_ ("Extend the palace") },
  { MEDINA_RULES_TEXT,
    N_ ("Only one palace of each color is under construction at a time. As long as it has no "
        "rooftop and can grow, every building of that color must join it, next to one of its "
        "buildings. A corner isn’t enough, and neither is a stable.") },
  { MEDINA_RULES_FIGURE,
    N_ ("The next orange building must go on a glowing space. The crossed spaces are next to the "
        "orange palace, too, but they touch the gray one."),
    MEDINA_RULES_GROW },
  { MEDINA_RULES_SCOPED, N_ ("In one turn, you may place at most one building of each color."), 0,
    MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_HEADING,
    /* Translators: the empty spaces between palaces; not the market street */
    N_ ("A street around every palace") },
  { MEDINA_RULES_TEXT,
    N_ ("Two palaces never touch, not even at a corner and not even with their stables. Only "
        "merchants may stand in the streets between them. Merchants and walls may touch any "
        "palace.") },
  { MEDINA_RULES_SCOPED,
    N_ ("Palaces also keep away from the well: no building or stable may touch it, not even at a "
        "corner."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Start a new palace") },
  { MEDINA_RULES_TEXT,
    N_ ("If no palace of its color is under construction, a building starts a new one, on any "
        "empty city space where it touches no other palace, not even at a corner.") },
  { MEDINA_RULES_FIGURE,
    N_ ("No brown palace is under construction, so a brown building may go on any glowing space. "
        "On the crossed ones it would touch a palace."),
    MEDINA_RULES_FOUND },
  { MEDINA_RULES_HEADING, N_ ("Complete but unclaimed") },
  { MEDINA_RULES_TEXT,
    N_ ("A palace without a rooftop may run out of spaces to grow on. It’s then complete: it can "
        "still get a rooftop, but the next building of its color starts a new palace. It can "
        "never grow again, because no piece ever leaves the board.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Merchants fill every space next to the gray palace, so it’s complete. The next gray "
        "building starts a new palace on a glowing space."),
    MEDINA_RULES_COMPLETE },
  { MEDINA_RULES_HEADING, N_ ("When a color closes") },
  { MEDINA_RULES_TEXT,
    N_ ("As soon as every player owns a palace of a color, the color closes: all of its buildings "
        "not yet placed go back to the box.") },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_rooftops[] = {
  { MEDINA_RULES_LEAD,
    N_ ("A rooftop makes a palace yours. Claim early, and it’s small; wait, and somebody else may "
        "claim it.") },
  { MEDINA_RULES_ITEM,
    N_ ("Put your rooftop on any palace without one: large or small, growing or complete, no "
        "matter who built it.") },
  { MEDINA_RULES_ITEM,
    N_ ("You may own one palace of each color. Four rooftops, four colors: choose well.") },
  { MEDINA_RULES_ITEM,
    N_ ("A palace with a rooftop is finished: it gets no more buildings. But stables can still "
        "join it, and merchants and walls next to it still score.") },
  { MEDINA_RULES_ITEM,
    N_ ("The next building of that color starts a new palace, unless another one is under "
        "construction.") },
  { MEDINA_RULES_FIGURE,
    N_ ("Blue owns the gray palace on the left, Yellow the orange one on the right. Blue may "
        "claim the brown palace next, but not the crossed one: Blue already owns a gray palace."),
    MEDINA_RULES_ROOFTOP },
  { MEDINA_RULES_HEADING, N_ ("Neutral rooftops"), 0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_SCOPED,
    N_ ("With two players, each of you has two neutral rooftops besides your own; with three, "
        "one, which you can switch off. With four players, there are none."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("A neutral rooftop goes on any palace without a rooftop, even in a color that’s closed or "
        "in which you already own a palace. From then on, the palace belongs to the neutral "
        "player, who may own any number of palaces but cannot win."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("This orange palace went to the neutral player. It scores for nobody."),
    MEDINA_RULES_NEUTRAL, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("A neutral palace can take palace tiles and tower tiles away from players, and it uses up "
        "tea and waiting merchants. You’ll find out how on the pages about them."),
    0, MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_HEADING, N_ ("Blocking rooftops"), 0, MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_SCOPED,
    N_ ("Each of you has four blocking rooftops besides your own. They have a page to themselves."),
    0, MEDINA_RULES_FIRST_TWO },
  { MEDINA_RULES_HEADING, N_ ("The last rooftops") },
  { MEDINA_RULES_SCOPED,
    N_ ("When you’re the only player with rooftops left, of whatever kind, you must place at "
        "least one each turn, if you can. If you haven’t done so before your last placement of "
        "the turn, that one must be a rooftop."),
    0, MEDINA_RULES_FIRST },
  { MEDINA_RULES_SCOPED,
    N_ ("You never have to place a rooftop while you can place something else."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_blocking[] = {
  { MEDINA_RULES_LEAD,
    N_ ("When two play the first edition, each of you has rooftops in two colors: four that claim "
        "palaces and four that block them.") },
  { MEDINA_RULES_TEXT,
    N_ ("Player 1 claims with yellow rooftops and blocks with red ones. Player 2 claims with blue "
        "and blocks with green.") },
  { MEDINA_RULES_FIGURE,
    N_ (
      "A green rooftop blocks the gray palace on the left; the orange one belongs to Yellow. "
      "The groups below the board show, for each building color, which rooftops are unused, used, "
      "or removed."),
    MEDINA_RULES_BLOCK },
  { MEDINA_RULES_HEADING, N_ ("Where they go") },
  { MEDINA_RULES_TEXT,
    N_ ("In each building color, you can place one claiming rooftop and one blocking rooftop. A "
        "blocking rooftop goes on any palace without a rooftop, whether or not you own a palace "
        "of that color, and even when the color is closed.") },
  { MEDINA_RULES_HEADING, N_ ("What they do") },
  { MEDINA_RULES_TEXT,
    N_ ("A blocked palace is finished, like any palace with a rooftop, but it has no owner and "
        "scores nothing. It takes no tiles, from the board or from anybody. It doesn’t help to "
        "close a color, either: a color closes when both of you own a palace of that color.") },
  { MEDINA_RULES_HEADING, N_ ("When a blocking rooftop is removed") },
  { MEDINA_RULES_TEXT,
    N_ ("Once both of your rooftops for a color stand on palaces, your opponent can no longer "
        "block in that color. If the blocking rooftop for it hasn’t been placed, it leaves the "
        "game.") },
  { MEDINA_RULES_HEADING, N_ ("Three placements a turn") },
  { MEDINA_RULES_TEXT,
    N_ ("After first turns of one, one, and two placements, every turn has three. In one turn, "
        "you may place at most one building of each color and at most one rooftop of each of your "
        "two colors. Walls, stables, and merchants have no limit.") },
  { MEDINA_RULES_TEXT,
    N_ ("Your turn ends when you can’t place anything more within these limits. They start afresh "
        "each turn.") },
  { MEDINA_RULES_END },
};

const MedinaRulesBlock medina_rules_stables[] = {
  { MEDINA_RULES_LEAD, N_ ("A stable makes a palace larger, even one that has a rooftop.") },
  { MEDINA_RULES_TEXT,
    N_ (
      "Place it next to a building of any palace: yours, another player’s, or one that nobody "
      "owns yet. It becomes part of that palace, and counts like a building for size and score.") },
  { MEDINA_RULES_TEXT,
    N_ ("A stable needs a street around it, as a building does: it must not touch a second "
        "palace, not even at a corner. It may touch other stables of its palace, but touching "
        "only a stable isn’t enough to join.") },
  { MEDINA_RULES_SCOPED, N_ ("No stable may touch the well, not even at a corner."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_FIGURE,
    N_ ("A stable may go on any glowing space. On the left cross, it would touch only a stable of "
        "the brown palace; on the right one, it would touch both palaces."),
    MEDINA_RULES_STABLE },
  { MEDINA_RULES_HEADING, N_ ("More than a point") },
  { MEDINA_RULES_TEXT,
    N_ ("A stable may reach merchants and walls that score for the palace. It can win the owner a "
        "palace tile, because the palace becomes larger, and a tower tile if it stands next to a "
        "wall.") },
  { MEDINA_RULES_SCOPED, N_ ("A stable on a water space scores 4 points more."), 0,
    MEDINA_RULES_SECOND_ONLINE },
  { MEDINA_RULES_TEXT,
    N_ ("It can hurt, too: a stable that takes the last space where a palace could grow makes it "
        "complete.") },
  { MEDINA_RULES_END },
};
