/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* A game on one page of any size: what was played and when, the board, and below it
 * the score sheet with the result.
 *
 * The operation shows the game as it is now; later changes of it do not show. `date` is when it
 * began; NULL if nobody knows. `code` is the text from which the game can be had again
 * (medina-record-code.h); NULL for none. Transfer full. */
GtkPrintOperation *
medina_printout_new (MedinaGame *game, GDateTime *date, gboolean coordinates, const char *code);

G_END_DECLS
