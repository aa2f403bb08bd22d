/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bus-program.h"

/* What a screen reader would speak of the program, by the events that Orca listens to:
 * announcements, what gets the focus, and the name and the description of what has it when they
 * change. */

typedef struct
{
  BusProgram *program;
  guint subscription;
  guint events;      /* that were heard of whatever changed */
  char *focus;       /* path of what has the focus; NULL for nothing */
  char *described;   /* the description read with it, until another one comes */
  GPtrArray *spoken; /* of char *: the lines, the oldest first */
} ScreenReader;

/* Listens from now on; the program may be started later. */
void screen_reader_start (ScreenReader *self, BusProgram *program);

void screen_reader_stop (ScreenReader *self);

/* Whether a line like that (a regular expression) was spoken since so many lines had been. */
gboolean screen_reader_has_spoken (ScreenReader *self, guint since, const char *like);

/* All that was spoken since then, for messages. Transfer full. */
char *screen_reader_recall (ScreenReader *self, guint since);
