/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-round-words.h"

#include <string.h>

#include "medina-chronicle.h"
#include "medina-names.h"
#include "medina-news-words.h"
#include "medina-placement-words.h"
#include "notation.h"

/* --- Placements ------------------------------------------------------------------------------- */

/* What the one who placed gained or lost by it, and who reads of it: MDN_MAX_PLAYERS numbers. */
static void
pick_gains (MedinaGame *game, const MedinaChronicleEntry *entry, int *gains)
{
  const guint reader = medina_player_get_number (medina_game_get_current_player (game));

  memset (gains, 0, MDN_MAX_PLAYERS * sizeof *gains);
  gains[entry->player] = entry->gains[entry->player];
  gains[reader] = entry->gains[reader];
}

static char *
write_brief_line (MedinaGame *game, const MedinaChronicleEntry *entry)
{
  g_autofree char *words =
    medina_placement_to_brief_words (medina_game_get_engine_game (game), entry->index);
  int gains[MDN_MAX_PLAYERS];

  pick_gains (game, entry, gains);
  return medina_news_of_words (game, entry->player, words, gains);
}

typedef struct
{
  MedinaGame *game;
  GPtrArray *lines; /* the latest first */
} Placements;

static void
latest_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Placements *told = data;

  g_ptr_array_insert (told->lines, 0, medina_news_of_placement (told->game, entry));
}

static void
briefly_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Placements *told = data;

  g_ptr_array_insert (told->lines, 0, write_brief_line (told->game, entry));
}

static void
tell_latest (MedinaGame *game, guint most, MedinaChronicleFunc tell, gpointer data)
{
  const MedinaRound news = medina_game_get_news (game);

  if (!medina_game_get_over (game) || medina_game_get_replaying (game))
    medina_chronicle_tell (medina_game_get_engine_game (game),
                           MAX (news.first, news.end - (int) most), news.end, FALSE, tell, data);
}

static char **
list_latest (MedinaGame *game, guint most, MedinaChronicleFunc tell)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  tell_latest (game, most, tell, &(Placements){ game, lines });
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_steal (lines, NULL);
}

char **
medina_round_words_list (MedinaGame *game, guint most)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return list_latest (game, most, latest_cb);
}

char **
medina_round_words_list_briefly (MedinaGame *game, guint most)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return list_latest (game, most, briefly_cb);
}

/* --- Turns ------------------------------------------------------------------------------------ */

typedef struct
{
  MedinaGame *game;
  char *(*word) (const MdnGame *game, int index); /* tells a placement */
  const char *separator;                          /* between what that gives */
  GPtrArray *lines;                               /* the latest first */
  GPtrArray *words; /* of the turn that is told; none before the first one */
  GArray *counts;   /* of the lines, in their order: how many are told, as ints */
  guint player;
} Turns;

static void
end_turn (Turns *turns)
{
  static const int none[MDN_MAX_PLAYERS] = { 0 };
  const int count = (int) turns->words->len;
  g_autofree char *words = NULL;

  if (count == 0)
    return;
  g_ptr_array_add (turns->words, NULL);
  words = g_strjoinv (turns->separator, (char **) turns->words->pdata);
  g_array_prepend_val (turns->counts, count);
  g_ptr_array_insert (turns->lines, 0,
                      medina_news_of_words (turns->game, turns->player, words, none));
  g_ptr_array_set_size (turns->words, 0);
}

static void
turn_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Turns *turns = data;
  g_autofree char *words = turns->word (medina_game_get_engine_game (turns->game), entry->index);
  int gains[MDN_MAX_PLAYERS];

  if (entry->player != turns->player)
    end_turn (turns);
  turns->player = entry->player;
  pick_gains (turns->game, entry, gains);
  g_ptr_array_add (turns->words, medina_news_join_gains (turns->game, words, entry->player, gains));
}

/* The latest first. */
static char **
list_turns (MedinaGame *game,
            guint most,
            char *(*word) (const MdnGame *game, int index),
            const char *separator,
            GArray *counts)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new (), words = g_ptr_array_new_with_free_func (g_free);
  Turns turns = { .game = game,
                  .word = word,
                  .separator = separator,
                  .lines = lines,
                  .words = words,
                  .counts = counts };

  tell_latest (game, most, turn_cb, &turns);
  end_turn (&turns);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_steal (lines, NULL);
}

char **
medina_round_words_list_turns (MedinaGame *game, guint most, int *placements)
{
  g_autoptr (GArray) counts = g_array_sized_new (FALSE, FALSE, sizeof (int), most);
  char **lines;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (placements != NULL, NULL);

  lines =
    list_turns (game, most, medina_placement_to_brief_words, medina_remark_separator (), counts);
  for (guint i = 0; i < counts->len; i++)
    placements[i] = g_array_index (counts, int, i);
  return lines;
}

static char *
note_placement (const MdnGame *game, int index)
{
  char text[MDN_NOTATION_SIZE];

  mdn_notation_placement (mdn_game_known_placement (game, index), text);
  return g_strdup (text);
}

char **
medina_round_words_join_turns (char **turns, const int *counts, int *placements)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();
  int told = 0;

  g_return_val_if_fail (turns != NULL, NULL);
  g_return_val_if_fail (counts != NULL, NULL);
  g_return_val_if_fail (placements != NULL, NULL);

  for (guint i = 0; turns[i] != NULL; i++)
    {
      const char *after = i > 0 ? texts->pdata[i - 1] : NULL;

      told += counts[i];
      placements[i] = told;
      g_ptr_array_add (texts, after != NULL ? g_strconcat (turns[i], " ·\u00a0", after, NULL)
                                            : g_strdup (turns[i]));
    }
  for (guint i = 0; i + 1 < texts->len; i++)
    {
      g_autofree char *text = texts->pdata[i];

      texts->pdata[i] = g_strconcat ("…\u00a0·\u00a0", text, NULL);
    }
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_steal (texts, NULL);
}

/* Lines end between turns. */
static void
bind_turns (char **turns)
{
  for (; *turns != NULL; turns++)
    {
      g_autofree char *turn = *turns;

      *turns = medina_words_bind (turn, 0);
    }
}

char **
medina_round_words_note (MedinaGame *game, guint most, int *placements)
{
  g_autoptr (GArray) counts = g_array_sized_new (FALSE, FALSE, sizeof (int), most);
  g_auto (GStrv) turns = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (placements != NULL, NULL);

  turns = list_turns (game, most, note_placement, " ", counts);
  bind_turns (turns);
  return medina_round_words_join_turns (turns, (const int *) (gpointer) counts->data, placements);
}
