/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

static void
begin_replay (MedinaGame *self)
{
  self->live = medina_game_get_live (self);
  self->replaying = TRUE;
  self->awaiting_end = FALSE;
}

static void
end_replay (MedinaGame *self)
{
  self->replaying = FALSE;
  self->awaiting_end = self->live.state.awaiting_end;
}

void
medina_game_seek (MedinaGame *self, int placements)
{
  g_return_if_fail (MEDINA_IS_GAME (self));
  g_return_if_fail (placements >= 0 && placements <= self->game.count);

  if (self->game.cursor == placements)
    return;
  g_object_ref (self);
  if (!self->replaying)
    begin_replay (self);
  mdn_game_seek (&self->game, placements);
  if (self->live.cursor == placements)
    end_replay (self);
  medina_game_sync (self);
  if (!self->replaying)
    medina_game_take_in_hand (self, self->live.selected_piece);
  g_signal_emit (self, medina_game_signals[MEDINA_GAME_SEEKED], 0);
  /* "automatic-end" may have been turned on during the replay. */
  if (self->automatic_end)
    medina_game_end_turn (self);
  g_object_unref (self);
}
