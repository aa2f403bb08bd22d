/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-play-private.h"

/* What there is to see of a lesson. */

MedinaLesson *
medina_lesson_play_get_lesson (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), NULL);

  return self->lesson;
}

MedinaPlacementGate *
medina_lesson_play_get_gate (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), NULL);

  return self->gate;
}

MedinaLessonState
medina_lesson_play_get_state (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), MEDINA_LESSON_OVER);

  return self->state;
}

guint
medina_lesson_play_get_step (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), 0);

  return self->step;
}

const char *
medina_lesson_play_get_sentence (MedinaLessonPlay *self)
{
  const MedinaLessonStep *step;

  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), NULL);

  step = medina_lesson_play_find_step (self);
  if (self->answer != NULL)
    return medina_lesson_translate (self->answer);
  return medina_lesson_translate (self->done && step->after != NULL ? step->after : step->say);
}

MdnSet
medina_lesson_play_get_shown (MedinaLessonPlay *self)
{
  const MedinaLessonStep *step;

  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), mdn_set_empty ());

  step = medina_lesson_play_find_step (self);
  if (self->done || self->state == MEDINA_LESSON_OVER)
    return mdn_set_empty ();
  return !mdn_set_is_empty (step->shown) ? step->shown : step->goal.spaces;
}

MdnPiece
medina_lesson_play_get_piece (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), MDN_PIECES);

  if (self->done || self->state == MEDINA_LESSON_OVER)
    return MDN_PIECES;
  return medina_lesson_condition_get_piece (&medina_lesson_play_find_step (self)->goal);
}

MdnSet
medina_lesson_play_get_lit (MedinaLessonPlay *self)
{
  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), mdn_set_empty ());

  return self->state == MEDINA_LESSON_OVER ? mdn_set_empty ()
                                           : medina_lesson_play_find_step (self)->lit;
}

guint
medina_lesson_play_get_tiles (MedinaLessonPlay *self)
{
  const MedinaLessonStep *step;

  g_return_val_if_fail (MEDINA_IS_LESSON_PLAY (self), 0);

  step = medina_lesson_play_find_step (self);
  if (self->state == MEDINA_LESSON_OVER || self->answer != NULL)
    return 0;
  return self->done && step->after != NULL ? step->tiles_after : step->tiles;
}
