/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

#include "medina-game-seats.h"

/* What can be asked of a game, and what follows from its state at once. */

const MdnPosition *
medina_game_get_position (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return &self->game.position;
}

const MdnGame *
medina_game_get_engine_game (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return &self->game;
}

gint64
medina_game_get_begun (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->begun;
}

const MdnSetup *
medina_game_get_setup (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return &self->game.setup;
}

guint
medina_game_get_n_players (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->game.setup.rules.players;
}

GListModel *
medina_game_get_players (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->players);
}

GListModel *
medina_game_get_tiles (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->tiles);
}

MedinaTile *
medina_game_find_tile (MedinaGame *self, MedinaTileKind kind, guint index)
{
  GListModel *tiles = medina_game_get_tiles (self);

  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, i);

      /* The list keeps it alive. */
      if (medina_tile_get_kind (tile) == kind && medina_tile_get_index (tile) == index)
        return tile;
    }
  return NULL;
}

GListModel *
medina_game_get_move_log (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return G_LIST_MODEL (self->move_log);
}

MdnRuleSet
medina_game_get_rules (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), MDN_FIRST_EDITION);

  return self->game.setup.rules.set;
}

MdnPhase
medina_game_get_phase (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), MDN_PHASE_OVER);

  return self->state.phase;
}

MedinaPlayer *
medina_game_get_current_player (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  return self->seats[self->state.player];
}

guint
medina_game_get_turn_length (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->state.turn_length;
}

guint
medina_game_get_placements_made (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->state.placements_made;
}

guint
medina_game_get_placements_left (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->state.placements_left;
}

gboolean
medina_game_get_awaiting_end (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.awaiting_end;
}

gboolean
medina_game_get_can_end_turn (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.can_end_turn;
}

gboolean
medina_game_get_rooftop_due (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.rooftop_due;
}

gboolean
medina_game_get_can_undo (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.can_undo;
}

gboolean
medina_game_get_can_redo (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.can_redo;
}

gboolean
medina_game_get_over (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.phase == MDN_PHASE_OVER;
}

gboolean
medina_game_get_finished (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return medina_game_get_live (self).state.phase == MDN_PHASE_OVER;
}

gboolean
medina_game_get_in_progress (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.in_progress;
}

guint
medina_game_get_cursor (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->state.cursor;
}

guint
medina_game_get_length (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return self->state.length;
}

int
medina_game_get_live_cursor (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return medina_game_get_live (self).cursor;
}

MedinaPlayer *
medina_game_get_live_player (MedinaGame *self)
{
  MedinaGameState live;

  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);

  live = medina_game_get_live (self).state;
  return live.phase != MDN_PHASE_OVER ? self->seats[live.player] : NULL;
}

gboolean
medina_game_get_replaying (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.replaying;
}

gboolean
medina_game_get_curtain (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->state.curtain;
}

gboolean
medina_game_get_screens (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->screens;
}

gboolean
medina_game_get_automatic_end (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->automatic_end;
}

gboolean
medina_game_get_purist (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->purist;
}

gboolean
medina_game_get_aided (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), TRUE);

  return self->state.aided;
}

int
medina_game_get_selected_piece (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), -1);

  return self->selected_piece;
}

gboolean
medina_game_can_take (MedinaGame *self, MdnPiece piece)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);
  g_return_val_if_fail (piece < MDN_PIECES, FALSE);

  return medina_game_awaits_person (self) && medina_game_is_playable (self, piece);
}

MedinaPlayer *
medina_game_get_player (MedinaGame *self, guint number)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), NULL);
  g_return_val_if_fail (number < self->game.setup.rules.players, NULL);

  return self->seats[number];
}

guint
medina_game_count_people (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  return medina_seats_count_people (&self->game, self->seats);
}

gboolean
medina_game_accepts_placements (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return !self->awaiting_end && !self->replaying && !self->state.curtain &&
         self->state.phase != MDN_PHASE_OVER;
}

gboolean
medina_game_awaits_person (MedinaGame *self)
{
  return medina_game_accepts_placements (self) && !medina_game_awaits_computer (self);
}

gboolean
medina_game_awaits_computer (MedinaGame *self)
{
  return medina_game_accepts_placements (self) &&
         medina_player_is_computer (medina_game_get_current_player (self));
}
