/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture of a graph: lines over a row of points, a scale of whole numbers at the side, numbers
 * below, rings and a cursor. A plain value, for as long as it is drawn. (GTK and libadwaita have
 * nothing that draws graphs.) */

/* Around a point of a line. */
typedef struct
{
  guint point;
  guint line;
} MedinaPlotRing;

typedef struct
{
  guint n_lines;
  guint n_points; /* of each line, from the left edge on */
  guint n_places; /* from edge to edge; not less than there are points */

  /* The places, from the first, that may have a number below; each `every`-th has one */
  guint n_named;

  guint every;
  double lowest; /* what the scale has to reach at least; it reaches all values anyway */
  double highest;
  const MedinaPlotRing *rings;
  guint n_rings;

  gpointer owner; /* given to these */
  double (*get_value) (gpointer owner, guint line, guint point);
  char *(*name_value) (gpointer owner, int value); /* transfer full; likewise the next */
  char *(*name_place) (gpointer owner, guint place);
  /* Strokes the path that is there, `thickness` in pixels; marks a point. */
  void (*stroke) (gpointer owner, guint line, cairo_t *cr, double thickness);
  void (*mark) (gpointer owner, guint line, cairo_t *cr, double x, double y);

  int cursor; /* on a point; -1 for none */
  gboolean focused;
  gboolean high_contrast;
  GtkWidget *widget; /* for its color, font and size */
} MedinaPlot;

void medina_plot_draw (const MedinaPlot *self, cairo_t *cr);

/* The point nearest to a coordinate, in pixels; there must be one. */
guint medina_plot_find (const MedinaPlot *self, double x);

G_END_DECLS
