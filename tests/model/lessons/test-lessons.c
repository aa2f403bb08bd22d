/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "lesson-loader.h"
#include "notation.h"

/* Every lesson of the program, played by right and by wrong ways: what its file says holds on its
 * own board. */

static const MedinaLessonStep *
get_step (MedinaLessonPlay *play)
{
  return medina_lesson_get_step (medina_lesson_play_get_lesson (play),
                                 medina_lesson_play_get_step (play));
}

static MdnPlacement
parse (MedinaGame *game, const char *text)
{
  return mdn_notation_parse (medina_game_get_position (game), text, (int) strlen (text));
}

/* The first of several examples that is legal; there must be one. */
static MdnPlacement
find_example (MedinaGame *game, const char *texts)
{
  g_auto (GStrv) list = g_strsplit (texts, "|", -1);

  for (char **text = list; *text != NULL; text++)
    if (medina_game_judge (game, parse (game, *text)) == MDN_REASON_NONE)
      return parse (game, *text);
  g_error ("none of “%s” is legal", texts);
}

static void
await_step (MedinaLessonPlay *play, guint step)
{
  await (medina_lesson_play_get_step (play) == step ||
         medina_lesson_play_get_state (play) == MEDINA_LESSON_OVER);
}

/* What comes after it by itself comes. */
static void
go_on (MedinaLessonPlay *play, gboolean comment)
{
  const guint step = medina_lesson_play_get_step (play);

  if (comment)
    medina_lesson_play_next (play);
  else
    await_step (play, step + 1);
}

/* --- Tiles ------------------------------------------------------------------------------------ */

static guint
find_tiles_of (MedinaGame *game)
{
  guint held = 0;

  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    {
      GListModel *tiles = medina_player_get_tiles (medina_game_get_player (game, i));

      for (guint j = 0; j < g_list_model_get_n_items (tiles); j++)
        {
          g_autoptr (MedinaTile) tile = g_list_model_get_item (tiles, j);

          held |= medina_tile_to_bit (medina_tile_get_kind (tile), medina_tile_get_index (tile));
        }
    }
  return held;
}

/* What is to glow is there, wherever a sentence speaks of tiles that somebody has. */
static void
check_tiles (MedinaGame *game, guint tiles)
{
  g_assert_cmphex (tiles & ~find_tiles_of (game), ==, 0);
}

/* --- The right way ---------------------------------------------------------------------------- */

static void
do_step (MedinaLessonPlay *play)
{
  const MedinaLessonStep *step = get_step (play);
  MedinaGame *game = lesson_get_game (play);

  if (step->task == MEDINA_LESSON_READ)
    {
      g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_TELLING);
      check_tiles (game, medina_lesson_play_get_tiles (play));
      medina_lesson_play_next (play);
      return;
    }
  g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_TRYING);
  check_tiles (game, medina_lesson_play_get_tiles (play));
  if (step->task == MEDINA_LESSON_PICK)
    medina_game_set_selected_piece (game, g_bit_nth_lsf (step->goal.pieces, -1));
  else if (step->task == MEDINA_LESSON_END_TURN)
    medina_game_end_turn (game);
  else
    medina_game_play (game, find_example (game, step->example));
  if (step->after != NULL)
    {
      g_assert_cmpstr (medina_lesson_play_get_sentence (play), ==, step->after);
      g_assert_cmphex (medina_lesson_play_get_tiles (play), ==, step->tiles_after);
      check_tiles (game, step->tiles_after);
    }
  g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_TELLING);
  go_on (play, step->after != NULL);
}

static void
test_right (gconstpointer path)
{
  g_autoptr (MedinaLesson) lesson = lesson_load (path);
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (lesson, 0);

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      g_assert_cmpuint (medina_lesson_play_get_step (play), ==, i);
      g_assert_cmpstr (medina_lesson_play_get_sentence (play), ==, get_step (play)->say);
      do_step (play);
    }
  g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_OVER);
}

/* Whoever skips everything is shown it all, and nothing stays undone. */
static void
test_skipping (gconstpointer path)
{
  g_autoptr (MedinaLesson) lesson = lesson_load (path);
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (lesson, 0);
  const guint last = medina_lesson_get_n_steps (lesson) - 1;

  medina_lesson_play_seek (play, last);
  g_assert_cmpuint (medina_lesson_play_get_step (play), ==, last);
  while (medina_lesson_play_can_go_back (play))
    {
      const guint step = medina_lesson_play_get_step (play);

      medina_game_seek (lesson_get_game (play), 0);
      medina_lesson_play_back (play);
      g_assert_false (medina_game_get_replaying (lesson_get_game (play)));
      g_assert_cmpuint (medina_lesson_play_get_step (play), ==, step - 1);
      g_assert_cmpstr (medina_lesson_play_get_sentence (play), ==, get_step (play)->say);
    }
  for (guint i = 0; i <= last; i++)
    do_step (play);
  g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_OVER);
}

/* --- Wrong ways ------------------------------------------------------------------------------- */

