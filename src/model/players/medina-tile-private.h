/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-tile.h"

G_BEGIN_DECLS

/* Nobody's, without merchants; a pile of tea is empty at first. */
MedinaTile *medina_tile_new (MedinaTileKind kind, guint index);

/* `holder` is the player who is the owner, or NULL. The tile does not keep it alive. */
void medina_tile_set_owner (MedinaTile *self, MdnOwner owner, MedinaPlayer *holder);
void medina_tile_set_count (MedinaTile *self, guint count);
void medina_tile_set_merchants (MedinaTile *self, guint merchants);

/* The order in which lists show tiles: by kind, then by index. */
int medina_tile_compare (gconstpointer a, gconstpointer b, gpointer unused);

G_END_DECLS
