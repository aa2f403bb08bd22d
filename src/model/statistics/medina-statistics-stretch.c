/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-statistics-stretch.h"

/* From game `start`, counted from 0, up to `end`. */
static MedinaStatisticsStretch
sum_up (const GArray *course, guint start, guint end)
{
  const MedinaStatisticsGame *last = &g_array_index (course, MedinaStatisticsGame, end - 1);
  MedinaStatisticsStretch stretch = {
    .first = start + 1,
    .last = end,
    .date = last->date,
    .rating = last->rating,
  };

  for (guint i = start; i < end; i++)
    {
      const MedinaStatisticsGame *game = &g_array_index (course, MedinaStatisticsGame, i);

      stretch.points += (double) game->points / (end - start);
      stretch.opponents += game->opponents / (end - start);
    }
  return stretch;
}

GArray *
medina_statistics_divide (const MedinaStatistics *self, guint most)
{
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (MedinaStatisticsStretch));
  guint64 games, count;

  g_return_val_if_fail (self != NULL, stretches);

  games = self->course->len;
  count = MIN (games, most);
  for (guint64 i = 0; i < count; i++)
    {
      const MedinaStatisticsStretch stretch =
        sum_up (self->course, (guint) (i * games / count), (guint) ((i + 1) * games / count));

      g_array_append_val (stretches, stretch);
    }
  return stretches;
}
