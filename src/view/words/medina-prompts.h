/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "foregone.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* Whose turn it is, what can be done now and what has to be done, in one or two translated
 * sentences; after the game, who has won; in a replay, which moment is shown. Transfer full. */
char *medina_prompt_for_game (MedinaGame *game);

/* What it says most of the time while this game is played, whoever is to move and whatever is in
 * hand: to find letters that suit all of it. Transfer full. */
char **medina_prompts_list_usual (MedinaGame *game);

/* The same without what depends on the piece in hand, and without what is said of every replay:
 * what a person who hears it is told once. Transfer full. */
char *medina_prompt_for_turn (MedinaGame *game);

/* The same in as few words as can be. Transfer full. */
char *medina_prompt_in_brief (MedinaGame *game);

/* Of a game that is over: who has won, and what has decided a tie. Transfer full. */
char *medina_prompt_for_result (MedinaGame *game);

/* Instead of it, while an earlier part of the game plays by itself. Transfer full. And what it says
 * of that. */
char *medina_prompt_for_replay (MedinaGame *game);
const char *medina_prompt_word_playing (void);

/* Why nothing can be placed while the computer of a lesson waits. */
const char *medina_prompt_word_unread (void);

/* Instead of it, where so much is foregone. Transfer full. And what it says of that; NULL for
 * nothing. */
char *medina_prompt_for_foregone (MedinaGame *game, MdnForegone foregone);
const char *medina_prompt_word_foregone (MdnForegone foregone);

/* Instead of it, when a computer has decided and what it places has to wait. Transfer full. */
char *medina_prompt_for_wait (MedinaGame *game);

/* Instead of it, when a computer is to move and is paused. Transfer full. */
char *medina_prompt_for_pause (MedinaGame *game);

G_END_DECLS
