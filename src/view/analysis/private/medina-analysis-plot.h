/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-analysis.h"

G_BEGIN_DECLS

/* The picture of an analysis: the scale, the lines of the players, rings and a cursor. */

typedef struct
{
  MedinaAnalysis *analysis;
  const guint *ringed; /* turns */
  guint n_ringed;
  int cursor; /* on a turn; the number of turns stands for the end of the game, -1 for no cursor */
  gboolean focused;
  gboolean high_contrast;
  GtkWidget *widget; /* for its color, font and size */
} MedinaAnalysisPlot;

void medina_analysis_plot_draw (const MedinaAnalysisPlot *scene, cairo_t *cr);

/* How many values each player has: one before every turn that was analyzed, and one at the end;
 * and one of these values, in points. */
guint medina_analysis_plot_count (MedinaAnalysis *analysis);
double medina_analysis_plot_get_value (MedinaAnalysis *analysis, guint turn, guint player);

/* The x coordinate of a turn in a picture of that width, and the turn nearest to a coordinate;
 * there must be one. */
double medina_analysis_plot_get_x (MedinaAnalysis *analysis, int width, guint turn);
guint medina_analysis_plot_find (MedinaAnalysis *analysis, int width, double x);

G_END_DECLS
