/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-loader.h"
#include "medina-guide.h"
#include "random.h"

/* What is told in the whole game of the lessons: all of it in some game, nothing twice. */

enum
{
  GAMES = 60,
  LEFT = 40, /* after so many placements it is left, and resumed */
};

typedef struct
{
  MedinaLesson *lesson;
  GHashTable *told; /* in any game */
  GHashTable *now;  /* in this one */
  const char *last;
} Ear;

static gboolean
is_about_tiles (MedinaLesson *lesson, const char *sentence)
{
  for (guint i = 0; i < medina_lesson_get_n_events (lesson); i++)
    {
      const MedinaLessonEvent *event = medina_lesson_get_event (lesson, i);

      if (g_str_equal (event->text, sentence))
        return event->kind == MEDINA_GUIDE_PALACE_TILE || event->kind == MEDINA_GUIDE_TOWER_TILE ||
               event->kind == MEDINA_GUIDE_TEA_TILES;
    }
  g_assert_not_reached ();
}

static void
hear (Ear *ear, MedinaGuide *guide)
{
  const char *sentence;

  g_assert_cmphex (medina_guide_get_sentence (guide) == NULL ? medina_guide_get_tiles (guide) : 0,
                   ==, 0);
  while ((sentence = medina_guide_get_sentence (guide)) != NULL)
    {
      g_assert_true ((medina_guide_get_tiles (guide) != 0) ==
                     is_about_tiles (ear->lesson, sentence));
      if (!g_hash_table_add (ear->now, (gpointer) sentence))
        g_error ("This is said twice: %s", sentence);
      g_hash_table_add (ear->told, (gpointer) sentence);
      ear->last = sentence;
      medina_guide_next (guide);
    }
}

/* Whoever comes back hears nothing again. */
static void
leave_and_return (Ear *ear, MedinaGuide **guide, MedinaGame *game)
{
  g_object_unref (*guide);
  *guide = medina_guide_new (ear->lesson, game);
  g_assert_null (medina_guide_get_sentence (*guide));
}

static void
play_random (MedinaGame *game, MdnRandom *random)
{
  const MdnPosition *position = medina_game_get_position (game);
  MdnLegal legal;

  if (medina_game_get_awaiting_end (game))
    {
      medina_game_end_turn (game);
      return;
    }
  mdn_legal_find (position, &legal);
  medina_game_play (game, mdn_legal_draw (position, &legal, random));
}

static void
hear_game (Ear *ear, guint64 seed)
{
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (ear->lesson, 0);
  g_autoptr (MedinaGuide) guide = NULL;
  MedinaGame *game = lesson_get_game (play);
  MdnRandom random;

  mdn_random_seed (&random, seed);
  g_hash_table_remove_all (ear->now);
  medina_lesson_play_seek (play, medina_lesson_get_n_steps (ear->lesson) - 1);
  medina_lesson_play_next (play);
  game = lesson_get_game (play);
  guide = medina_guide_new (ear->lesson, game);
  g_assert_nonnull (medina_guide_get_sentence (guide));
  while (!medina_game_get_over (game))
    {
      hear (ear, guide);
      play_random (game, &random);
      hear (ear, guide);
      if (medina_game_get_cursor (game) == LEFT)
        leave_and_return (ear, &guide, game);
    }
  hear (ear, guide);
}

/* In some games all of it is told, in each of them nothing twice, and the end comes last. */
static void
test_guide (gconstpointer path)
{
  Ear ear = { .lesson = lesson_load (path),
              .told = g_hash_table_new (NULL, NULL),
              .now = g_hash_table_new (NULL, NULL) };
  const guint n = medina_lesson_get_n_events (ear.lesson);

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      hear_game (&ear, seed);
      g_assert_cmpstr (ear.last, ==, medina_lesson_get_event (ear.lesson, n - 1)->text);
    }
  for (guint i = 0; i < n; i++)
    if (!g_hash_table_contains (ear.told, medina_lesson_get_event (ear.lesson, i)->text))
      g_error ("This is never said: %s", medina_lesson_get_event (ear.lesson, i)->text);
  g_hash_table_unref (ear.told);
  g_hash_table_unref (ear.now);
  g_object_unref (ear.lesson);
}

/* Acts for whoever is to act; what was told before is not told any more if that was the person. */
static gboolean
act_unheard (Ear *ear, MedinaGuide *guide, MedinaGame *game, MdnRandom *random)
{
  const gboolean person = !medina_game_awaits_computer (game);
  const gboolean ends = medina_game_get_awaiting_end (game);
  const char *before = medina_guide_get_sentence (guide), *after;

  play_random (game, random);
  after = medina_guide_get_sentence (guide);
  if (person && before != NULL)
    g_assert_true (after != before);
  if (after != NULL && after != before && !g_hash_table_add (ear->now, (gpointer) after))
    g_error ("This is said twice: %s", after);
  return ends && before != NULL;
}

/* Whoever plays on without reading is not held up: neither in a turn nor at its end. */
static void
test_unheard (gconstpointer path)
{
  Ear ear = { .lesson = lesson_load (path), .now = g_hash_table_new (NULL, NULL) };
  guint ended = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (ear.lesson, 0);
      g_autoptr (MedinaGuide) guide = medina_guide_new (ear.lesson, lesson_get_game (play));
      MdnRandom random;

      mdn_random_seed (&random, seed);
      g_hash_table_remove_all (ear.now);
      while (!medina_game_get_over (lesson_get_game (play)))
        ended += act_unheard (&ear, guide, lesson_get_game (play), &random);
    }
  g_assert_cmpuint (ended, >, 0);
  g_hash_table_unref (ear.now);
  g_object_unref (ear.lesson);
}

/* --- The tests -------------------------------------------------------------------------------- */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_assert_cmpint (argc, ==, 2);
  g_test_add_data_func ("/guide/everything", argv[1], test_guide);
  g_test_add_data_func ("/guide/unheard", argv[1], test_unheard);

  return g_test_run ();
}
