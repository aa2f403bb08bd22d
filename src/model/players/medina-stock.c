/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stock.h"

#include "medina-stock-item-private.h"
#include "outlook.h"

struct _MedinaStock
{
  GObject parent_instance;

  GPtrArray *items; /* owned, and so are they */

  /* borrowed from the array; NULL for pieces that the game does not have */
  MedinaStockItem *by_piece[MDN_PIECES];
};

static GType
medina_stock_get_item_type (GListModel *model)
{
  return MEDINA_TYPE_STOCK_ITEM;
}

static guint
medina_stock_get_n_items (GListModel *model)
{
  return MEDINA_STOCK (model)->items->len;
}

static gpointer
medina_stock_get_item_at (GListModel *model, guint position)
{
  MedinaStock *self = MEDINA_STOCK (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = medina_stock_get_item_type;
  iface->get_n_items = medina_stock_get_n_items;
  iface->get_item = medina_stock_get_item_at;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MedinaStock,
                               medina_stock,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static void
medina_stock_finalize (GObject *object)
{
  g_ptr_array_unref (MEDINA_STOCK (object)->items);

  G_OBJECT_CLASS (medina_stock_parent_class)->finalize (object);
}

static void
medina_stock_class_init (MedinaStockClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_stock_finalize;
}

static void
medina_stock_init (MedinaStock *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

MedinaStock *
medina_stock_new (void)
{
  return g_object_new (MEDINA_TYPE_STOCK, NULL);
}

static gboolean
rules_give (const MdnRules *rules, MdnPiece piece)
{
  if (piece == MDN_OTHER_ROOFTOP)
    return rules->other_rooftops > 0;
  return piece != MDN_TEA || rules->tea;
}

void
medina_stock_deal (MedinaStock *self, const MdnRules *rules)
{
  g_return_if_fail (MEDINA_IS_STOCK (self));
  g_return_if_fail (self->items->len == 0);

  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    if (rules_give (rules, piece))
      {
        self->by_piece[piece] = medina_stock_item_new (piece);
        g_ptr_array_add (self->items, self->by_piece[piece]);
      }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, self->items->len);
}

/* Who counts without help is not told whether there is a space for it. */
static gboolean
is_playable (const MdnPosition *position, const MdnLegal *legal, MdnPiece piece, gboolean aided)
{
  if (!aided)
    return legal->may >> piece & 1;
  if (piece == MDN_TEA)
    return mdn_legal_has_tea (legal);
  return !mdn_set_is_empty (mdn_legal_spaces (position, legal, piece));
}

void
medina_stock_update (MedinaStock *self,
                     const MdnPosition *position,
                     guint player,
                     const MdnLegal *legal,
                     gboolean aided)
{
  const uint8_t *stock = position->table.players[player].stock;
  int placeable[MDN_PIECES] = { [MDN_TEA] = stock[MDN_TEA] };

  g_return_if_fail (MEDINA_IS_STOCK (self));

  mdn_outlook_list_pieces (position, (int) player, placeable);
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    if (self->by_piece[piece] != NULL)
      medina_stock_item_update (self->by_piece[piece], stock[piece],
                                is_playable (position, legal, piece, aided),
                                aided && stock[piece] > 0 && placeable[piece] == 0);
}

MedinaStockItem *
medina_stock_get_item (MedinaStock *self, MdnPiece piece)
{
  g_return_val_if_fail (MEDINA_IS_STOCK (self), NULL);
  g_return_val_if_fail (piece < MDN_PIECES, NULL);

  return self->by_piece[piece];
}

guint
medina_stock_count (MedinaStock *self, MdnPiece first, MdnPiece last)
{
  guint count = 0;

  g_return_val_if_fail (MEDINA_IS_STOCK (self), 0);
  g_return_val_if_fail (last < MDN_PIECES, 0);

  for (MdnPiece piece = first; piece <= last; piece++)
    if (self->by_piece[piece] != NULL)
      count += medina_stock_item_get_count (self->by_piece[piece]);
  return count;
}

void
medina_stock_freeze (MedinaStock *self)
{
  g_return_if_fail (MEDINA_IS_STOCK (self));

  for (guint i = 0; i < self->items->len; i++)
    g_object_freeze_notify (self->items->pdata[i]);
}

void
medina_stock_thaw (MedinaStock *self)
{
  g_return_if_fail (MEDINA_IS_STOCK (self));

  for (guint i = 0; i < self->items->len; i++)
    g_object_thaw_notify (self->items->pdata[i]);
}
