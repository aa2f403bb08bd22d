/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-lesson.h"

G_BEGIN_DECLS

/* A lesson while it is read (medina-lesson-reader.c). */
struct _MedinaLesson
{
  GObject parent_instance;

  MedinaLessonPart part;

  /* owned */
  char *id;
  char *title; /* NULL before it is read; likewise the next */
  char *summary;
  GPtrArray *steps;  /* of MedinaLessonStep */
  GPtrArray *events; /* of MedinaLessonEvent */
};

MedinaLessonStep *medina_lesson_add_step (MedinaLesson *self);
MedinaLessonWrong *medina_lesson_add_wrong (MedinaLesson *self); /* to the last step */
MedinaLessonEvent *medina_lesson_add_event (MedinaLesson *self);

G_END_DECLS
