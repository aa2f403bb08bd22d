/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "position.h"

G_BEGIN_DECLS

typedef enum
{
  MEDINA_TILE_PALACE,
  MEDINA_TILE_TOWER,
  MEDINA_TILE_TEA,
} MedinaTileKind;

/* A GEnum; the nicks are "palace", "tower" and "tea". */
#define MEDINA_TYPE_TILE_KIND (medina_tile_kind_get_type ())
GType medina_tile_kind_get_type (void) G_GNUC_CONST;

/* A palace tile (L2), a tower tile (V2), or a pile of tea tiles (A1). The object stays the same
 * for the whole game; its properties change.
 *
 * Properties, all read-only; the first three never change:
 *   "kind"       MedinaTileKind
 *   "index"      guint: of a palace tile the MdnColor, of a tower tile the tower 0…3, of tea 0
 *   "value"      guint, points for the holder: 1…4; 0 for tea
 *   "count"      guint: tea tiles in the pile; 1 for the others
 *   "merchants"  guint, how many wait on a tower tile (U4); 0 for the others
 *   "owner"      guint, a MdnOwner: a player's number, MDN_OWNER_NEUTRAL when it lies on the board
 *                because of a neutral palace (L3, V5), MDN_OWNER_NONE when nobody ever took it */

#define MEDINA_TYPE_TILE (medina_tile_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTile, medina_tile, MEDINA, TILE, GObject)

MedinaTileKind medina_tile_get_kind (MedinaTile *self);
guint medina_tile_get_index (MedinaTile *self);
guint medina_tile_get_value (MedinaTile *self);
guint medina_tile_get_count (MedinaTile *self);
guint medina_tile_get_merchants (MedinaTile *self);
MdnOwner medina_tile_get_owner (MedinaTile *self);

/* Its bit in sets of tiles: the color of a palace tile, 4 + the tower (0…3) of a tower tile, 8 for
 * tea. `index` is that of the tile. */
guint medina_tile_to_bit (MedinaTileKind kind, guint index);

G_END_DECLS
