/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* The actions of the window for looking back, "win.…":
 *   replay-first, replay-back, replay-forward, replay-last
 *   replay-play    a toggle: turn by turn, by itself
 *   replay-return  back to the game
 *   replay-go-on   asks, then the game goes on from what is shown */

void medina_replay_actions_install (MedinaWindow *window);

/* NULL for no game. */
void medina_replay_actions_bind_game (MedinaWindow *window, MedinaGame *game);

G_END_DECLS
