/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

static gboolean
is_computer (MedinaGame *self, guint seat)
{
  return medina_player_is_computer (self->seats[seat]);
}

guint
medina_game_count_people (MedinaGame *self)
{
  guint people = 0;

  g_return_val_if_fail (MEDINA_IS_GAME (self), 0);

  for (guint seat = 0; seat < self->game.setup.rules.players; seat++)
    people += !is_computer (self, seat);
  return people;
}

gboolean
medina_game_computer_is_to_move (MedinaGame *self)
{
  const MdnPosition *position = &self->game.position;

  return !mdn_position_is_over (position) && is_computer (self, position->table.turn.player);
}

gboolean
medina_game_awaits_person (MedinaGame *self)
{
  return medina_game_accepts_placements (self) && !medina_game_computer_is_to_move (self);
}

/* Screens hide a stock until everybody had to be shown that nothing of it could be placed (T2).
 * Looking back opens none but the one that is open anyway, and all of them after the game. */
gboolean
medina_game_stock_is_visible (MedinaGame *self, guint player, gboolean current)
{
  const MedinaGameLive live = medina_game_get_live (self);
  const guint people = medina_game_count_people (self);

  if (!self->screens || live.state.phase == MDN_PHASE_OVER ||
      (self->game.position.table.turn.shown >> player & 1))
    return TRUE;
  if (is_computer (self, player))
    return people == 0 && current && live.state.player == player;
  return people == 1 || (current && live.state.player == player);
}

/* --- Decisions -------------------------------------------------------------------------------- */

gboolean
medina_game_is_of_computer (MedinaGame *self, int index)
{
  return medina_game_count_people (self) > 0 &&
         is_computer (self, (guint) mdn_game_player_of (&self->game, index));
}

gboolean
medina_game_has_decision (MedinaGame *self)
{
  for (int i = self->game.cursor - 1; i >= 0; i--)
    if (!medina_game_is_of_computer (self, i))
      return TRUE;
  return FALSE;
}

void
medina_game_undo_decision (MedinaGame *self)
{
  gboolean on;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying || !medina_game_has_decision (self))
    return;
  g_object_ref (self);
  do
    {
      on = medina_game_is_of_computer (self, self->game.cursor - 1);
      medina_game_undo (self);
    }
  while (on);
  g_object_unref (self);
}

/* Whether a placement of a computer can be redone. */
static gboolean
computer_goes_on (MedinaGame *self)
{
  return self->game.cursor < self->game.count &&
         medina_game_is_of_computer (self, self->game.cursor);
}

void
medina_game_redo_decision (MedinaGame *self)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying)
    return;
  g_object_ref (self);
  do
    medina_game_redo (self);
  while (computer_goes_on (self));
  g_object_unref (self);
}

/* --- Changes ---------------------------------------------------------------------------------- */

/* What somebody else was about to place there is not what the new one wants. */
static void
seat_changed_cb (MedinaGame *self)
{
  self->waiting = MDN_NO_PLACEMENT;
  g_object_ref (self);
  medina_game_sync (self);
  g_signal_emit (self, medina_game_signals[MEDINA_GAME_SEATS_CHANGED], 0);
  g_object_unref (self);
}

void
medina_game_watch_seats (MedinaGame *self)
{
  for (guint seat = 0; seat < self->game.setup.rules.players; seat++)
    {
      g_signal_connect_object (self->seats[seat], "notify::kind", G_CALLBACK (seat_changed_cb),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->seats[seat], "notify::level", G_CALLBACK (seat_changed_cb),
                               self, G_CONNECT_SWAPPED);
    }
}
