/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"

G_BEGIN_DECLS

/* The actions of a window that are about its computer player, "win.…":
 *   play-now         see medina_computer_player_play_now
 *   pause-computers  a state: TRUE while they pause
 *   set-seat (us)    who plays on a seat, 0…3: "human", "easy", "medium", "hard" or "expert"
 *   set-character (us)  what the computer on a seat likes, as medina_character_to_word has it */

/* Adds them to the map, which must not have them any longer than the player lives. */
void medina_computer_actions_add (GActionMap *map, MedinaComputerPlayer *computer);

G_END_DECLS
