/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* What a tile is, what it is worth, and who holds it: "Orange palace tile: 4 points. Held by
 * Aisha." Transfer full. */
char *medina_tile_describe (MedinaTile *tile, MedinaGame *game);

/* The same of the game's tile of a kind, by its index; NULL where the game has none. Transfer
 * full. */
char *medina_tile_describe_of_kind (MedinaGame *game, MedinaTileKind kind, guint index);

/* What has become of the four rooftops for palaces of a color, in the first edition for two: a line
 * each, under a heading. Transfer full. */
char *medina_rooftops_describe (MedinaGame *game, MdnColor color);

G_END_DECLS
