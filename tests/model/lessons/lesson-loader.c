/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-loader.h"

MedinaLesson *
lesson_load (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MedinaLesson *lesson;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  lesson = medina_lesson_new_from_text (name, text, length, &error);
  g_assert_no_error (error);
  return lesson;
}

MedinaGame *
lesson_get_game (MedinaLessonPlay *play)
{
  return medina_placement_gate_get_game (medina_lesson_play_get_gate (play));
}
