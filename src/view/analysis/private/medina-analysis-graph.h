/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis.h"
#include "medina-graph.h"

G_BEGIN_DECLS

/* What each player could expect, turn by turn: a line for each, in the player's color, and told
 * apart by dashes and markers, too. Turns that lost much are ringed. Return or a click shows a
 * turn.
 *
 * Signal:
 *   "turn-chosen"  (guint turn): whoever looks at it wants to see that turn; the number of turns
 *                  stands for the end of the game */

#define MEDINA_TYPE_ANALYSIS_GRAPH (medina_analysis_graph_get_type ())
G_DECLARE_FINAL_TYPE (MedinaAnalysisGraph,
                      medina_analysis_graph,
                      MEDINA,
                      ANALYSIS_GRAPH,
                      MedinaGraph)

/* The graph keeps a reference to the analysis and follows it. NULL, as at first, for none. */
void medina_analysis_graph_set_analysis (MedinaAnalysisGraph *self, MedinaAnalysis *analysis);

/* The turn that is looked at, which has the cursor: one that was found; NULL for none. */
void medina_analysis_graph_set_chosen (MedinaAnalysisGraph *self, MedinaAnalysisTurn *turn);

/* Likewise the turn that follows so many placements, if it has been looked at. */
void medina_analysis_graph_set_moment (MedinaAnalysisGraph *self, guint placements);

/* The turns to ring, as many as `count`, of those found so far; copied. */
void medina_analysis_graph_set_ringed (MedinaAnalysisGraph *self, const guint turns[], guint count);

/* A line as it is drawn for that player, for a legend. */
GtkWidget *medina_analysis_graph_create_sample (MedinaPlayer *player);

/* Its marker alone. */
GtkWidget *medina_analysis_graph_create_marker (MedinaPlayer *player);

G_END_DECLS
