/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-chronicle.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* What happens in a game, in lines that can be read or heard one after the other; all transfer
 * full. */

/* Points that somebody has gained or lost: "+3", "−1". */
char *medina_news_of_points (int points);

/* Adds to a list what a player has gained or lost: "Ben +1"; nothing for 0. */
void medina_news_add_gain (GStrvBuilder *parts, MedinaGame *game, guint player, int points);

/* What somebody placed, and what they and others have gained or lost by it, without commas between,
 * as a part of a list: "Wall on a3 +5 (Ben −4)"; only what they placed if that is nothing, and at a
 * purist's table. */
char *medina_news_join_gains (MedinaGame *game, const char *words, guint mover, const int *gains);

/* Who did it, in these words, and the points that each player gained or lost by it. */
char *medina_news_of_words (MedinaGame *game, guint player, const char *words, const int *gains);

/* Who placed what where, and the points that it moved: "Idris: Stable on d9, +1", "Idris: Wall on
 * a4, +1, Ben +1". */
char *medina_news_of_placement (MedinaGame *game, const MedinaChronicleEntry *entry);

/* The last placement before the cursor likewise. */
char *medina_news_of_last_placement (MedinaGame *game);

/* What was taken from the person whose turn it is since their last turn, a sentence each; NULL if
 * that is nothing, if the person has placed something since, or if nobody is to place anything. */
char *medina_news_of_losses (MedinaGame *game);

/* Placements that were taken back, the first one of those behind the cursor; there must be that
 * many. */
char *medina_news_of_undo (MedinaGame *game, guint count);

/* Everybody's points, a line each: "Idris, 58 points". */
char *medina_news_of_scores (MedinaGame *game);

/* The piece that was taken in hand, and on how many spaces or palaces it can go; or that none
 * is. */
char *medina_news_of_hand (MedinaGame *game);

G_END_DECLS
