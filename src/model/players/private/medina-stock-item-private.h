/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-stock-item.h"

G_BEGIN_DECLS

/* What makes the items of a stock, and keeps them up to date. */

/* With none of the piece, not playable; transfer full. */
MedinaStockItem *medina_stock_item_new (MdnPiece piece);

/* How many there are now, and whether the player can place one; notifies of what has changed. */
void
medina_stock_item_update (MedinaStockItem *self, guint count, gboolean playable, gboolean lost);

G_END_DECLS
