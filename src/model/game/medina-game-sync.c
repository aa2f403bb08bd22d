/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

#include "medina-game-seats.h"
#include "medina-move-log.h"
#include "medina-player-update.h"
#include "medina-tile-update.h"
#include "tiles.h"

GParamSpec *medina_game_properties[MEDINA_GAME_N_PROPS];
guint medina_game_signals[MEDINA_GAME_N_SIGNALS];

static void
notify_if (MedinaGame *self, gboolean changed, MedinaGameProperty property)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), medina_game_properties[property]);
}

/* --- The piece in hand ------------------------------------------------------------------------ */

gboolean
medina_game_is_playable (MedinaGame *self, MdnPiece piece)
{
  MedinaStockItem *item = medina_player_get_stock_item (self->seats[self->state.player], piece);

  return item != NULL && medina_stock_item_get_playable (item);
}

void
medina_game_take_in_hand (MedinaGame *self, int piece)
{
  if (piece < 0 || piece >= MDN_PIECES || !medina_game_is_playable (self, (MdnPiece) piece))
    piece = -1;
  if (self->selected_piece == piece)
    return;
  self->selected_piece = piece;
  notify_if (self, TRUE, MEDINA_GAME_PROP_SELECTED_PIECE);
}

MedinaGameLive
medina_game_get_live (MedinaGame *self)
{
  if (self->replaying)
    return self->live;
  return (MedinaGameLive){
    .cursor = self->game.cursor,
    .selected_piece = self->selected_piece,
    .state = self->state,
  };
}

/* --- Following the engine's game -------------------------------------------------------------- */

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

/* No notification comes before everything is right: nobody sees half of a change. */
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

/* Looking back shows no stock behind a screen but the one that is shown anyway, and all of them
 * once the game is over. */
static gboolean
stock_is_visible (MedinaGame *self, guint player, gboolean current, const MedinaGameState *live)
{
  return !self->screens || live->phase == MDN_PHASE_OVER ||
         medina_seats_stock_is_visible (&self->game, self->seats, self->display, player,
                                        current && live->player == player);
}

static void
follow_display (MedinaGame *self, guint player)
{
  self->display = medina_seats_follow_display (&self->game, self->seats, player, self->display);
  if (self->screens)
    return;
  self->display.person = medina_seats_find_sitter (&self->game, self->seats, player);
  if (self->display.person == MEDINA_NOBODY && !medina_player_is_computer (self->seats[player]))
    self->display.person = (int) player;
}

/* The stock of the person who is to move is hidden: somebody else is at the display. Nobody has to
 * come for what is played out. */
static gboolean
needs_curtain (MedinaGame *self, const MedinaGameState *state)
{
  return self->finishing < 0 && state->phase != MDN_PHASE_OVER &&
         !medina_player_is_computer (self->seats[state->player]) &&
         !stock_is_visible (self, state->player, TRUE, state);
}

/* While it is replayed the game shows an earlier turn, but nothing can be changed there, and it is
 * in progress or not as it was before. */
