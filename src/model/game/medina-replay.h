/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Goes through the turns of a game, by hand or by itself, and likewise through the placements of
 * its last round (medina_game_get_last_round).
 *
 * Properties:
 *   "can-go-back"     gboolean, read-only: something is on the board
 *   "can-go-forward"  gboolean, read-only: there are placements after the cursor
 *   "can-play"        gboolean, read-only: there are placements at all
 *   "can-show-round"  gboolean, read-only: there is a last round
 *   "playing"         gboolean, read-write: it goes forward by itself, a turn at a time. It starts
 *                     from the beginning unless the game is being replayed already, and stops at
 *                     the end and when the replay ends. Within a last round that was being replayed
 *                     it goes on with that, a placement at a time */

#define MEDINA_TYPE_REPLAY (medina_replay_get_type ())
G_DECLARE_FINAL_TYPE (MedinaReplay, medina_replay, MEDINA, REPLAY, GObject)

MedinaReplay *medina_replay_new (void);

/* NULL for none. It keeps a reference. */
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
} MedinaReplayStep;

/* Nothing happens where there is nothing to go to. Whoever goes by single placements stops what
 * goes by itself, and whoever goes anywhere else what replays the last round. */
void medina_replay_go (MedinaReplay *self, MedinaReplayStep step);

/* Replays the last round from before it, a placement at a time, until the game is where it stands;
 * stops that for a while, or goes on with it. Nothing happens if there is no last round. */
void medina_replay_toggle_round (MedinaReplay *self);

gboolean medina_replay_get_playing (MedinaReplay *self);
void medina_replay_set_playing (MedinaReplay *self, gboolean playing);

/* How long a turn, or a placement of the last round, is shown while it plays, in milliseconds; 1000
 * by default. What is shown has that time from now on. */
void medina_replay_set_interval (MedinaReplay *self, guint interval);

G_END_DECLS
