/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

#include "medina-game-events.h"
#include "palace.h"
#include "reason.h"

static void
emit_placement (MedinaGame *self, MedinaGameSignal signal, int index)
{
  g_signal_emit (self, medina_game_signals[signal], 0, (guint) self->game.placements[index],
                 (guint) mdn_game_player_of (&self->game, index));
}

static void
emit_events (MedinaGame *self, GArray *events)
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

gboolean
medina_game_awaits_end_at_cursor (MedinaGame *self)
{
  const MdnGame *game = &self->game;

  return medina_game_state_turn_is_complete (game) && !self->automatic_end &&
         game->cursor == game->count &&
         !medina_player_is_computer (self->seats[mdn_game_player_of (game, game->cursor - 1)]);
}

/* Shows the placement that the engine has just played, and what came of it. */
static void
show_progress (MedinaGame *self, const MdnPosition *position_before)
{
  const MedinaGameState before = self->state;
  const gboolean complete = medina_game_state_turn_is_complete (&self->game);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (MedinaEvent));

  self->awaiting_end = medina_game_awaits_end_at_cursor (self);
  g_object_ref (self);
  medina_game_events_of_placement (events, &self->game, position_before);
  if (complete && !self->awaiting_end)
    medina_game_events_of_turn_end (events, &self->game);
  medina_game_sync (self);
  emit_placement (self, MEDINA_GAME_PLACEMENT_PLAYED, self->game.cursor - 1);
  emit_events (self, events);
  medina_game_emit_turn_changes (self, &before);
  g_object_unref (self);
}

gboolean
medina_game_accepts_placements (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return !self->awaiting_end && !self->replaying && self->state.phase != MDN_PHASE_OVER;
}

MdnReason
medina_game_judge (MedinaGame *self, MdnPlacement placement)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), MDN_REASON_OVER);

  if (!medina_game_accepts_placements (self))
    return MDN_REASON_OVER;
  return mdn_reason (&self->game.position, placement);
}

MdnReason
medina_game_play (MedinaGame *self, MdnPlacement placement)
{
  MdnPosition before;
  MdnReason reason;

  g_return_val_if_fail (MEDINA_IS_GAME (self), MDN_REASON_OVER);

  if (!medina_game_accepts_placements (self))
    return MDN_REASON_OVER;
  if (self->held)
    {
      reason = mdn_reason (&self->game.position, placement);
      if (reason == MDN_REASON_NONE)
        self->waiting = placement;
      return reason;
    }
  before = self->game.position;
  reason = mdn_game_play (&self->game, placement);
  if (reason == MDN_REASON_NONE)
    show_progress (self, &before);
  return reason;
}

void
medina_game_hold (MedinaGame *self)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  self->held = TRUE;
}

gboolean
medina_game_is_held (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), FALSE);

  return self->held;
}

void
medina_game_release (MedinaGame *self)
{
  MdnPlacement waiting;

  g_return_if_fail (MEDINA_IS_GAME (self));

  waiting = self->waiting;
  self->held = FALSE;
  self->waiting = MDN_NO_PLACEMENT;
  if (waiting != MDN_NO_PLACEMENT)
    medina_game_play (self, waiting);
}

void
medina_game_redo (MedinaGame *self)
{
  MdnPosition before;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying)
    return;
  before = self->game.position;
  if (!mdn_game_redo (&self->game))
    return;
  self->waiting = MDN_NO_PLACEMENT;
  show_progress (self, &before);
}

void
medina_game_undo (MedinaGame *self)
{
  MedinaGameState before;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying || !mdn_game_undo (&self->game))
    return;
  before = self->state;
  g_object_ref (self);
  self->awaiting_end = FALSE;
  self->waiting = MDN_NO_PLACEMENT;
  medina_game_sync (self);
  emit_placement (self, MEDINA_GAME_PLACEMENT_UNDONE, self->game.cursor);
  medina_game_emit_turn_changes (self, &before);
  g_object_unref (self);
}

void
medina_game_end_turn (MedinaGame *self)
{
  MedinaGameState before;
  g_autoptr (GArray) events = NULL;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (!self->awaiting_end)
    return;
  before = self->state;
  g_object_ref (self);
  events = g_array_new (FALSE, FALSE, sizeof (MedinaEvent));
  medina_game_events_of_turn_end (events, &self->game);
  self->awaiting_end = FALSE;
  medina_game_sync (self);
  emit_events (self, events);
  medina_game_emit_turn_changes (self, &before);
  g_object_unref (self);
}

MdnSet
medina_game_get_legal_spaces (MedinaGame *self, MdnPiece piece)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), mdn_set_empty ());
  g_return_val_if_fail (piece < MDN_PIECES, mdn_set_empty ());

  return mdn_legal_spaces (&self->game.position, &self->legal, piece);
}

guint
medina_game_get_pieces_for_space (MedinaGame *self, MdnSpace space)
{
  guint pieces = 0;

  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);
  g_return_val_if_fail (space < MDN_SPACES, 0);

  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      const MdnSet spaces = mdn_legal_spaces (&self->game.position, &self->legal, piece);

      if (mdn_set_has (&spaces, space))
        pieces |= 1u << piece;
    }
  return pieces;
}

MdnPlacement
medina_game_placement_for (MedinaGame *self, MdnPiece piece, MdnSpace space)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), MDN_NO_PLACEMENT);
  g_return_val_if_fail (piece < MDN_PIECES, MDN_NO_PLACEMENT);
  g_return_val_if_fail (piece == MDN_TEA || space < MDN_SPACES, MDN_NO_PLACEMENT);

  if (piece == MDN_TEA)
    return mdn_placement_tea ();
  return mdn_palace_canonical (&self->game.position, mdn_placement (piece, space));
}

/* When the game is over there is no turn but the last one. */
static int
find_last_turns (MedinaGame *self)
{
  const MdnGame *game = &self->game;
  const int turn = self->state.turn - (self->state.phase == MDN_PHASE_OVER ? 0 : 1);
  int first = game->cursor;

  while (first > 0 && mdn_game_turn_of (game, first - 1) >= turn)
    first--;
  while (first > 0 && first < game->cursor && medina_game_is_of_computer (self, first) &&
         medina_game_is_of_computer (self, first - 1))
    first--;
  return first;
}

MdnSet
medina_game_get_last_turn_spaces (MedinaGame *self)
{
  int first;

  g_return_val_if_fail (MEDINA_IS_GAME (self), mdn_set_empty ());

  first = find_last_turns (self);
  return mdn_placement_spaces (&self->game.placements[first], self->game.cursor - first);
}
