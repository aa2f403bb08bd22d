/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Answers to "What is this?", in some translated lines; transfer full. */

/* A space: what is there; or the palace, whose it is, what it is worth, what it could become, who
 * may claim it, and what a rooftop would bring besides. Which pieces of the person who is to move
 * can go there, and what they would do; or why none can. */
char *medina_space_answer (MedinaGame *game, MdnSpace space);

/* A kind of piece in a player's supply: its name, what it does, and if it is the player's turn why
 * it cannot be placed. */
char *medina_piece_answer (MedinaGame *game, MedinaPlayer *player, MdnPiece piece);

G_END_DECLS
