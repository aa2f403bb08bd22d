/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-update.h"

#include "medina-player-private.h"
#include "medina-tile-update.h"
#include "outlook.h"
#include "score.h"

void
medina_player_join (MedinaPlayer *self, const MdnRules *rules)
{
  medina_stock_deal (self->stock, rules);
}

void
medina_player_take_tile (MedinaPlayer *self, MedinaTile *tile)
{
  g_list_store_insert_sorted (self->tiles, tile, medina_tile_compare, NULL);
}

void
medina_player_give_tile (MedinaPlayer *self, MedinaTile *tile)
{
  guint position;

  if (g_list_store_find (self->tiles, tile, &position))
    g_list_store_remove (self->tiles, position);
}

static void
set_uint (MedinaPlayer *self, guint *field, guint value, MedinaPlayerProperty property)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), medina_player_properties[property]);
}

static void
update_tea (MedinaPlayer *self)
{
  const guint before = medina_tile_get_count (self->tea);
  const guint count = medina_stock_count (self->stock, MDN_TEA, MDN_TEA);

  medina_tile_set_count (self->tea, count);
  if (before == 0 && count > 0)
    medina_player_take_tile (self, self->tea);
  else if (before > 0 && count == 0)
    medina_player_give_tile (self, self->tea);
}

void
medina_player_update (MedinaPlayer *self, const MdnPosition *position, const MedinaPlayerTurn *turn)
{
  MedinaStock *stock = self->stock;

  medina_stock_update (stock, position, self->number, turn->legal, turn->aided);
  set_uint (self, &self->score, (guint) mdn_score (position, (int) self->number).total,
            MEDINA_PLAYER_PROP_SCORE);
  set_uint (self, &self->current, turn->current, MEDINA_PLAYER_PROP_CURRENT);
  set_uint (self, &self->stock_visible, turn->stock_visible, MEDINA_PLAYER_PROP_STOCK_VISIBLE);
  set_uint (self, &self->rooftops, medina_stock_count (stock, MDN_ROOFTOP, MDN_ROOFTOP),
            MEDINA_PLAYER_PROP_ROOFTOPS);
  set_uint (self, &self->buildings_left,
            medina_stock_count (stock, MDN_BUILDING_GREY, MDN_BUILDING_ORANGE),
            MEDINA_PLAYER_PROP_BUILDINGS_LEFT);
  set_uint (self, &self->pieces_left, medina_stock_count (stock, MDN_BUILDING_GREY, MDN_WALL),
            MEDINA_PLAYER_PROP_PIECES_LEFT);
  set_uint (self, &self->placeable, (guint) mdn_outlook_pieces (position, (int) self->number),
            MEDINA_PLAYER_PROP_PLACEABLE);
  update_tea (self);
}

void
medina_player_freeze (MedinaPlayer *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->tea));
  medina_stock_freeze (self->stock);
}

void
medina_player_thaw (MedinaPlayer *self)
{
  g_object_thaw_notify (G_OBJECT (self));
  g_object_thaw_notify (G_OBJECT (self->tea));
  medina_stock_thaw (self->stock);
}
