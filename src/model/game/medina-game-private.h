/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-state.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* The object in parts: medina-game.c has the object and its properties, medina-game-play.c what
 * can be done with a game, medina-game-replay.c how to look back, medina-game-seats.c what it
 * matters who plays, medina-game-state.c the turn
 * that is shown, medina-game-sync.c has the players, tiles and lists follow, medina-game-events.c
 * knows what happens by itself. */

/* Where a game stands, whatever is being looked at. */
typedef struct
{
  int cursor;
  int selected_piece;
  MedinaGameState state; /* what is shown there */
} MedinaGameLive;

struct _MedinaGame
{
  GObject parent_instance;

  MdnGame game;
  gboolean awaiting_end; /* beside `game` and these choices everything follows from it */
  gboolean screens;
  gboolean automatic_end;
  gboolean start_chosen; /* the starting player was not drawn */
  int selected_piece;
  gboolean held;        /* placements wait */
  MdnPlacement waiting; /* the one that does; MDN_NO_PLACEMENT for none */

  gboolean replaying;  /* the engine's cursor is away from where the game stands, */
  MedinaGameLive live; /* which is here; not set otherwise */

  MedinaGameState state; /* as shown at present */
  MdnLegal legal;        /* empty while no placements are accepted */

  /* owned */
  GListStore *players;
  GListStore *tiles;
  GListStore *move_log;

  /* borrowed from `players` */
  MedinaPlayer *seats[MDN_MAX_PLAYERS];
};

typedef enum
{
  MEDINA_GAME_PROP_0,
  MEDINA_GAME_PROP_PLAYERS,
  MEDINA_GAME_PROP_TILES,
  MEDINA_GAME_PROP_MOVE_LOG,
  MEDINA_GAME_PROP_RULES,
  MEDINA_GAME_PROP_PHASE,
  MEDINA_GAME_PROP_CURRENT_PLAYER,
  MEDINA_GAME_PROP_TURN_LENGTH,
  MEDINA_GAME_PROP_PLACEMENTS_MADE,
  MEDINA_GAME_PROP_PLACEMENTS_LEFT,
  MEDINA_GAME_PROP_AWAITING_END,
  MEDINA_GAME_PROP_ROOFTOP_DUE,
  MEDINA_GAME_PROP_CAN_UNDO,
  MEDINA_GAME_PROP_CAN_REDO,
  MEDINA_GAME_PROP_OVER,
  MEDINA_GAME_PROP_IN_PROGRESS,
  MEDINA_GAME_PROP_CURSOR,
  MEDINA_GAME_PROP_LENGTH,
  MEDINA_GAME_PROP_REPLAYING,
  MEDINA_GAME_PROP_SCREENS,
  MEDINA_GAME_PROP_AUTOMATIC_END,
  MEDINA_GAME_PROP_SELECTED_PIECE,
  MEDINA_GAME_N_PROPS,
} MedinaGameProperty;

extern GParamSpec *medina_game_properties[MEDINA_GAME_N_PROPS];

typedef enum
{
  MEDINA_GAME_PLACEMENT_PLAYED,
  MEDINA_GAME_PLACEMENT_UNDONE,
  MEDINA_GAME_EVENT,
  MEDINA_GAME_TURN_CHANGED,
  MEDINA_GAME_GAME_OVER,
  MEDINA_GAME_SEEKED,
  MEDINA_GAME_SEATS_CHANGED,
  MEDINA_GAME_N_SIGNALS,
} MedinaGameSignal;

extern guint medina_game_signals[MEDINA_GAME_N_SIGNALS];

/* A rematch begins with the same player, who was chosen rather than drawn. */
void medina_game_keep_start (MedinaGame *self);

/* Whether such a piece can be in hand now: none (-1), or one that is playable. */
gboolean medina_game_can_select (MedinaGame *self, int piece);

/* Whether the turn that the last placement before the cursor completed, if it did, awaits its end
 * there. */
gboolean medina_game_awaits_end_at_cursor (MedinaGame *self);

/* After a change of the game: tells whether another turn is shown than before, and of the end. */
void medina_game_emit_turn_changes (MedinaGame *self, const MedinaGameState *before);

/* Whether the computer plays for whoever is to place something on the board that is shown. */
gboolean medina_game_computer_is_to_move (MedinaGame *self);

/* Whether the computer made that placement for somebody, among people: where only computers play,
 * each of their placements counts like a person's. */
gboolean medina_game_is_of_computer (MedinaGame *self, int index);

/* Whether there is something that undo_decision would undo. */
gboolean medina_game_has_decision (MedinaGame *self);

/* Whether that stock may be seen by who sits here. */
gboolean medina_game_stock_is_visible (MedinaGame *self, guint player, gboolean current);

/* To be called once, when everybody sits. */
void medina_game_watch_seats (MedinaGame *self);

MedinaGameLive medina_game_get_live (MedinaGame *self);

/* Brings everything that can be seen up to the engine's game, then notifies. */
void medina_game_sync (MedinaGame *self);

G_END_DECLS
