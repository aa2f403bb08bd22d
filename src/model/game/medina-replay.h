/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Goes through the turns of a game, by hand or by itself, and through the placements of its last round
 * (medina_game_get_last_round), by hand.
 *
 * Properties:
 *   "can-go-back"     gboolean, read-only: something is on the board
 *   "can-go-forward"  gboolean, read-only: there are placements after the cursor
 *   "can-play"        gboolean, read-only: there are placements at all
 *   "can-show-round"  gboolean, read-only: there is a last round
 *   "playing"         gboolean, read-write: it goes forward by itself, a turn at a time. It starts
 *                     from the beginning unless the game is being replayed already, and stops at
 *                     the end and when the replay ends */

#define MEDINA_TYPE_REPLAY (medina_replay_get_type ())
G_DECLARE_FINAL_TYPE (MedinaReplay, medina_replay, MEDINA, REPLAY, GObject)

MedinaReplay *medina_replay_new (void);

/* NULL for none. It keeps a reference. */
MedinaGame *medina_replay_get_game (MedinaReplay *self); /* transfer none */
void medina_replay_set_game (MedinaReplay *self, MedinaGame *game);

/* Where to go in the game. */
typedef enum
{
  MEDINA_REPLAY_FIRST,   /* to the beginning */
  MEDINA_REPLAY_BACK,    /* to the beginning of the turn that is shown, and of the one before it */
  MEDINA_REPLAY_FORWARD, /* to the end of the turn that is shown, and of the next one */
  MEDINA_REPLAY_STEP_BACK,    /* to before the last placement that is shown */
  MEDINA_REPLAY_STEP_FORWARD, /* to after the next placement */
  MEDINA_REPLAY_LAST,         /* to the end */
  MEDINA_REPLAY_RETURN,       /* to where the game stands */
  MEDINA_REPLAY_ROUND,        /* to before the last round; within it, to the next placement */
} MedinaReplayStep;

/* Nothing happens where there is nothing to go to. Whoever goes through the last round by hand stops what goes by
 * itself. */
void medina_replay_go (MedinaReplay *self, MedinaReplayStep step);

gboolean medina_replay_get_playing (MedinaReplay *self);
void medina_replay_set_playing (MedinaReplay *self, gboolean playing);

/* How long a turn is shown while it plays, in milliseconds; 1000 by default. The turn that is shown has that
 * time from now on. */
void medina_replay_set_interval (MedinaReplay *self, guint interval);

G_END_DECLS
