/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Goes through the turns of a game, by hand or by itself.
 *
 * Properties:
 *   "can-go-back"     gboolean, read-only: something is on the board
 *   "can-go-forward"  gboolean, read-only: there are placements after the cursor
 *   "can-play"        gboolean, read-only: there are placements at all
 *   "playing"         gboolean, read-write: it goes forward by itself, a turn at a time. It starts
 *                     from the beginning unless the game is being replayed already, and stops at
 *                     the end and when the replay ends */

#define MEDINA_TYPE_REPLAY (medina_replay_get_type ())
G_DECLARE_FINAL_TYPE (MedinaReplay, medina_replay, MEDINA, REPLAY, GObject)

MedinaReplay *medina_replay_new (void);

/* NULL for none. It keeps a reference. */
MedinaGame *medina_replay_get_game (MedinaReplay *self); /* transfer none */
void medina_replay_set_game (MedinaReplay *self, MedinaGame *game);

/* To the beginning of the turn that is shown, and of the ones before it; to the end of the next
 * one. Nothing happens where there is nothing to go to. */
void medina_replay_go_first (MedinaReplay *self);
void medina_replay_go_back (MedinaReplay *self);
void medina_replay_go_forward (MedinaReplay *self);
void medina_replay_go_last (MedinaReplay *self);

/* Back to where the game stands. */
void medina_replay_return (MedinaReplay *self);

gboolean medina_replay_get_playing (MedinaReplay *self);
void medina_replay_set_playing (MedinaReplay *self, gboolean playing);

/* How long a turn is shown while it plays, in milliseconds; 1000 by default. */
void medina_replay_set_interval (MedinaReplay *self, guint interval);

G_END_DECLS
