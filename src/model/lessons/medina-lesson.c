/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson.h"

#include "medina-lesson-private.h"

G_DEFINE_FINAL_TYPE (MedinaLesson, medina_lesson, G_TYPE_OBJECT)

static void
free_wrong (gpointer data)
{
  MedinaLessonWrong *wrong = data;

  g_free (wrong->text);
  g_free (wrong->example);
  g_free (wrong);
}

static void
free_step (gpointer data)
{
  MedinaLessonStep *step = data;

  g_clear_pointer (&step->position, medina_record_free);
  g_clear_pointer (&step->wrongs, g_ptr_array_unref);
  g_free (step->say);
  g_free (step->after);
  g_free (step->example);
  g_free (step->reply);
  g_free (step);
}

static void
free_event (gpointer data)
{
  g_free (((MedinaLessonEvent *) data)->text);
  g_free (data);
}

MedinaLessonStep *
medina_lesson_add_step (MedinaLesson *self)
{
  MedinaLessonStep *step = g_new0 (MedinaLessonStep, 1);

  step->wrongs = g_ptr_array_new_with_free_func (free_wrong);
  g_ptr_array_add (self->steps, step);
  return step;
}

MedinaLessonWrong *
medina_lesson_add_wrong (MedinaLesson *self)
{
  MedinaLessonStep *step = self->steps->pdata[self->steps->len - 1];
  MedinaLessonWrong *wrong = g_new0 (MedinaLessonWrong, 1);

  g_ptr_array_add (step->wrongs, wrong);
  return wrong;
}

MedinaLessonEvent *
medina_lesson_add_event (MedinaLesson *self)
{
  MedinaLessonEvent *event = g_new0 (MedinaLessonEvent, 1);

  g_ptr_array_add (self->events, event);
  return event;
}

const char *
medina_lesson_get_id (MedinaLesson *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), NULL);

  return self->id;
}

const char *
medina_lesson_translate (const char *text)
{
  return *text != '\0' ? g_dgettext (NULL, text) : text;
}

const char *
medina_lesson_get_title (MedinaLesson *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), NULL);

  return medina_lesson_translate (self->title);
}

const char *
medina_lesson_get_summary (MedinaLesson *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), NULL);

  return medina_lesson_translate (self->summary);
}

MedinaLessonPart
medina_lesson_get_part (MedinaLesson *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), MEDINA_LESSON_BASICS);

  return self->part;
}

guint
medina_lesson_get_n_steps (MedinaLesson *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), 0);

  return self->steps->len;
}

const MedinaLessonStep *
medina_lesson_get_step (MedinaLesson *self, guint step)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), NULL);
  g_return_val_if_fail (step < self->steps->len, NULL);

  return self->steps->pdata[step];
}

guint
medina_lesson_get_n_events (MedinaLesson *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), 0);

  return self->events->len;
}

const MedinaLessonEvent *
medina_lesson_get_event (MedinaLesson *self, guint event)
{
  g_return_val_if_fail (MEDINA_IS_LESSON (self), NULL);
  g_return_val_if_fail (event < self->events->len, NULL);

  return self->events->pdata[event];
}

static void
medina_lesson_finalize (GObject *object)
{
  MedinaLesson *self = MEDINA_LESSON (object);

  g_free (self->id);
  g_free (self->title);
  g_free (self->summary);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->events);
  G_OBJECT_CLASS (medina_lesson_parent_class)->finalize (object);
}

static void
medina_lesson_class_init (MedinaLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_lesson_finalize;
}

static void
medina_lesson_init (MedinaLesson *self)
{
  self->steps = g_ptr_array_new_with_free_func (free_step);
  self->events = g_ptr_array_new_with_free_func (free_event);
}
