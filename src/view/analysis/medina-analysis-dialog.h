/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-analysis.h"

G_BEGIN_DECLS

/* The analysis of a finished game: a graph, how far it has come, and the turns that lost most. It
 * starts the analysis when it is shown, and stops it when it is closed.
 *
 * Signal:
 *   "turn-chosen"  (MedinaAnalysisTurn *turn): somebody wants to see the city before that turn, and
 *                  what would have been better; NULL stands for the end of the game */

#define MEDINA_TYPE_ANALYSIS_DIALOG (medina_analysis_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysisDialog,
                      medina_analysis_dialog,
                      MEDINA,
                      ANALYSIS_DIALOG,
                      AdwWindow)

MedinaAnalysisDialog *medina_analysis_dialog_new (MedinaAnalysis *analysis);

MedinaAnalysis *
medina_analysis_dialog_get_analysis (MedinaAnalysisDialog *self); /* transfer none */

G_END_DECLS
