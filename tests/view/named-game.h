/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

/* Games of Aisha, Ben, Chiara and Dai, for what is said about them. */

/* Without chance: player 1 begins, the well on f7 and the first merchant on l6 if there are any,
 * full opening where short is offered. */
MedinaGame *named_game_new (MdnRuleSet set, int players);

/* Plays placements like "Gb2 Rb2", and ends turns that await it. */
void named_game_play (MedinaGame *game, const char *script);

/* Plays one at random, or ends the turn; FALSE once the game is over. */
gboolean named_game_play_random (MedinaGame *game, MdnRandom *random);

/* Plays the rest at random. */
void named_game_finish (MedinaGame *game, MdnRandom *random);

/* One that was played so from its beginning. Transfer full. */
MedinaGame *named_game_new_finished (MdnRuleSet set, int players, guint64 seed);
