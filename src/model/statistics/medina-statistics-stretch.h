/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-statistics.h"

G_BEGIN_DECLS

/* A few games, one after the other, as one point of a line over time. */
typedef struct
{
  guint first; /* the numbers of the games, from 1 */
  guint last;
  gint64 date;      /* of the last; 0 if that is not known */
  double points;    /* a game, on average; likewise the next */
  double opponents; /* what each of them had */
  double rating;    /* after the last */
} MedinaStatisticsStretch;

/* All games in their order, in `most` stretches at most, which are as long as one another, or one
 * longer. GArray of MedinaStatisticsStretch, transfer full. */
GArray *medina_statistics_divide (const MedinaStatistics *self, guint most);

G_END_DECLS
