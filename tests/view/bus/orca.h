/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bus-program.h"

/* What Orca speaks of the program, by the log that it writes. */

typedef struct
{
  int terminal; /* where it writes its log to */
  int slave;    /* its other end, so that it stays */
  GString *log; /* what has not been understood of it yet */

  /* Of char *: the lines, the oldest first, the names of pressed keys among them */
  GPtrArray *spoken;
} Orca;

/* Starts it beside the program, before or after that; it listens when this returns. FALSE, and the
 * test is skipped and says why, where there is no Orca, or where the user has one at work: that is
 * left alone, and there cannot be two. */
gboolean orca_start (Orca *self, BusProgram *program);

/* It ends with the program. */
void orca_clear (Orca *self);

/* Whether a line like that (a regular expression) was spoken since so many lines had been. */
gboolean orca_has_spoken (Orca *self, guint since, const char *like);

/* All that was spoken until now. */
guint orca_count (Orca *self);