static MedinaGameState
find_state (MedinaGame *self)
{
  MedinaGameState state = medina_game_state (&self->game, self->awaiting_end);

  state.can_undo = self->awaiting_end || medina_seats_have_decision (&self->game, self->seats);
  if (!self->replaying)
    {
      follow_display (self, state.player);
      state.curtain = needs_curtain (self, &state);
      state.can_end_turn = state.awaiting_end && !state.curtain;
      state.aided = !self->purist || state.phase == MDN_PHASE_OVER;
      return state;
    }
  state.replaying = TRUE;
  state.can_undo = state.can_redo = FALSE;
  state.in_progress = self->live.state.in_progress;
  state.aided = !self->purist || self->live.state.phase == MDN_PHASE_OVER;
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
  notify_if (self, new.can_end_turn != old.can_end_turn, MEDINA_GAME_PROP_CAN_END_TURN);
  notify_if (self, new.rooftop_due != old.rooftop_due, MEDINA_GAME_PROP_ROOFTOP_DUE);
  notify_if (self, new.can_undo != old.can_undo, MEDINA_GAME_PROP_CAN_UNDO);
  notify_if (self, new.can_redo != old.can_redo, MEDINA_GAME_PROP_CAN_REDO);
  notify_if (self, (new.phase == MDN_PHASE_OVER) != (old.phase == MDN_PHASE_OVER),
             MEDINA_GAME_PROP_OVER);
  notify_if (self, new.in_progress != old.in_progress, MEDINA_GAME_PROP_IN_PROGRESS);
  notify_if (self, new.cursor != old.cursor, MEDINA_GAME_PROP_CURSOR);
  notify_if (self, new.length != old.length, MEDINA_GAME_PROP_LENGTH);
  notify_if (self, new.replaying != old.replaying, MEDINA_GAME_PROP_REPLAYING);
  notify_if (self, new.curtain != old.curtain, MEDINA_GAME_PROP_CURTAIN);
  notify_if (self, new.aided != old.aided, MEDINA_GAME_PROP_AIDED);

  if (new.turn != old.turn)
    medina_game_take_in_hand (self, -1);
}

static void
update_tile (MedinaGame *self, MedinaTile *tile, MdnOwner owner)
{
  const MdnOwner previous = medina_tile_get_owner (tile);

  if (owner == previous)
    return;
  medina_tile_set_owner (tile, owner);
  if (previous < MDN_OWNER_NEUTRAL)
    medina_player_give_tile (self->seats[previous], tile);
  if (owner < MDN_OWNER_NEUTRAL)
    medina_player_take_tile (self->seats[owner], tile);
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
  const MedinaGameState live = medina_game_get_live (self).state;

  for (guint i = 0; i < self->game.setup.rules.players; i++)
    {
      const gboolean current = i == self->state.player && self->state.phase != MDN_PHASE_OVER;
      const MedinaPlayerTurn turn = {
        .legal = current ? &self->legal : &nothing,
        .current = current,
        .stock_visible = stock_is_visible (self, i, current, &live),
        .aided = self->state.aided,
      };

      medina_player_update (self->seats[i], &self->game.position, &turn);
    }
}

void
medina_game_sync (MedinaGame *self)
{
  freeze (self);
  update_state (self);
  if (self->awaiting_end || self->replaying || self->state.curtain ||
      medina_player_is_computer (self->seats[self->state.player]))
    self->legal = (MdnLegal){ 0 };
  else
    mdn_legal_find (&self->game.position, &self->legal);
  update_tiles (self);
  update_players (self);
  medina_game_take_in_hand (self, self->selected_piece);
  medina_move_log_update (self->move_log, &self->game, self->seats);
  thaw (self);
}

/* --- Signals ---------------------------------------------------------------------------------- */

void
medina_game_emit_placement (MedinaGame *self, MedinaGameSignal signal, int placement)
{
  g_signal_emit (self, medina_game_signals[signal], 0, (guint) self->game.placements[placement],
                 (guint) mdn_game_player_of (&self->game, placement));
}

void
medina_game_emit_events (MedinaGame *self, GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    g_signal_emit (self, medina_game_signals[MEDINA_GAME_EVENT], 0,
                   &g_array_index (events, MedinaEvent, i));
}

void
medina_game_emit_turn_changes (MedinaGame *self, const MedinaGameState *before)
{
  const gboolean ends = self->state.phase == MDN_PHASE_OVER && before->phase != MDN_PHASE_OVER;

  if (self->state.turn != before->turn)
    g_signal_emit (self, medina_game_signals[MEDINA_GAME_TURN_CHANGED], 0);
  if (ends)
    g_signal_emit (self, medina_game_signals[MEDINA_GAME_GAME_OVER], 0);
}
