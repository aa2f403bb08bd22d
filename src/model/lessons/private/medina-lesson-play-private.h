/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-lesson-play.h"

G_BEGIN_DECLS

/* A lesson that somebody goes through, in two parts:
 *   medina-lesson-play.c          what happens in it
 *   medina-lesson-play-getters.c  what there is to see of it */

struct _MedinaLessonPlay
{
  GObject parent_instance;

  guint step;
  MedinaLessonState state;
  MedinaLessonState before_wrong; /* what it is again once that is taken back */
  gboolean done;                  /* what is to be done in this step */
  gboolean acting;                /* what happens to the game is not the person's doing */
  int person;                     /* whose lesson it is */
  const char *answer;             /* to something wrong, or NULL; the lesson's */
  guint moment;
  guint soon_id; /* source that takes back or goes on */

  /* owned */
  MedinaLesson *lesson;
  MedinaPlacementGate *gate;
  GArray *starts; /* where the steps so far began */
};

/* The step that it is at. Transfer none. */
const MedinaLessonStep *medina_lesson_play_find_step (MedinaLessonPlay *self);

/* Whether that is to be done now. */
gboolean medina_lesson_play_is_open (MedinaLessonPlay *self, MedinaLessonTask task);

G_END_DECLS
