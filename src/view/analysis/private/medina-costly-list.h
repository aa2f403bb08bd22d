/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-analysis-graph.h"
#include "medina-analysis.h"
#include "medina-piece-atlas.h"

/* The turns that cost most, as rows of a list; the graph has rings around them. Rows come and go
 * while an analysis goes on, but none that is under somebody's hand: those in use stay where they
 * are in the window, and all stay as they are while somebody aims at one; what has changed until
 * then is made up for. A part of the page. */

typedef struct
{
  /* borrowed */
  GtkListBox *list;
  GtkScrolledWindow *scroller; /* that the list is in */
  MedinaAnalysisGraph *graph;
  MedinaAnalysis *analysis; /* NULL for none */
  GtkEventController *motion;

  /* owned */
  MedinaPieceAtlas *atlas;    /* NULL before it is given */
  MedinaAnalysisTurn *chosen; /* NULL for none */
  GPtrArray *listed;          /* of MedinaAnalysisTurn, as the rows are */

  graphene_point_t pointer; /* where it was last, in the list */
  gboolean aimed;           /* it has been moved there */
  gint64 changed;           /* when the rows were, on the monotonic clock */
  guint update_id;          /* after it has left; 0 for none */
} MedinaCostlyList;

/* In place, all zero before: it must not move until it is cleared. */
void medina_costly_list_init (MedinaCostlyList *self,
                              GtkListBox *list,
                              GtkScrolledWindow *scroller,
                              MedinaAnalysisGraph *graph);
void medina_costly_list_clear (MedinaCostlyList *self);

/* The turns of this analysis, from now on; NULL for none any more: its rows stay until others
 * come. */
void medina_costly_list_set_analysis (MedinaCostlyList *self, MedinaAnalysis *analysis);

/* Makes all rows anew, with other names, or other turns where somebody else plays now. */
void medina_costly_list_fill (MedinaCostlyList *self);

/* NULL for none; and whose row that is. Transfer none. */
void medina_costly_list_set_chosen (MedinaCostlyList *self, MedinaAnalysisTurn *turn);
MedinaAnalysisTurn *medina_costly_list_get_turn (const MedinaCostlyList *self, GtkListBoxRow *row);

gboolean medina_costly_list_is_empty (const MedinaCostlyList *self);
