/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"

/* A game written down for a test. What cannot be read, or is not legal, ends the program. */

/* Games of two editions without a well, tea, merchants on the tower tiles and a short opening; and
 * of the first one. */
#define SECOND(players) \
  "rules=second players=" #players " well=off merchant=h6 tea=off towers=off opening=full "
#define ONLINE(players) \
  "rules=online players=" #players " well=off merchant=h6 tea=off towers=off opening=full "
#define FIRST(players) "rules=first players=" #players " "

/* Begins a game by the keys of the protocol's `new`, of which a later one replaces an earlier one.
 * For games that end soon there are also the keys buildings (of each color), rooftops, others,
 * stables, merchants and walls: what each player's stock begins with. */
void rule_game_begin (MdnGame *game, const char *keys);

/* Plays "Oc3 Rc3 | Of3": with a bar wherever a turn has ended and another one begins, and only
 * there, so that a reader sees who places what. */
void rule_game_play (MdnGame *game, const char *placements);

MdnSpace rule_game_space (const MdnGame *game, const char *text);
MdnPlacement rule_game_placement (const MdnGame *game, const char *text);

/* "Of7: legal", "Oc3: the unfinished palace of this color must be extended first (P3)". Free with
 * g_free. */
char *rule_game_verdict (const char *placement, MdnReason reason);
