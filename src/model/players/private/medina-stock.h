/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "legal.h"
#include "medina-stock-item.h"

G_BEGIN_DECLS

/* What MedinaPlayer:stock is: a GListModel of MedinaStockItem, empty until pieces are dealt and of
 * the same items from then on. The view knows it as a list model only. */

#define MEDINA_TYPE_STOCK (medina_stock_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStock, medina_stock, MEDINA, STOCK, GObject)

MedinaStock *medina_stock_new (void);

/* Makes an item of every kind of piece that these rules give the players at all. Once. */
void medina_stock_deal (MedinaStock *self, const MdnRules *rules);

/* Sets the counts, which pieces are playable, and which are lost, see MedinaStockItem. `legal` is
 * empty for a player who does not act. */
void medina_stock_update (MedinaStock *self,
                          const MdnPosition *position,
                          guint player,
                          const MdnLegal *legal,
                          gboolean aided);

/* Transfer none; NULL if the rules give no such piece. */
MedinaStockItem *medina_stock_get_item (MedinaStock *self, MdnPiece piece);

/* The items' counts from one kind of piece to another, both included. */
guint medina_stock_count (MedinaStock *self, MdnPiece first, MdnPiece last);

/* Holds back the notifications of all items. */
void medina_stock_freeze (MedinaStock *self);
void medina_stock_thaw (MedinaStock *self);

G_END_DECLS
