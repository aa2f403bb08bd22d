/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-stock-item-private.h"

struct _MedinaStockItem
{
  GObject parent_instance;

  MdnPiece piece;
  guint count;
  gboolean playable;
  gboolean lost;
};

G_DEFINE_FINAL_TYPE (MedinaStockItem, medina_stock_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PIECE,
  PROP_COUNT,
  PROP_PLAYABLE,
  PROP_LOST,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
medina_stock_item_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  MedinaStockItem *self = MEDINA_STOCK_ITEM (object);

  switch (prop_id)
    {
    case PROP_PIECE:
      g_value_set_uint (value, self->piece);
      break;
    case PROP_COUNT:
      g_value_set_uint (value, self->count);
      break;
    case PROP_PLAYABLE:
      g_value_set_boolean (value, self->playable);
      break;
    case PROP_LOST:
      g_value_set_boolean (value, self->lost);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_stock_item_class_init (MedinaStockItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->get_property = medina_stock_item_get_property;

  properties[PROP_PIECE] =
    g_param_spec_uint ("piece", NULL, NULL, 0, MDN_PIECES - 1, MDN_BUILDING_GREY, flags);
  properties[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, G_MAXUINT8, 0, flags);
  properties[PROP_PLAYABLE] = g_param_spec_boolean ("playable", NULL, NULL, FALSE, flags);
  properties[PROP_LOST] = g_param_spec_boolean ("lost", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
medina_stock_item_init (MedinaStockItem *self)
{
}

MedinaStockItem *
medina_stock_item_new (MdnPiece piece)
{
  MedinaStockItem *self = g_object_new (MEDINA_TYPE_STOCK_ITEM, NULL);

  self->piece = piece;
  return self;
}

MdnPiece
medina_stock_item_get_piece (MedinaStockItem *self)
{
  g_return_val_if_fail (MEDINA_IS_STOCK_ITEM (self), MDN_BUILDING_GREY);

  return self->piece;
}

guint
medina_stock_item_get_count (MedinaStockItem *self)
{
  g_return_val_if_fail (MEDINA_IS_STOCK_ITEM (self), 0);

  return self->count;
}

gboolean
medina_stock_item_get_playable (MedinaStockItem *self)
{
  g_return_val_if_fail (MEDINA_IS_STOCK_ITEM (self), FALSE);

  return self->playable;
}

gboolean
medina_stock_item_get_lost (MedinaStockItem *self)
{
  g_return_val_if_fail (MEDINA_IS_STOCK_ITEM (self), FALSE);

  return self->lost;
}

void
medina_stock_item_update (MedinaStockItem *self, guint count, gboolean playable, gboolean lost)
{
  const gboolean count_changes = self->count != count;
  const gboolean playable_changes = self->playable != playable;
  const gboolean lost_changes = self->lost != lost;

  self->count = count;
  self->playable = playable;
  self->lost = lost;
  if (count_changes)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNT]);
  if (playable_changes)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYABLE]);
  if (lost_changes)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOST]);
}
