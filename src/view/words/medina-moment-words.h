/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Turns as people count them, from 1: that at a place of a game's move log; 0 is the opening. */
guint medina_moment_number_turn (GListModel *log, guint place);

/* The turn that is shown, and how many there are, as short as can be: “Turn 3 of 40”. Transfer
 * full; NULL before the first turn. */
char *medina_moment_word_turn (MedinaGame *game);

/* How far what is shown has come, for where nothing else tells it: like the above where one looks
 * back, else only the last turn, “Turn 3”, as nobody knows how many there will be. Likewise. */
char *medina_moment_word_progress (MedinaGame *game);

G_END_DECLS
