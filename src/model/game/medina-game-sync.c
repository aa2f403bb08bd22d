/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

#include "medina-move-log.h"
#include "medina-player-private.h"
#include "medina-tile-private.h"
#include "tiles.h"

typedef void (*ObjectFunc) (GObject *object);

static void
for_all_tiles (MedinaGame *self, ObjectFunc function)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->tiles));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) tile = g_list_model_get_item (G_LIST_MODEL (self->tiles), i);

      function (tile);
    }
}

/* Nobody is to see half of a change: no notification before everything is right. */
static void
freeze (MedinaGame *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for_all_tiles (self, g_object_freeze_notify);
  for (guint i = 0; i < self->game.setup.rules.players; i++)
    medina_player_freeze (self->seats[i]);
}

static void
thaw (MedinaGame *self)
{
  g_object_thaw_notify (G_OBJECT (self));
  for_all_tiles (self, g_object_thaw_notify);
  for (guint i = 0; i < self->game.setup.rules.players; i++)
    medina_player_thaw (self->seats[i]);
}

static void
notify_if (MedinaGame *self, gboolean changed, MedinaGameProperty property)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), medina_game_properties[property]);
}

/* Who looks back sees the turn as it was, but can change nothing, and the game goes on meanwhile. */
static MedinaGameState
find_state (MedinaGame *self)
{
  MedinaGameState state = medina_game_state (&self->game, self->awaiting_end);

  state.can_undo = medina_game_has_decision (self);
  if (!self->replaying)
    return state;
  state.replaying = TRUE;
  state.can_undo = state.can_redo = FALSE;
  state.in_progress = self->live.state.in_progress;
  return state;
}

static void
update_state (MedinaGame *self)
{
  const MedinaGameState new = find_state (self);
  const MedinaGameState old = self->state;

  self->state = new;
  notify_if (self, new.phase != old.phase, MEDINA_GAME_PROP_PHASE);
  notify_if (self, new.player != old.player, MEDINA_GAME_PROP_CURRENT_PLAYER);
  notify_if (self, new.turn_length != old.turn_length, MEDINA_GAME_PROP_TURN_LENGTH);
  notify_if (self, new.placements_made != old.placements_made, MEDINA_GAME_PROP_PLACEMENTS_MADE);
  notify_if (self, new.placements_left != old.placements_left, MEDINA_GAME_PROP_PLACEMENTS_LEFT);
  notify_if (self, new.awaiting_end != old.awaiting_end, MEDINA_GAME_PROP_AWAITING_END);
  notify_if (self, new.rooftop_due != old.rooftop_due, MEDINA_GAME_PROP_ROOFTOP_DUE);
  notify_if (self, new.can_undo != old.can_undo, MEDINA_GAME_PROP_CAN_UNDO);
  notify_if (self, new.can_redo != old.can_redo, MEDINA_GAME_PROP_CAN_REDO);
  notify_if (self, (new.phase == MDN_PHASE_OVER) != (old.phase == MDN_PHASE_OVER),
             MEDINA_GAME_PROP_OVER);
  notify_if (self, new.in_progress != old.in_progress, MEDINA_GAME_PROP_IN_PROGRESS);
  notify_if (self, new.cursor != old.cursor, MEDINA_GAME_PROP_CURSOR);
  notify_if (self, new.length != old.length, MEDINA_GAME_PROP_LENGTH);
  notify_if (self, new.replaying != old.replaying, MEDINA_GAME_PROP_REPLAYING);

  if (new.turn != old.turn)
    medina_game_set_selected_piece (self, -1);
}

static void
update_tile (MedinaGame *self, MedinaTile *tile, MdnOwner owner)
{
  MedinaPlayer *holder = owner < MDN_OWNER_NEUTRAL ? self->seats[owner] : NULL;
  MedinaPlayer *previous = medina_tile_get_holder (tile);

  medina_tile_set_owner (tile, owner, holder);
  if (holder == previous)
    return;
  if (previous != NULL)
    medina_player_give_tile (previous, tile);
  if (holder != NULL)
    medina_player_take_tile (holder, tile);
}

static void
update_tiles (MedinaGame *self)
{
  const MdnPosition *position = &self->game.position;
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->tiles));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (G_LIST_MODEL (self->tiles), i);
      const guint index = medina_tile_get_index (tile);

      switch (medina_tile_get_kind (tile))
        {
        case MEDINA_TILE_PALACE:
          update_tile (self, tile, mdn_tiles_palace_holder (position, index));
          break;
        case MEDINA_TILE_TOWER:
          medina_tile_set_merchants (tile, position->table.tower_merchants[index]);
          update_tile (self, tile, position->table.tower_tile[index]);
          break;
        case MEDINA_TILE_TEA:
          medina_tile_set_count (tile, (guint) mdn_tiles_tea_left (position));
          break;
        }
    }
}

static void
update_players (MedinaGame *self)
{
  static const MdnLegal nothing;

  for (guint i = 0; i < self->game.setup.rules.players; i++)
    {
      const gboolean current = i == self->state.player && self->state.phase != MDN_PHASE_OVER;
      const MedinaPlayerTurn turn = {
        .legal = current ? &self->legal : &nothing,
        .current = current,
        .stock_visible = medina_game_stock_is_visible (self, i, current),
      };

      medina_player_update (self->seats[i], &self->game.position, &turn);
    }
}

void
medina_game_sync (MedinaGame *self)
{
  freeze (self);
  if (self->awaiting_end || self->replaying || medina_game_computer_is_to_move (self))
    self->legal = (MdnLegal){ 0 };
  else
    mdn_legal_find (&self->game.position, &self->legal);
  update_state (self);
  update_tiles (self);
  update_players (self);
  if (!medina_game_can_select (self, self->selected_piece))
    medina_game_set_selected_piece (self, -1);
  medina_move_log_update (self->move_log, &self->game, self->seats);
  thaw (self);
}