/* It is taken back also from somebody who looks back at the same time. */
static void
try_wrong (MedinaLessonPlay *play, const MedinaLessonWrong *wrong, gboolean looking_back)
{
  MedinaGame *game = lesson_get_game (play);
  const guint cursor = medina_game_get_cursor (game);

  g_test_message ("%s: %s", get_step (play)->say, wrong->example);
  g_assert_cmpint (medina_game_play (game, find_example (game, wrong->example)), ==,
                   MDN_REASON_NONE);
  g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_WRONG);
  g_assert_cmpstr (medina_lesson_play_get_sentence (play), ==, wrong->text);
  g_assert_false (medina_placement_gate_is_open (medina_lesson_play_get_gate (play)));
  if (looking_back)
    medina_game_seek (game, 0);
  await (medina_lesson_play_get_state (play) == MEDINA_LESSON_TRYING);
  g_assert_false (medina_game_get_replaying (game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, cursor);
  g_assert_true (medina_placement_gate_is_open (medina_lesson_play_get_gate (play)));
  g_assert_cmpstr (medina_lesson_play_get_sentence (play), ==, wrong->text);
  medina_lesson_play_repeat (play);
  g_assert_cmpstr (medina_lesson_play_get_sentence (play), ==, get_step (play)->say);
}

static void
test_wrong (gconstpointer path)
{
  g_autoptr (MedinaLesson) lesson = lesson_load (path);
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (lesson, 0);

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      const GPtrArray *wrongs = medina_lesson_get_step (lesson, i)->wrongs;

      for (guint j = 0; j < wrongs->len; j++)
        {
          try_wrong (play, wrongs->pdata[j], FALSE);
          try_wrong (play, wrongs->pdata[j], TRUE);
        }
      do_step (play);
    }
}

/* --- One's own way ---------------------------------------------------------------------------- */

static gboolean
is_right (MedinaGame *game, const MedinaLessonStep *step, MdnPlacement placement)
{
  g_autofree MdnGame *trial = g_memdup2 (medina_game_get_engine_game (game), sizeof *trial);
  const int person = trial->position.table.turn.player;

  return mdn_game_play (trial, placement) == MDN_REASON_NONE &&
         medina_lesson_condition_holds (&step->goal, trial, person);
}

/* All placements that are right now. */
static GArray *
list_right (MedinaLessonPlay *play)
{
  MedinaGame *game = lesson_get_game (play);
  GArray *right = g_array_new (FALSE, FALSE, sizeof (MdnPlacement));
  MdnLegal legal;
  MdnPlacement list[MDN_MAX_LEGAL];
  unsigned count;

  mdn_legal_find (medina_game_get_position (game), &legal);
  count = mdn_legal_list (medina_game_get_position (game), &legal, list);
  for (unsigned i = 0; i < count; i++)
    if (is_right (game, get_step (play), list[i]))
      g_array_append_val (right, list[i]);
  return right;
}

/* Something right is left to do in every step that follows, and whoever cannot find it is shown
 * it. */
static void
go_through (MedinaLessonPlay *play)
{
  while (medina_lesson_play_get_state (play) != MEDINA_LESSON_OVER)
    {
      const guint step = medina_lesson_play_get_step (play);
      MedinaGame *game = lesson_get_game (play);
      const guint cursor = medina_game_get_cursor (game);
      const gboolean task = get_step (play)->task == MEDINA_LESSON_PLACE &&
                            medina_lesson_play_get_state (play) == MEDINA_LESSON_TRYING;

      g_object_ref (game);
      medina_lesson_play_next (play);
      if (task && medina_game_get_cursor (game) == cursor)
        g_error ("There is no way left for step %u", step);
      g_object_unref (game);
    }
}

static void
test_own_ways (gconstpointer path)
{
  g_autoptr (MedinaLesson) lesson = lesson_load (path);
  g_autoptr (MedinaLessonPlay) play = medina_lesson_play_new (lesson, 0);

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      g_autoptr (GArray) right = NULL;

      medina_lesson_play_seek (play, i);
      if (get_step (play)->task != MEDINA_LESSON_PLACE)
        continue;
      right = list_right (play);
      g_assert_cmpuint (right->len, >, 0);
      for (guint j = 0; j < right->len; j++)
        {
          medina_lesson_play_seek (play, i);
          medina_game_play (lesson_get_game (play), g_array_index (right, MdnPlacement, j));
          g_assert_cmpint (medina_lesson_play_get_state (play), ==, MEDINA_LESSON_TELLING);
          go_through (play);
        }
    }
}

/* --- Words ------------------------------------------------------------------------------------ */

static void
check_length (const char *text)
{
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, " ", -1) : NULL;

  if (words != NULL && g_strv_length (words) > 22)
    g_error ("This is too long for the plaque: %s", text);
}

static void
test_words (gconstpointer path)
{
  g_autoptr (MedinaLesson) lesson = lesson_load (path);

  for (guint i = 0; i < medina_lesson_get_n_steps (lesson); i++)
    {
      const MedinaLessonStep *step = medina_lesson_get_step (lesson, i);

      check_length (step->say);
      check_length (step->after);
      for (guint j = 0; j < step->wrongs->len; j++)
        check_length (((MedinaLessonWrong *) step->wrongs->pdata[j])->text);
    }
  for (guint i = 0; i < medina_lesson_get_n_events (lesson); i++)
    check_length (medina_lesson_get_event (lesson, i)->text);
}

/* --- The tests -------------------------------------------------------------------------------- */

static void
add (const char *path, const char *what, GTestDataFunc test)
{
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strdup_printf ("/lessons/%s/%s", base, what);

  g_test_add_data_func (name, path, test);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (int i = 1; i < argc; i++)
    {
      add (argv[i], "right", test_right);
      add (argv[i], "skipping", test_skipping);
      add (argv[i], "wrong", test_wrong);
      add (argv[i], "own-ways", test_own_ways);
      add (argv[i], "words", test_words);
    }

  return g_test_run ();
}
