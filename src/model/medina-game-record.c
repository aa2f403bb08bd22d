/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-record.h"

#include "medina-game-private.h"

static void
fill_seat (MedinaSeat *seat, MedinaPlayer *player)
{
  g_free (seat->name);
  seat->name = g_strdup (medina_player_get_name (player));
  seat->color = medina_player_get_color (player);
  seat->kind = medina_player_get_kind (player);
  seat->level = medina_player_get_level (player);
}

static MedinaPlayer *
seat_player (const MedinaSeat *seat, guint number)
{
  MedinaPlayer *player = medina_player_new (number, seat->name, seat->color);

  medina_player_set_kind (player, seat->kind);
  medina_player_set_level (player, seat->level);
  return player;
}

void
medina_game_fill_record (MedinaGame *self, MedinaRecord *record)
{
  MedinaGameLive live;

  g_return_if_fail (MEDINA_IS_GAME (self));
  g_return_if_fail (record != NULL);

  live = medina_game_get_live (self);
  record->game = self->game;
  /* Who looks back at a game has not taken anything back. */
  mdn_game_seek (&record->game, live.cursor);
  for (guint seat = 0; seat < medina_game_get_n_players (self); seat++)
    fill_seat (&record->seats[seat], self->seats[seat]);
  record->resume = (MedinaResume){
    .awaiting_end = live.state.awaiting_end,
    .screens = self->screens,
    .hand = live.selected_piece,
  };
}

MedinaGame *
medina_game_new_from_record (const MedinaRecord *record)
{
  MedinaPlayer *players[MDN_MAX_PLAYERS];
  MedinaGame *self;

  g_return_val_if_fail (record != NULL, NULL);

  for (guint seat = 0; seat < record->game.setup.rules.players; seat++)
    players[seat] = seat_player (&record->seats[seat], seat);
  self = medina_game_new (&record->game.setup, players, record->resume.screens);
  self->game = record->game;
  self->awaiting_end = record->resume.awaiting_end;
  medina_game_sync (self);
  medina_game_set_selected_piece (self, record->resume.hand);
  return self;
}
