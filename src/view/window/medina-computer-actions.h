/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"
#include "medina-window.h"

G_BEGIN_DECLS

/* The window's computer player, and its actions:
 *   play-now         see medina_computer_player_play_now
 *   pause-computers  a state: TRUE while they pause
 *   set-seat (us)    who plays on a seat, 0…3: "human", "easy", "medium", "hard" or "expert" */

void medina_computer_actions_install (MedinaWindow *window, GSettings *settings);

/* NULL if there is none. To be called whenever the window has another game. */
void medina_computer_actions_bind_game (MedinaWindow *window, MedinaGame *game);

/* Transfer none. */
MedinaComputerPlayer *medina_computer_actions_get_player (MedinaWindow *window);

G_END_DECLS
