/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-plot.h"

G_BEGIN_DECLS

/* A graph with a cursor: Left and Right, Home and End move it from point to point, a click goes
 * there; a screen reader and the tooltip say what is there. What there is to be seen is for classes
 * derived from it. */

#define MEDINA_TYPE_GRAPH (medina_graph_get_type ())
G_DECLARE_DERIVABLE_TYPE (MedinaGraph, medina_graph, MEDINA, GRAPH, GtkWidget)

struct _MedinaGraphClass
{
  GtkWidgetClass parent_class;

  /* Fills in the lines of a plot in which all members are 0 but the last, from `cursor` on. Without
   * points nothing is drawn. */
  void (*plot) (MedinaGraph *self, MedinaPlot *plot);

  /* What there is at a point. Transfer full. */
  char *(*tell) (MedinaGraph *self, guint point);

  /* Return or a click chooses a point; NULL if nothing comes of that. */
  void (*choose) (MedinaGraph *self, guint point);
};

/* There is something else to be seen. */
void medina_graph_changed (MedinaGraph *self);

/* There is no cursor any more, as at first. */
void medina_graph_forget_cursor (MedinaGraph *self);

/* Puts it at a point that there is, -1 for nowhere: then it is not seen until it moves again, from
 * where it was. Nothing is chosen by that. */
void medina_graph_set_cursor (MedinaGraph *self, int point);
int medina_graph_get_cursor (MedinaGraph *self);

G_END_DECLS
