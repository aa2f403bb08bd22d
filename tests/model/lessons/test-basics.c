/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-loader.h"

/* The basics lead to the whole game: nobody meets a piece there that was not placed before. */

enum
{
  BUILDINGS = 1 << MDN_BUILDING_GREY | 1 << MDN_BUILDING_PURPLE | 1 << MDN_BUILDING_BROWN |
              1 << MDN_BUILDING_ORANGE,
};

/* Pieces of a kind that one step or other is about, and buildings, of which one color is like the
 * other. */
static guint
find_taught (MedinaLesson *lesson)
{
  guint taught = BUILDINGS;

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      const MedinaLessonStep *step = medina_lesson_get_step (lesson, i);

      if (step->task == MEDINA_LESSON_PLACE)
        taught |= 1u << medina_lesson_condition_get_piece (&step->goal);
    }
  return taught;
}

static guint
find_needed (MedinaLesson *lesson)
{
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (lesson, 0);
  const MdnPosition *position = medina_game_get_position (lesson_get_game (play));
  guint needed = position->rules.tea ? 1u << MDN_TEA : 0;

  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    if (position->table.players[0].stock[piece] > 0)
      needed |= 1u << piece;
  return needed;
}

static void
test_pieces (gconstpointer data)
{
  const char *const *paths = data;
  guint taught = 0, needed = 0;

  for (; *paths != NULL; paths++)
    {
      g_autoptr (MedinaLesson) lesson = lesson_load (*paths);

      if (medina_lesson_get_part (lesson) == MEDINA_LESSON_BASICS)
        taught |= find_taught (lesson);
      else if (medina_lesson_get_part (lesson) == MEDINA_LESSON_GAME)
        needed |= find_needed (lesson);
    }
  g_assert_cmphex (needed, !=, 0);
  g_assert_cmphex (needed & ~taught, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/basics/pieces", argv + 1, test_pieces);

  return g_test_run ();
}
