/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-private.h"

#include "medina-tile-update.h"

G_DEFINE_FINAL_TYPE (MedinaPlayer, medina_player, G_TYPE_OBJECT)

GParamSpec *medina_player_properties[MEDINA_PLAYER_N_PROPS];

static void
medina_player_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  MedinaPlayer *self = MEDINA_PLAYER (object);

  switch (prop_id)
    {
    case MEDINA_PLAYER_PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    case MEDINA_PLAYER_PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case MEDINA_PLAYER_PROP_DISPLAY_NAME:
      g_value_set_string (value, self->display_name);
      break;
    case MEDINA_PLAYER_PROP_COLOR:
      g_value_set_enum (value, self->color);
      break;
    case MEDINA_PLAYER_PROP_KIND:
      g_value_set_enum (value, self->kind);
      break;
    case MEDINA_PLAYER_PROP_LEVEL:
      g_value_set_enum (value, self->level);
      break;
    case MEDINA_PLAYER_PROP_CHARACTER:
      g_value_set_enum (value, self->character);
      break;
    case MEDINA_PLAYER_PROP_SCORE:
      g_value_set_int (value, (int) self->score);
      break;
    case MEDINA_PLAYER_PROP_CURRENT:
      g_value_set_boolean (value, self->current);
      break;
    case MEDINA_PLAYER_PROP_ROOFTOPS:
      g_value_set_uint (value, self->rooftops);
      break;
    case MEDINA_PLAYER_PROP_BUILDINGS_LEFT:
      g_value_set_uint (value, self->buildings_left);
      break;
    case MEDINA_PLAYER_PROP_PIECES_LEFT:
      g_value_set_uint (value, self->pieces_left);
      break;
    case MEDINA_PLAYER_PROP_PLACEABLE:
      g_value_set_uint (value, self->placeable);
      break;
    case MEDINA_PLAYER_PROP_STOCK:
      g_value_set_object (value, self->stock);
      break;
    case MEDINA_PLAYER_PROP_STOCK_VISIBLE:
      g_value_set_boolean (value, self->stock_visible);
      break;
    case MEDINA_PLAYER_PROP_TILES:
      g_value_set_object (value, self->tiles);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
medina_player_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  MedinaPlayer *self = MEDINA_PLAYER (object);

  switch (prop_id)
    {
    case MEDINA_PLAYER_PROP_NUMBER:
      self->number = g_value_get_uint (value);
      break;
    case MEDINA_PLAYER_PROP_NAME:
      medina_player_set_name (self, g_value_get_string (value));
      break;
    case MEDINA_PLAYER_PROP_COLOR:
      self->color = g_value_get_enum (value);
      break;
    case MEDINA_PLAYER_PROP_KIND:
      medina_player_set_kind (self, g_value_get_enum (value));
      break;
    case MEDINA_PLAYER_PROP_LEVEL:
      medina_player_set_level (self, g_value_get_enum (value));
      break;
    case MEDINA_PLAYER_PROP_CHARACTER:
      medina_player_set_character (self, g_value_get_enum (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

MedinaPlayerNaming
medina_player_get_naming (const MedinaPlayer *self)
{
  return (MedinaPlayerNaming){ self->number, self->kind, self->name, self->fictional };
}

static void
update_names (MedinaPlayer *self)
{
  const MedinaPlayerNaming naming = medina_player_get_naming (self);
  g_autofree char *shown_before = g_steal_pointer (&self->display_name);

  self->display_name = medina_player_naming_make_line (naming, self->namesake);
  g_free (self->name_in_sentence);
  self->name_in_sentence = medina_player_naming_make_words (naming, self->namesake);
  g_free (self->seat_name);
  self->seat_name = medina_player_naming_make_seat_words (naming, self->namesake);
  if (g_strcmp0 (self->display_name, shown_before) != 0)
    g_object_notify_by_pspec (G_OBJECT (self),
                              medina_player_properties[MEDINA_PLAYER_PROP_DISPLAY_NAME]);
}

static void
medina_player_constructed (GObject *object)
{
  MedinaPlayer *self = MEDINA_PLAYER (object);

  G_OBJECT_CLASS (medina_player_parent_class)->constructed (object);

  self->name = g_strdup ("");
  update_names (self);
  medina_tile_set_owner (self->tea, (MdnOwner) self->number);
}

static void
medina_player_finalize (GObject *object)
{
  MedinaPlayer *self = MEDINA_PLAYER (object);

  g_free (self->name);
  g_free (self->display_name);
  g_free (self->name_in_sentence);
  g_free (self->seat_name);
  g_object_unref (self->stock);
  g_object_unref (self->tiles);
  g_object_unref (self->tea);

  G_OBJECT_CLASS (medina_player_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags get = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags set = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags make = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  medina_player_properties[MEDINA_PLAYER_PROP_NUMBER] =
    g_param_spec_uint ("number", NULL, NULL, 0, MDN_MAX_PLAYERS - 1, 0, make);
  medina_player_properties[MEDINA_PLAYER_PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, "", set);
  medina_player_properties[MEDINA_PLAYER_PROP_DISPLAY_NAME] =
    g_param_spec_string ("display-name", NULL, NULL, "", get);
  medina_player_properties[MEDINA_PLAYER_PROP_COLOR] =
    g_param_spec_enum ("color", NULL, NULL, MEDINA_TYPE_COLOR, MEDINA_COLOR_BLUE, make);
  medina_player_properties[MEDINA_PLAYER_PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, MEDINA_TYPE_SEAT_KIND, MEDINA_SEAT_HUMAN, set);
  medina_player_properties[MEDINA_PLAYER_PROP_LEVEL] =
    g_param_spec_enum ("level", NULL, NULL, MEDINA_TYPE_LEVEL, MEDINA_LEVEL_EASY, set);
  medina_player_properties[MEDINA_PLAYER_PROP_CHARACTER] =
    g_param_spec_enum ("character", NULL, NULL, MEDINA_TYPE_CHARACTER, MEDINA_CHARACTER_PLAIN, set);
  medina_player_properties[MEDINA_PLAYER_PROP_SCORE] =
    g_param_spec_int ("score", NULL, NULL, 0, G_MAXINT, 0, get);
  medina_player_properties[MEDINA_PLAYER_PROP_CURRENT] =
    g_param_spec_boolean ("current", NULL, NULL, FALSE, get);
  medina_player_properties[MEDINA_PLAYER_PROP_ROOFTOPS] =
    g_param_spec_uint ("rooftops", NULL, NULL, 0, G_MAXUINT8, 0, get);
  medina_player_properties[MEDINA_PLAYER_PROP_BUILDINGS_LEFT] =
    g_param_spec_uint ("buildings-left", NULL, NULL, 0, G_MAXUINT, 0, get);
  medina_player_properties[MEDINA_PLAYER_PROP_PIECES_LEFT] =
    g_param_spec_uint ("pieces-left", NULL, NULL, 0, G_MAXUINT, 0, get);
  medina_player_properties[MEDINA_PLAYER_PROP_PLACEABLE] =
    g_param_spec_uint ("placeable", NULL, NULL, 0, G_MAXUINT, 0, get);
  medina_player_properties[MEDINA_PLAYER_PROP_STOCK] =
    g_param_spec_object ("stock", NULL, NULL, G_TYPE_LIST_MODEL, get);
  medina_player_properties[MEDINA_PLAYER_PROP_STOCK_VISIBLE] =
    g_param_spec_boolean ("stock-visible", NULL, NULL, TRUE, get);
  medina_player_properties[MEDINA_PLAYER_PROP_TILES] =
    g_param_spec_object ("tiles", NULL, NULL, G_TYPE_LIST_MODEL, get);
  g_object_class_install_properties (object_class, MEDINA_PLAYER_N_PROPS, medina_player_properties);
}

static void
medina_player_class_init (MedinaPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_player_get_property;
  object_class->set_property = medina_player_set_property;
  object_class->constructed = medina_player_constructed;
  object_class->finalize = medina_player_finalize;
  install_properties (object_class);
}

static void
medina_player_init (MedinaPlayer *self)
{
  self->stock_visible = TRUE;
  self->namesake = 1;
  self->stock = medina_stock_new ();
  self->tiles = g_list_store_new (MEDINA_TYPE_TILE);
  self->tea = medina_tile_new (MEDINA_TILE_TEA, 0);
}

MedinaPlayer *
medina_player_new (guint number, const char *name, MedinaColor color)
{
  g_return_val_if_fail (number < MDN_MAX_PLAYERS, NULL);

  return g_object_new (MEDINA_TYPE_PLAYER, "number", number, "name", name, "color", color, NULL);
}

guint
medina_player_get_number (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), 0);

  return self->number;
}

const char *
medina_player_get_name (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return self->name;
}

const char *
medina_player_get_display_name (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return self->display_name;
}

const char *
medina_player_get_name_in_sentence (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return self->name_in_sentence;
}

const char *
medina_player_get_seat_name (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return self->seat_name;
}

char *
medina_player_dup_seat_line (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return medina_player_naming_make_seat_line (medina_player_get_naming (self), self->namesake);
}

gboolean
medina_player_has_long_name (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), FALSE);

  return medina_player_naming_is_long (medina_player_get_naming (self), self->namesake);
}

MedinaColor
medina_player_get_color (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), MEDINA_COLOR_BLUE);

  return self->color;
}

