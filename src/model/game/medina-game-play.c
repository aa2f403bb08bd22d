/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

#include "medina-game-events.h"
#include "medina-game-seats.h"
#include "palace.h"
#include "reason.h"

gboolean
medina_game_awaits_end_at_cursor (MedinaGame *self)
{
  const MdnGame *game = &self->game;

  return medina_game_state_turn_is_complete (game) && !self->automatic_end &&
         (game->cursor == game->count || game->cursor == self->finished_open) &&
         (game->cursor == self->kept_open ||
          !medina_player_is_computer (self->seats[mdn_game_player_of (game, game->cursor - 1)]));
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
  medina_game_emit_placement (self, MEDINA_GAME_PLACEMENT_PLAYED, self->game.cursor - 1);
  medina_game_emit_events (self, events);
  medina_game_emit_turn_changes (self, &before);
  g_object_unref (self);
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
  const MdnReason reason = medina_game_judge (self, placement);

  if (reason == MDN_REASON_NONE)
    medina_game_play_legal (self, placement);
  return reason;
}

void
medina_game_play_legal (MedinaGame *self, MdnPlacement placement)
{
  MdnPosition before;

  g_return_if_fail (MEDINA_IS_GAME (self));
  g_return_if_fail (medina_game_accepts_placements (self));

  before = self->game.position;
  self->kept_open = -1;
  if (self->finishing < 0)
    self->finished_open = -1;
  mdn_game_play_legal (&self->game, placement);
  medina_played_out_note (&self->played_out, self->game.cursor, self->finishing);
  show_progress (self, &before);
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
  show_progress (self, &before);
}

/* Going back to a turn does not bring back who made it. */
static void
leave_display (MedinaGame *self)
{
  const guint player = medina_game_state (&self->game, self->awaiting_end).player;

  if (player != self->state.player && medina_seats_count_people (&self->game, self->seats) > 1)
    self->display.person = MEDINA_NOBODY;
}

void
medina_game_undo (MedinaGame *self)
{
  MedinaGameState before;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying || !mdn_game_undo (&self->game))
    return;
  if (self->awaiting_end)
    self->kept_open = self->game.cursor + 1;
  before = self->state;
  g_object_ref (self);
  /* Before what was played out the turn awaited its end. */
  self->awaiting_end =
    self->game.cursor == self->finished_open && medina_game_awaits_end_at_cursor (self);
  leave_display (self);
  medina_game_sync (self);
  medina_game_emit_placement (self, MEDINA_GAME_PLACEMENT_UNDONE, self->game.cursor);
  medina_game_emit_turn_changes (self, &before);
  g_object_unref (self);
}

/* --- Decisions -------------------------------------------------------------------------------- */

/* Back by one placement, or by all that was played out together. */
static void
undo_row (MedinaGame *self)
{
  const int start = medina_played_out_find_start (&self->played_out, self->game.cursor);

  do
    medina_game_undo (self);
  while (self->game.cursor > start && start >= 0);
}

/* What was played out is a decision, even if it ends with a placement of a computer; and a turn
 * that awaits its end was a person's, even if a computer has taken the seat since. */
static gboolean
ends_with_decision (MedinaGame *self)
{
  return self->awaiting_end ||
         medina_played_out_find_start (&self->played_out, self->game.cursor) >= 0 ||
         !medina_seats_is_of_computer (&self->game, self->seats, self->game.cursor - 1);
}

void
medina_game_undo_decision (MedinaGame *self)
{
  gboolean done;

  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying || !self->state.can_undo)
    return;
  g_object_ref (self);
  do
    {
      done = ends_with_decision (self);
      undo_row (self);
    }
  while (!done);
  g_object_unref (self);
}

/* Whether a placement of a computer can be redone that was not played out. */
static gboolean
computer_goes_on (MedinaGame *self)
{
  return self->game.cursor < self->game.count &&
         medina_played_out_find_end (&self->played_out, self->game.cursor) < 0 &&
         medina_seats_is_of_computer (&self->game, self->seats, self->game.cursor);
}

/* A game that was over after it was played out is over at once. */
static void
redo_row (MedinaGame *self)
{
  const int end = medina_played_out_find_end (&self->played_out, self->game.cursor);

  do
    medina_game_redo (self);
  while (self->game.cursor < end);
  if (end >= 0 && mdn_position_is_over (&self->game.position))
    medina_game_end_turn (self);
}

void
medina_game_redo_decision (MedinaGame *self)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying)
    return;
  g_object_ref (self);
  do
    redo_row (self);
  while (computer_goes_on (self));
  g_object_unref (self);
}

/* --- What is legal ---------------------------------------------------------------------------- */

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

int
medina_game_get_only_piece (MedinaGame *self)
{
  int only = -1;

  g_return_val_if_fail (MEDINA_IS_GAME (self), -1);

  if (!medina_game_awaits_person (self))
    return -1;
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      if (!medina_game_is_playable (self, piece))
        continue;
      if (only >= 0 || piece == MDN_TEA)
        return -1;
      only = (int) piece;
    }
  return only;
}

void
medina_game_lay_down (MedinaGame *self)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (medina_game_get_only_piece (self) < 0)
    medina_game_take_in_hand (self, -1);
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

/* --- What the others did ---------------------------------------------------------------------- */

static MedinaRound
find_round (MedinaGame *self,
            int end,
            guint player,
            MedinaRound (*find) (const MdnGame *game, int end, guint player))
{
  const int viewer = medina_seats_find_viewer (&self->game, self->seats, end, player);

  return viewer < 0 ? medina_round_find_turn (&self->game, end)
                    : find (&self->game, end, (guint) viewer);
}

MedinaRound
medina_game_get_last_round (MedinaGame *self)
{
  MedinaGameLive live;

  g_return_val_if_fail (MEDINA_IS_GAME (self), ((MedinaRound){ 0, 0 }));

  live = medina_game_get_live (self);
  return find_round (self, live.cursor, live.state.player, medina_round_find);
}

static MedinaRound
get_looked_at (MedinaGame *self)
{
  const MedinaRound round = medina_game_get_last_round (self);
  const int cursor = self->game.cursor;

  if (cursor > round.first && cursor < round.end)
    return (MedinaRound){ round.first, cursor };
  return medina_round_find_turn (&self->game, cursor);
}

MedinaRound
medina_game_get_news (MedinaGame *self)
{
  g_return_val_if_fail (MEDINA_IS_GAME (self), ((MedinaRound){ 0, 0 }));

  return self->replaying
           ? get_looked_at (self)
           : find_round (self, self->game.cursor, self->state.player, medina_round_find_news);
}
