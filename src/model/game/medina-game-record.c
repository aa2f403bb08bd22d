/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-record.h"

#include "medina-game-private.h"

void
medina_game_fill_record (MedinaGame *self, MedinaRecord *record)
{
  MedinaGameLive live;

  g_return_if_fail (MEDINA_IS_GAME (self));
  g_return_if_fail (record != NULL);

  live = medina_game_get_live (self);
  record->game = self->game;
  /* While the game is replayed the cursor is elsewhere, but nothing was undone. */
  mdn_game_seek (&record->game, live.cursor);
  for (guint seat = 0; seat < medina_game_get_n_players (self); seat++)
    medina_player_fill_seat (self->seats[seat], &record->seats[seat]);
  record->start_chosen = self->start_chosen;
  record->played_out = self->played_out;
  record->resume = (MedinaResume){
    .awaiting_end = live.state.awaiting_end,
    .screens = self->screens,
    .hand = self->state.curtain && self->laid_down.cursor == live.cursor ? self->laid_down.piece
                                                                         : live.selected_piece,
  };
}

/* The turn that ends where the new game begins has been ended: its player has seen what came
 * then. */
void
medina_game_fill_branch (MedinaGame *self, MedinaRecord *record)
{
  medina_game_fill_record (self, record);
  record->game = self->game;
  record->game.count = record->game.cursor;
  medina_played_out_cut (&record->played_out, record->game.count);
  record->resume.awaiting_end = medina_game_awaits_end_at_cursor (self);
  record->resume.hand = MEDINA_RECORD_NO_PIECE;
}

/* Where something can be redone no turn awaits its end, whatever a file that was changed by hand
 * says, unless all of that was played out. */
static gboolean
can_await_end (const MedinaRecord *record)
{
  return record->game.cursor == record->game.count ||
         medina_played_out_find_end (&record->played_out, record->game.cursor) >= 0;
}

MedinaGame *
medina_game_new_from_record (const MedinaRecord *record)
{
  MedinaPlayer *players[MDN_MAX_PLAYERS];
  MedinaGame *self;

  g_return_val_if_fail (record != NULL, NULL);

  for (guint seat = 0; seat < record->game.setup.rules.players; seat++)
    players[seat] = medina_player_new_from_seat (seat, &record->seats[seat]);
  self = medina_game_new (&record->game.setup, players, record->resume.screens);
  self->game = record->game;
  self->start_chosen = record->start_chosen;
  self->played_out = record->played_out;
  self->display.person =
    medina_seats_find_sitter (&self->game, self->seats, self->game.setup.first);
  self->awaiting_end = record->resume.awaiting_end && can_await_end (record);
  medina_game_sync (self);
  self->laid_down.piece = record->resume.hand;
  self->laid_down.cursor = self->game.cursor;
  medina_game_set_selected_piece (self, record->resume.hand);
  return self;
}
