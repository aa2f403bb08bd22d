/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-replay.h"

G_BEGIN_DECLS

/* The actions of a window for looking back, "win.…":
 *   replay-first, replay-back, replay-forward, replay-last
 *   replay-step-back, replay-step-forward  by one placement
 *   replay-speed   as in the settings: slow, normal, fast
 *   replay-play    a toggle: turn by turn, by itself
 *   replay-round   the last round, placement by placement, by itself; pauses it and goes on with it
 *   replay-return  back to the game
 *   replay-go-on   a new game is to go on from what is shown
 *
 * Signals:
 *   "go-on"  (): the person wants that */

#define MEDINA_TYPE_REPLAY_ACTIONS (medina_replay_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaReplayActions, medina_replay_actions, MEDINA, REPLAY_ACTIONS, GObject)

/* Adds the actions to the map, which must not have them any longer than this object lives. */
MedinaReplayActions *medina_replay_actions_new (GActionMap *map, GSettings *settings);

/* NULL for none. */
void medina_replay_actions_set_game (MedinaReplayActions *self, MedinaGame *game);

/* What the actions move; transfer none. */
MedinaReplay *medina_replay_actions_get_replay (MedinaReplayActions *self);

G_END_DECLS
