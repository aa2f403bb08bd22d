/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* The actions of a window for looking back, "win.…":
 *   replay-first, replay-back, replay-forward, replay-last
 *   replay-play    a toggle: turn by turn, by itself
 *   replay-round   to before the last round, then through it, placement by placement
 *   replay-return  back to the game
 *   replay-go-on   asks, then the game goes on from what is shown */

#define MEDINA_TYPE_REPLAY_ACTIONS (medina_replay_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaReplayActions, medina_replay_actions, MEDINA, REPLAY_ACTIONS, GObject)

/* Adds the actions to the map, which must not have them any longer than this object lives. What
 * there is to ask is asked over the window. */
MedinaReplayActions *medina_replay_actions_new (GActionMap *map, GtkWindow *window);

/* NULL for none. */
void medina_replay_actions_set_game (MedinaReplayActions *self, MedinaGame *game);

G_END_DECLS
