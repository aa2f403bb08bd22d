/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-reply.h"

#include "notation.h"

int
medina_lesson_find_person (MedinaGame *game)
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    if (medina_player_get_kind (medina_game_get_player (game, i)) == MEDINA_SEAT_HUMAN)
      return (int) i;
  return 0;
}

/* FALSE if one of them is not legal; those before it have been played then. */
static gboolean
try_all (MdnGame *game, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ;", -1);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' &&
        mdn_game_play (game, mdn_notation_parse (&game->position, *word, (int) strlen (*word))) !=
          MDN_REASON_NONE)
      return FALSE;
  return TRUE;
}

/* Nothing and FALSE if a part of it is not legal. */
static gboolean
play_all (MedinaGame *game, const char *text)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  g_autofree MdnGame *trial = g_memdup2 (engine, sizeof *engine);
  const int from = engine->cursor;

  if (!try_all (trial, text))
    return FALSE;
  for (int i = from; i < trial->cursor; i++)
    medina_game_play (game, trial->placements[i]);
  return TRUE;
}

static void
play_first (MedinaGame *game, const char *texts)
{
  g_auto (GStrv) list = g_strsplit (texts, "|", -1);

  for (char **text = list; *text != NULL; text++)
    if (play_all (game, *text))
      return;
}

static unsigned
list_legal (const MdnPosition *position, MdnPlacement list[MDN_MAX_LEGAL])
{
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  return mdn_legal_list (position, &legal, list);
}

static gboolean
does_it (MedinaGame *game, int person, const MedinaLessonCondition *goal, MdnPlacement placement)
{
  g_autofree MdnGame *trial = g_memdup2 (medina_game_get_engine_game (game), sizeof *trial);

  return mdn_game_play (trial, placement) == MDN_REASON_NONE &&
         medina_lesson_condition_holds (goal, trial, person);
}

static MdnPlacement
find_way (MedinaGame *game, int person, const MedinaLessonCondition *goal, const char *examples)
{
  const MdnPosition *position = medina_game_get_position (game);
  g_auto (GStrv) list = g_strsplit (examples, "|", -1);
  MdnPlacement legal[MDN_MAX_LEGAL];
  const unsigned count = list_legal (position, legal);

  for (char **text = list; *text != NULL; text++)
    {
      const MdnPlacement example = mdn_notation_parse (position, *text, (int) strlen (*text));

      if (does_it (game, person, goal, example))
        return example;
    }
  for (unsigned i = 0; i < count; i++)
    if (does_it (game, person, goal, legal[i]))
      return legal[i];
  return MDN_NO_PLACEMENT;
}

void
medina_lesson_reply_show (MedinaGame *game,
                          int person,
                          const MedinaLessonCondition *goal,
                          const char *examples)
{
  const MdnPlacement way = find_way (game, person, goal, examples);

  if (way != MDN_NO_PLACEMENT)
    medina_game_play (game, way);
}

static MdnPlacement
find_harmless (const MdnPosition *position)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  const unsigned count = list_legal (position, list);

  for (unsigned i = 0; i < count; i++)
    if (mdn_placement_piece (list[i]) == MDN_WALL)
      return list[i];
  return list[0];
}

static gboolean
awaits_other (MedinaGame *game, int person)
{
  const MdnPosition *position = medina_game_get_position (game);

  return !mdn_position_is_over (position) && position->table.turn.player != person;
}

void
medina_lesson_reply (MedinaGame *game, int person, const char *texts)
{
  if (texts != NULL && awaits_other (game, person))
    play_first (game, texts);
  while (awaits_other (game, person))
    medina_game_play (game, find_harmless (medina_game_get_position (game)));
}
