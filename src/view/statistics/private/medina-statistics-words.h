/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-statistics.h"

G_BEGIN_DECLS

/* Statistics in words, line by line; what a picture shows is said in its line, too. */

#define MEDINA_STATISTICS_NO_BAR (-1.0)

typedef struct
{
  char *text; /* owned */
  gboolean heading;
  double bar; /* of a bar, from 0 to 1; MEDINA_STATISTICS_NO_BAR for none */
} MedinaStatisticsLine;

/* Of MedinaStatisticsLine; transfer full. Several people together have neither streaks nor a rating. */
GArray *medina_statistics_to_lines (const MedinaStatistics *statistics, gboolean of_one_person);

/* All of it, as it is copied. Transfer full. */
char *medina_statistics_lines_to_text (const GArray *lines);

G_END_DECLS
