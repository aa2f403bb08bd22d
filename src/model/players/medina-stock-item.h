/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "placement.h"

G_BEGIN_DECLS

/* One kind of piece in a player's stock. The object stays the same for the whole game, also at
 * count 0; its properties change.
 *
 * Properties, all read-only:
 *   "piece"     guint, a MdnPiece; never changes
 *   "count"     guint, how many are left
 *   "playable"  gboolean, whether a click on it makes sense: its player acts now, the game accepts
 *               placements (see medina_game_accepts_placements), and at least one placement of such
 *               a piece is legal. In the opening (M0) that is the merchant, which then comes from
 *               the box and does not lower the count. At a purist's table (see MedinaGame:aided) it
 *               does not matter whether there is a space for it.
 *   "lost"      gboolean, whether there are some, but none of them can be placed any more, whoever
 *               is to move (see mdn_outlook_list_pieces); FALSE at a purist's table */

#define MEDINA_TYPE_STOCK_ITEM (medina_stock_item_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStockItem, medina_stock_item, MEDINA, STOCK_ITEM, GObject)

MdnPiece medina_stock_item_get_piece (MedinaStockItem *self);
guint medina_stock_item_get_count (MedinaStockItem *self);
gboolean medina_stock_item_get_playable (MedinaStockItem *self);
gboolean medina_stock_item_get_lost (MedinaStockItem *self);

G_END_DECLS
