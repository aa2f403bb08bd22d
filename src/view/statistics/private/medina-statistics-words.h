/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-statistics-stretch.h"

G_BEGIN_DECLS

/* Statistics in words, line by line; what a picture shows is said in its line, too. */

#define MEDINA_STATISTICS_NO_BAR (-1.0)

typedef enum
{
  MEDINA_STATISTICS_NO_PICTURE,
  MEDINA_STATISTICS_RATING, /* over time; likewise the next */
  MEDINA_STATISTICS_POINTS,
} MedinaStatisticsPicture;

typedef struct
{
  char *text; /* owned */
  gboolean heading;
  double bar;       /* of a bar, from 0 to 1; MEDINA_STATISTICS_NO_BAR for none */
  double opponents; /* likewise, of a second bar to compare the first with */
  MedinaStatisticsPicture picture;
} MedinaStatisticsLine;

/* Of MedinaStatisticsLine; transfer full. Several people together have neither streaks nor a
 * rating, nor pictures over time; nor has one game. `stretches` are those of
 * medina_statistics_divide (). Where nothing was counted it depends on `any_finished`, whether
 * there are finished games at all, what is said. */
GArray *medina_statistics_to_lines (const MedinaStatistics *statistics,
                                    const GArray *stretches,
                                    gboolean of_one_person,
                                    gboolean any_finished);

/* What a picture is of; it must be one. Translated. */
const char *medina_statistics_picture_get_title (MedinaStatisticsPicture picture);

/* What a point of a picture says: "Games 5–8 (2026-03-01): 34.5 points, opponents 31.0". Transfer
 * full. */
char *medina_statistics_stretch_to_words (const MedinaStatisticsStretch *stretch,
                                          MedinaStatisticsPicture picture);

/* All of it, as it is copied: in place of pictures there are all points of them. Transfer full. */
char *medina_statistics_lines_to_text (const GArray *lines, const GArray *stretches);

G_END_DECLS
