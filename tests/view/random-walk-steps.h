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

/* Does something with what is there. There is a window on top. */
void random_walk_step (const RandomWalkStep *step);

/* Opens another window, if there are not too many yet. */
void random_walk_step_add_window (const RandomWalkStep *step);
