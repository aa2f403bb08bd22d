/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis-turn.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* A turn in the list of moves: its number, who made it, its notation, and its placements in
 * words. */

#define MEDINA_TYPE_MOVE_LOG_ROW (medina_move_log_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaMoveLogRow, medina_move_log_row, MEDINA, MOVE_LOG_ROW, GtkListBoxRow)

GtkWidget *medina_move_log_row_new (MedinaGame *game, MedinaMoveLogEntry *entry);

MedinaMoveLogEntry *medina_move_log_row_get_entry (MedinaMoveLogRow *self); /* transfer none */
const char *medina_move_log_row_get_words (MedinaMoveLogRow *self);

/* Marks it with what an analysis has found out about its turn, which was a costly one; NULL for
 * nothing. */
void medina_move_log_row_set_analyzed (MedinaMoveLogRow *self, MedinaAnalysisTurn *turn);
MedinaAnalysisTurn *medina_move_log_row_get_analyzed (MedinaMoveLogRow *self);

/* Whether it is the turn that the board shows. */
void medina_move_log_row_set_current (MedinaMoveLogRow *self, gboolean current);

G_END_DECLS
