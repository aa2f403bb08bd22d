/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* A game as plain text, for the clipboard. Tabs separate the columns, so that they come out right
 * in spreadsheets and with letters of every width; every line ends with a newline. */

/* The score sheet: a column a player in the order of the standing, below a line of names, which the
 * rules begin, a line an item. While looking back a line above names the turn. Transfer full. */
char *medina_text_export_scores (MedinaGame *game);

/* Below a line that names the rules all turns, a line each: number, player, notation: "1⇥Aisha⇥Gb2
 * Rb2". The opening merchant (M0) has the number 0. Placements that were undone are left out; those
 * that a replay has not reached are not. "" if there is nothing. Transfer full. */
char *medina_text_export_moves (MedinaGame *game);

G_END_DECLS
