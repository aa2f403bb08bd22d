/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-input.h"
#include "medina-board-scene.h"

G_BEGIN_DECLS

/* What the person at a board is about: the piece in hand, what is pointed at and what is typed, in
 * the picture and in words. */

/* Adds it to a scene of the game: the legal spaces, the cursor, the palace that is asked about. */
void
medina_board_attention_show (MedinaBoardInput *input, MedinaGame *game, MedinaBoardScene *scene);

/* The palace that is pointed at; MDN_NO_PALACE for none. */
int medina_board_attention_find_palace (MedinaBoardInput *input, MedinaGame *game);

/* What is pointed at, with what a palace there is worth, or what is typed; NULL for nothing.
 * Transfer full. */
char *medina_board_attention_describe_pointed_at (MedinaBoardInput *input, MedinaGame *game);
char *medina_board_attention_describe_typed (MedinaBoardInput *input, MedinaGame *game);

G_END_DECLS
