/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-time-left.h"

#include <glib/gi18n.h>

/* Before that nothing is known. */
#define LEAST_SECONDS 3.0
#define LEAST_DONE    0.05

enum
{
  MINUTE = 60,
  NEARLY = 45, /* seconds that are still told as a minute */
};

void
medina_time_left_begin (MedinaTimeLeft *self, gint64 now, double done)
{
  *self = (MedinaTimeLeft){ .start = now, .begun = done, .minutes = MEDINA_TIME_UNKNOWN };
}

static int
round_minutes (double seconds)
{
  return seconds < NEARLY ? 0 : MAX (1, (int) (seconds / MINUTE + 0.5));
}

/* More than was told before is told only where that was plainly wrong. */
int
medina_time_left_update (MedinaTimeLeft *self, gint64 now, double done)
{
  const double seconds = (double) (now - self->start) / G_USEC_PER_SEC;
  const double progress = done - self->begun;
  int minutes;

  if (seconds < LEAST_SECONDS || progress < LEAST_DONE)
    return self->minutes;
  minutes = round_minutes (seconds / progress * (1 - done));
  if (self->minutes == MEDINA_TIME_UNKNOWN || minutes < self->minutes ||
      minutes > self->minutes + 1)
    self->minutes = minutes;
  return self->minutes;
}

char *
medina_time_left_to_words (int minutes)
{
  if (minutes == MEDINA_TIME_UNKNOWN)
    return g_strdup ("");
  if (minutes == 0)
    /* Translators: how long an analysis will still take, below its progress; as short as
     * possible */
    return g_strdup (_ ("Less than a minute left"));
  if (minutes == 1)
    return g_strdup (_ ("About a minute left"));
  return g_strdup_printf (ngettext ("About %d minute left", "About %d minutes left", minutes),
                          minutes);
}
