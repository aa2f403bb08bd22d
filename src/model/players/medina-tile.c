/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-tile-update.h"

#include "tiles.h"

struct _MedinaTile
{
  GObject parent_instance;

  MedinaTileKind kind;
  guint index;
  guint count;
  guint merchants;
  MdnOwner owner;
};

G_DEFINE_ENUM_TYPE (MedinaTileKind,
                    medina_tile_kind,
                    G_DEFINE_ENUM_VALUE (MEDINA_TILE_PALACE, "palace"),
                    G_DEFINE_ENUM_VALUE (MEDINA_TILE_TOWER, "tower"),
                    G_DEFINE_ENUM_VALUE (MEDINA_TILE_TEA, "tea"))

G_DEFINE_FINAL_TYPE (MedinaTile, medina_tile, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_KIND,
  PROP_INDEX,
  PROP_VALUE,
  PROP_COUNT,
  PROP_MERCHANTS,
  PROP_OWNER,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
medina_tile_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  MedinaTile *self = MEDINA_TILE (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_VALUE:
      g_value_set_uint (value, medina_tile_get_value (self));
      break;
    case PROP_COUNT:
      g_value_set_uint (value, self->count);
      break;
    case PROP_MERCHANTS:
      g_value_set_uint (value, self->merchants);
      break;
    case PROP_OWNER:
      g_value_set_uint (value, self->owner);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_tile_class_init (MedinaTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_tile_get_property;

  properties[PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, MEDINA_TYPE_TILE_KIND, MEDINA_TILE_PALACE, flags);
  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, 3, 0, flags);
  properties[PROP_VALUE] = g_param_spec_uint ("value", NULL, NULL, 0, 4, 0, flags);
  properties[PROP_COUNT] = g_param_spec_uint ("count", NULL, NULL, 0, 6, 1, flags);
  properties[PROP_MERCHANTS] = g_param_spec_uint ("merchants", NULL, NULL, 0, 3, 0, flags);
  properties[PROP_OWNER] =
    g_param_spec_uint ("owner", NULL, NULL, 0, MDN_OWNER_NONE, MDN_OWNER_NONE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_tile_init (MedinaTile *self)
{
  self->owner = MDN_OWNER_NONE;
}

MedinaTile *
medina_tile_new (MedinaTileKind kind, guint index)
{
  MedinaTile *self = g_object_new (MEDINA_TYPE_TILE, NULL);

  self->kind = kind;
  self->index = index;
  self->count = kind == MEDINA_TILE_TEA ? 0 : 1;
  return self;
}

MedinaTileKind
medina_tile_get_kind (MedinaTile *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE (self), MEDINA_TILE_PALACE);

  return self->kind;
}

guint
medina_tile_get_index (MedinaTile *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE (self), 0);

  return self->index;
}

guint
medina_tile_get_value (MedinaTile *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE (self), 0);

  switch (self->kind)
    {
    case MEDINA_TILE_PALACE:
      return (guint) mdn_tiles_palace_value ((MdnColor) self->index);
    case MEDINA_TILE_TOWER:
      return (guint) mdn_tiles_tower_value ((int) self->index);
    case MEDINA_TILE_TEA:
      break;
    }
  return 0;
}

guint
medina_tile_get_count (MedinaTile *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE (self), 0);

  return self->count;
}

guint
medina_tile_get_merchants (MedinaTile *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE (self), 0);

  return self->merchants;
}

MdnOwner
medina_tile_get_owner (MedinaTile *self)
{
  g_return_val_if_fail (MEDINA_IS_TILE (self), MDN_OWNER_NONE);

  return self->owner;
}

void
medina_tile_set_owner (MedinaTile *self, MdnOwner owner)
{
  if (self->owner == owner)
    return;
  self->owner = owner;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OWNER]);
}

void
medina_tile_set_count (MedinaTile *self, guint count)
{
  if (self->count == count)
    return;
  self->count = count;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COUNT]);
}

void
medina_tile_set_merchants (MedinaTile *self, guint merchants)
{
  if (self->merchants == merchants)
    return;
  self->merchants = merchants;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MERCHANTS]);
}

int
medina_tile_compare (gconstpointer a, gconstpointer b, gpointer unused)
{
  const MedinaTile *one = a, *other = b;

  if (one->kind != other->kind)
    return one->kind < other->kind ? -1 : 1;
  return one->index < other->index ? -1 : one->index > other->index;
}

guint
medina_tile_to_bit (MedinaTileKind kind, guint index)
{
  switch (kind)
    {
    case MEDINA_TILE_PALACE:
      return 1u << index;
    case MEDINA_TILE_TOWER:
      return 1u << (MDN_COLORS + index);
    default:
      return 1u << (MDN_COLORS + MDN_TOWERS);
    }
}
