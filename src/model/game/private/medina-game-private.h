/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-seats.h"
#include "medina-game-state.h"
#include "medina-game.h"
#include "medina-played-out.h"

G_BEGIN_DECLS

/* The object in parts, each of which knows those before it only:
 *   medina-game-sync.c     has everything that can be seen follow the engine's game, and tells of
 *                          it
 *   medina-game.c          the object, its properties, and the end of a turn
 *   medina-game-getters.c  what can be asked of it
 *   medina-game-play.c     placements, back and forth
 *   medina-game-finish.c   playing out what decides nothing any more
 *   medina-game-seek.c     looking at an earlier moment
 *   medina-game-record.c   from a game to its record, and back
 * What follows from the engine's game alone is not theirs: the turn that is shown is in
 * medina-game-state.h, who plays in medina-game-seats.h, what happens by itself in
 * medina-game-events.h. */

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
  int kept_open; /* where a turn that was undone awaited its end, and will again; -1 for nowhere */
  gboolean screens;
  gboolean automatic_end;
  gboolean purist;
  gboolean start_chosen; /* the starting player was not drawn */
  gint64 begun;          /* seconds since 1970; 0: not known */
  int selected_piece;
  MedinaPlayedOut played_out; /* of all placements; the row that is played out grows with each */
  int finishing;              /* how many placements there were before that row; -1 for none */
  int finished_open; /* where a turn awaited its end when the last such row began; -1 for nowhere */
  MedinaDisplay display;
  int left_last; /* the seat that the last person left to a computer; MEDINA_NOBODY for none */

  /* What the current player had in hand when the game was put away; it is taken up again when the
   * curtain is lifted, if nothing else has happened. */
  struct
  {
    int piece;
    int cursor;
  } laid_down;

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
  MedinaPlayer *named[MDN_MAX_PLAYERS]; /* whose name is older comes first */
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
  MEDINA_GAME_PROP_CAN_END_TURN,
  MEDINA_GAME_PROP_ROOFTOP_DUE,
  MEDINA_GAME_PROP_CAN_UNDO,
  MEDINA_GAME_PROP_CAN_REDO,
  MEDINA_GAME_PROP_OVER,
  MEDINA_GAME_PROP_IN_PROGRESS,
  MEDINA_GAME_PROP_CURSOR,
  MEDINA_GAME_PROP_LENGTH,
  MEDINA_GAME_PROP_REPLAYING,
  MEDINA_GAME_PROP_CURTAIN,
  MEDINA_GAME_PROP_SCREENS,
  MEDINA_GAME_PROP_AUTOMATIC_END,
  MEDINA_GAME_PROP_PURIST,
  MEDINA_GAME_PROP_AIDED,
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
  MEDINA_GAME_NAMES_CHANGED,
  MEDINA_GAME_N_SIGNALS,
} MedinaGameSignal;

extern guint medina_game_signals[MEDINA_GAME_N_SIGNALS];

/* --- medina-game-sync.c ----------------------------------------------------------------------- */

/* Brings everything that can be seen up to the engine's game, then notifies. */
void medina_game_sync (MedinaGame *self);

/* Whether the current player can take a piece in hand. */
gboolean medina_game_is_playable (MedinaGame *self, MdnPiece piece);

/* Takes a piece in hand; -1, or one that is not playable now, for none. */
void medina_game_take_in_hand (MedinaGame *self, int piece);

/* Where the game stands, whatever is looked at. */
MedinaGameLive medina_game_get_live (MedinaGame *self);

/* Tells of a placement, of what happened by itself (MedinaEvent), and, compared with the turn that
 * was shown before, of another turn and of the end of the game. */
void medina_game_emit_placement (MedinaGame *self, MedinaGameSignal signal, int placement);
void medina_game_emit_events (MedinaGame *self, GArray *events);
void medina_game_emit_turn_changes (MedinaGame *self, const MedinaGameState *before);

/* --- medina-game-play.c ----------------------------------------------------------------------- */

/* Whether the turn that the last placement before the cursor completed, if it did, awaits its end
 * there. */
gboolean medina_game_awaits_end_at_cursor (MedinaGame *self);

G_END_DECLS
