/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-tile.h"

G_BEGIN_DECLS

/* Tiles as a game lays them and makes them follow what happens: for the game and its players
 * alone. */

/* Nobody's, without merchants; a pile of tea is empty at first. */
MedinaTile *medina_tile_new (MedinaTileKind kind, guint index);

void medina_tile_set_owner (MedinaTile *self, MdnOwner owner);
void medina_tile_set_count (MedinaTile *self, guint count);
void medina_tile_set_merchants (MedinaTile *self, guint merchants);

/* The order in which lists show tiles: by kind, then by index. */
int medina_tile_compare (gconstpointer a, gconstpointer b, gpointer unused);

G_END_DECLS
