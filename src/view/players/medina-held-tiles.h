/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* The tiles that a player holds, in a row that takes the room it is given. */

#define MEDINA_TYPE_HELD_TILES (medina_held_tiles_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHeldTiles, medina_held_tiles, MEDINA, HELD_TILES, GtkWidget)

/* To be called once; it keeps references to all of them. */
void medina_held_tiles_set_player (MedinaHeldTiles *self,
                                   MedinaGame *game,
                                   MedinaPlayer *player,
                                   MedinaPieceAtlas *atlas);

/* Those that glow: bits of medina_tile_to_bit (). */
void medina_held_tiles_set_meant (MedinaHeldTiles *self, guint tiles);

/* The first of these that is held; transfer none. NULL for none. */
GtkWidget *medina_held_tiles_find_meant (MedinaHeldTiles *self);

/* What shows that tile; where all of them are if it is not held. Transfer none. */
GtkWidget *medina_held_tiles_find (MedinaHeldTiles *self, MedinaTileKind kind, guint index);

G_END_DECLS
