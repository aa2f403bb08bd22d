/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* All turns of a game, a row each; a click on one shows the board as it was after that turn. The
 * rows are made when somebody first looks at them. */

/* Signal:
 *   "turn-chosen"  (MedinaAnalysisTurn *turn): somebody wants to see what would have been better in
 *                  that turn */

#define MEDINA_TYPE_MOVE_LOG_VIEW (medina_move_log_view_get_type ())
G_DECLARE_FINAL_TYPE (MedinaMoveLogView, medina_move_log_view, MEDINA, MOVE_LOG_VIEW, GtkWidget)

/* NULL for none. */
void medina_move_log_view_set_game (MedinaMoveLogView *self, MedinaGame *game);

/* Marks the costliest turns that an analysis of the game finds; NULL for none. It keeps a
 * reference. */
void medina_move_log_view_set_analysis (MedinaMoveLogView *self, MedinaAnalysis *analysis);

/* A turn of it that is told of: it is marked instead of the one before it, although the city is
 * seen as before it. NULL for none. */
void medina_move_log_view_set_told (MedinaMoveLogView *self, MedinaAnalysisTurn *turn);

G_END_DECLS
