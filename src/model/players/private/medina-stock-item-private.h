/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-stock-item.h"

G_BEGIN_DECLS

MedinaStockItem *medina_stock_item_new (MdnPiece piece);

void medina_stock_item_update (MedinaStockItem *self, guint count, gboolean playable);

G_END_DECLS
