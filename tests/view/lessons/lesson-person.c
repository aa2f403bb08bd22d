/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-person.h"

#include "await.h"

const MedinaLessonStep *
lesson_person_get_data (LessonFixture *self)
{
  return medina_lesson_get_step (medina_lesson_play_get_lesson (lesson_fixture_get_play (self)),
                                 lesson_fixture_get_step (self));
}

MdnSpace
lesson_person_find_space (LessonFixture *self)
{
  MedinaGame *game = lesson_fixture_get_game (self);
  const MdnPiece piece = (MdnPiece) g_bit_nth_lsf (lesson_person_get_data (self)->goal.pieces, -1);

  for (MdnSet spaces = medina_game_get_legal_spaces (game, piece); !mdn_set_is_empty (spaces);)
    {
      const MdnSpace space = mdn_set_take (&spaces);
      g_autofree MdnGame *trial = g_memdup2 (medina_game_get_engine_game (game), sizeof *trial);

      mdn_game_play (trial, medina_game_placement_for (game, piece, space));
      if (medina_lesson_condition_holds (&lesson_person_get_data (self)->goal, trial, 0))
        return space;
    }
  g_assert_not_reached ();
}

MdnPiece
lesson_person_find_kind (LessonFixture *self)
{
  return (MdnPiece) g_bit_nth_lsf (lesson_person_get_data (self)->goal.pieces, -1);
}

static void
pick_with_pointer (LessonFixture *self)
{
  if (medina_game_get_selected_piece (lesson_fixture_get_game (self)) ==
      (int) lesson_person_find_kind (self))
    return;
  driver_settle ();
  driver_press_widget (driver_find_piece (self->window, lesson_person_find_kind (self)));
  driver_settle ();
}

void
lesson_person_do (LessonFixture *self)
{
  switch (lesson_person_get_data (self)->task)
    {
    case MEDINA_LESSON_PICK:
      pick_with_pointer (self);
      break;
    case MEDINA_LESSON_PLACE:
      pick_with_pointer (self);
      driver_click (&self->driver, lesson_person_find_space (self));
      break;
    case MEDINA_LESSON_END_TURN:
      await (driver_find_by_action (self->window, "win.end-turn") != NULL);
      driver_settle ();
      driver_press_widget (driver_find_by_action (self->window, "win.end-turn"));
      break;
    default:
      break;
    }
}