MedinaSeatKind
medina_player_get_kind (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), MEDINA_SEAT_HUMAN);

  return self->kind;
}

MedinaLevel
medina_player_get_level (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), MEDINA_LEVEL_EASY);

  return self->level;
}

MedinaCharacter
medina_player_get_character (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), MEDINA_CHARACTER_PLAIN);

  return self->character;
}

gboolean
medina_player_is_computer (MedinaPlayer *self)
{
  return medina_player_get_kind (self) == MEDINA_SEAT_COMPUTER;
}

int
medina_player_get_score (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), 0);

  return (int) self->score;
}

gboolean
medina_player_get_current (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), FALSE);

  return self->current;
}

guint
medina_player_get_rooftops (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), 0);

  return self->rooftops;
}

guint
medina_player_get_buildings_left (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), 0);

  return self->buildings_left;
}

guint
medina_player_get_pieces_left (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), 0);

  return self->pieces_left;
}

guint
medina_player_get_placeable (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), 0);

  return self->placeable;
}

gboolean
medina_player_get_stock_visible (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), FALSE);

  return self->stock_visible;
}

GListModel *
medina_player_get_stock (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return G_LIST_MODEL (self->stock);
}

GListModel *
medina_player_get_tiles (MedinaPlayer *self)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return G_LIST_MODEL (self->tiles);
}

