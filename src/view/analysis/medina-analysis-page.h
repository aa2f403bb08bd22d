/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-analysis.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* The analysis of a finished game beside its board: a graph, how far it has come, and the turns
 * that lost most. It starts the analysis that it is given, and stops it when it is given another
 * one, or none.
 *
 * Signal:
 *   "turn-chosen"  (MedinaAnalysisTurn *turn): somebody wants to see the city before that turn, and
 *                  what would have been better; NULL stands for the end of the game */

#define MEDINA_TYPE_ANALYSIS_PAGE (medina_analysis_page_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysisPage, medina_analysis_page, MEDINA, ANALYSIS_PAGE, GtkWidget)

/* The atlas for the pictures of the pieces; the page keeps a reference. To be set before an
 * analysis. */
void medina_analysis_page_set_atlas (MedinaAnalysisPage *self, MedinaPieceAtlas *atlas);

/* NULL, as at first, for none. It keeps a reference. */
void medina_analysis_page_set_analysis (MedinaAnalysisPage *self, MedinaAnalysis *analysis);

MedinaAnalysis *medina_analysis_page_get_analysis (MedinaAnalysisPage *self); /* transfer none */

/* Marks the turn that is looked at, in the graph and, if it is listed, in the list; NULL for
 * none. */
void medina_analysis_page_set_chosen (MedinaAnalysisPage *self, MedinaAnalysisTurn *turn);

/* Marks the moment after so many placements in the graph, and no turn. */
void medina_analysis_page_set_moment (MedinaAnalysisPage *self, guint placements);

G_END_DECLS
