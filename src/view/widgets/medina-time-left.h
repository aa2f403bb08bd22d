/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How long something will still take, from how long it has taken so far: in whole minutes, which go
 * down one after the other and stay where an estimate wavers. Unknown at first, until enough has
 * been done to tell. */

enum
{
  MEDINA_TIME_UNKNOWN = -1,
};

typedef struct
{
  gint64 start; /* in microseconds */
  double begun; /* how much had been done then, from 0 to 1 */
  int minutes;  /* told last */
} MedinaTimeLeft;

/* It goes on from `done` now, a time of g_get_monotonic_time (). */
void medina_time_left_begin (MedinaTimeLeft *self, gint64 now, double done);

/* So much is done now. Minutes; 0 for less than one; or MEDINA_TIME_UNKNOWN. */
int medina_time_left_update (MedinaTimeLeft *self, gint64 now, double done);

/* In words, translated; "" for an unknown time. Transfer full. */
char *medina_time_left_to_words (int minutes);

G_END_DECLS
