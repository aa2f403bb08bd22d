/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* What is to be told of what is shown (medina_game_get_news), in as many words as there is room
 * for: the last placements of it, `most` at most, the latest first. Nothing of a game that is over.
 * All transfer full. */

/* A line each. */
char **medina_round_words_list (MedinaGame *game, guint most);

/* The same for where there is little room: without the palaces of rooftops, and what others have
 * gained or lost than who placed and who is to place now. */
char **medina_round_words_list_briefly (MedinaGame *game, guint most);

/* The same for where there is no room for a line each: a line for all of them that a player placed
 * in a row, in the order in which they were placed: "Idris: Stable on d9 +1, Wall on a4"; and how
 * many each line tells, for which there is to be room for `most` numbers. */
char **medina_round_words_list_turns (MedinaGame *game, guint most, int *placements);

/* For where there is no room for a line each of these either: of such lines, and how many each
 * tells, a text for the latest turn alone, one for the latest two, and so on, as in "… · Idris:
 * Stable on d9 +1, Wall on a4 · Ben: Wall on a2", and how many placements each tells. */
char **medina_round_words_join_turns (char **turns, const int *counts, int *placements);

/* Such texts for where there is hardly any room, with the placements as they are noted in records:
 * "… · Idris: Sd9 +1 Wa4 · Ben: Wa2". */
char **medina_round_words_note (MedinaGame *game, guint most, int *placements);

G_END_DECLS
