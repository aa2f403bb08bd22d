/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-graph.h"
#include "medina-statistics-words.h"

G_BEGIN_DECLS

/* What has become of somebody's rating, or points, over time; the opponents' points are a broken
 * line. */

#define MEDINA_TYPE_STATISTICS_GRAPH (medina_statistics_graph_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStatisticsGraph,
                      medina_statistics_graph,
                      MEDINA,
                      STATISTICS_GRAPH,
                      MedinaGraph)

/* Of MedinaStatisticsStretch, at least one; it keeps a reference. */
GtkWidget *medina_statistics_graph_new (MedinaStatisticsPicture picture, GArray *stretches);

/* Which line is whose, where there are several; NULL otherwise. */
GtkWidget *medina_statistics_graph_create_legend (MedinaStatisticsPicture picture);

G_END_DECLS
