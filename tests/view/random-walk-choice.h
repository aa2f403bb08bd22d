/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-application.h"
#include "random.h"

/* One event of a walk. */
typedef struct
{
  MedinaApplication *application;
  const char *folder; /* for files */
  MdnRandom *random;
  char *words; /* what is done is described here before it is */
  gsize size;
} RandomWalkStep;

/* A random number below n. */
guint random_walk_below (const RandomWalkStep *step, guint n);

/* Says what is being done. */
void random_walk_describe (const RandomWalkStep *step, const char *format, ...)
  G_GNUC_PRINTF (2, 3);

/* The windows of games, transfer container, and one of them; NULL if there is none. */
GList *random_walk_list_windows (const RandomWalkStep *step);
MedinaWindow *random_walk_choose_window (const RandomWalkStep *step);

/* Something that can be seen in the window on top: mostly in what has popped up, if anything has.
 * NULL if there is nothing. */
GtkWidget *random_walk_choose_widget (const RandomWalkStep *step);

/* A place in it. */
void random_walk_choose_place (const RandomWalkStep *step, GtkWidget *widget, double *x, double *y);