MedinaStockItem *
medina_player_get_stock_item (MedinaPlayer *self, MdnPiece piece)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (self), NULL);

  return medina_stock_get_item (self->stock, piece);
}

gboolean
medina_player_has_piece (MedinaPlayer *self, MdnPiece piece)
{
  MedinaStockItem *item = medina_player_get_stock_item (self, piece);

  return item != NULL && medina_stock_item_get_count (item) > 0;
}

void
medina_player_set_namesake (MedinaPlayer *self, guint namesake)
{
  self->namesake = namesake;
  update_names (self);
}

void
medina_player_set_fictional (MedinaPlayer *self)
{
  g_return_if_fail (MEDINA_IS_PLAYER (self));

  self->fictional = TRUE;
  update_names (self);
}

void
medina_player_set_name (MedinaPlayer *self, const char *name)
{
  g_autofree char *possible = medina_seat_name_make (name);

  g_return_if_fail (MEDINA_IS_PLAYER (self));

  if (strcmp (self->name, possible) == 0)
    return;
  g_free (self->name);
  self->name = g_steal_pointer (&possible);
  g_object_notify_by_pspec (G_OBJECT (self), medina_player_properties[MEDINA_PLAYER_PROP_NAME]);
  update_names (self);
}

void
medina_player_set_kind (MedinaPlayer *self, MedinaSeatKind kind)
{
  g_return_if_fail (MEDINA_IS_PLAYER (self));

  if (self->kind == kind)
    return;
  self->kind = kind;
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), medina_player_properties[MEDINA_PLAYER_PROP_KIND]);
  update_names (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
medina_player_set_level (MedinaPlayer *self, MedinaLevel level)
{
  g_return_if_fail (MEDINA_IS_PLAYER (self));

  if (self->level == level)
    return;
  self->level = level;
  g_object_notify_by_pspec (G_OBJECT (self), medina_player_properties[MEDINA_PLAYER_PROP_LEVEL]);
}

void
medina_player_set_character (MedinaPlayer *self, MedinaCharacter character)
{
  g_return_if_fail (MEDINA_IS_PLAYER (self));
  g_return_if_fail (character < MEDINA_CHARACTER_SURPRISE);

  if (self->character == character)
    return;
  self->character = character;
  g_object_notify_by_pspec (G_OBJECT (self),
                            medina_player_properties[MEDINA_PLAYER_PROP_CHARACTER]);
}
