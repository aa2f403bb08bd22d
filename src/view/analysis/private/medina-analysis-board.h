/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"

G_BEGIN_DECLS

/* A picture of the city before a turn: the spaces of what was placed then are marked as last
 * placements are, those of what would have been better as suggestions are. */

#define MEDINA_TYPE_ANALYSIS_BOARD (medina_analysis_board_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysisBoard, medina_analysis_board, MEDINA, ANALYSIS_BOARD, GtkWidget)

/* Shows the city before a turn; NULL for the end of the game. `description` is the accessible
 * name. */
void medina_analysis_board_show_turn (MedinaAnalysisBoard *self,
                                      MedinaAnalysis *analysis,
                                      MedinaAnalysisTurn *turn,
                                      const char *description);

G_END_DECLS
