/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"
#include "random.h"

/* A simple player to measure others by. Its evaluation is hand-made: points now, less the tiles
 * held × stage, + 0.55 a merchant in stock, 0.6 a wall, 1.3 a stable, + for each color in which
 * the player owns no palace: unplaced buildings of it × stage ÷ rooftops still to come on it, and
 * its tile's value; + 0.6 an empty wall space beside the player's palaces; where stage is 1 −
 * pieces on the board ÷ 150. A player's own value less the best other's is what it maximizes. */

/* Tries every placement and takes the best; of equals any one. */
MdnPlacement mdn_reference_player_choose (const MdnPosition *position, MdnRandom *random);

/* An alpha-beta search so many placements deep, the best eight at each node; after `seconds` it
 * takes the best it has found. All others together play against the player to move. */
MdnPlacement mdn_reference_player_search (const MdnPosition *position, int depth, double seconds);
