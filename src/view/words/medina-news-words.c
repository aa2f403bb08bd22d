/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-news-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "medina-events.h"
#include "medina-names.h"
#include "medina-placement-words.h"
#include "palace.h"

/* --- Placements ------------------------------------------------------------------------------- */

/* What happened is told alike whoever plays for somebody now. */
static const char *
name_of (MedinaGame *game, guint number)
{
  return medina_player_get_seat_name (medina_game_get_player (game, number));
}

char *
medina_news_of_points (int points)
{
  /* Translators: points that somebody has gained or lost, in a list of what happened */
  return points > 0 ? g_strdup_printf (C_ ("points", "+%d"), points)
                    : g_strdup_printf (C_ ("points", "−%d"), -points);
}

void
medina_news_add_gain (GStrvBuilder *parts, MedinaGame *game, guint player, int points)
{
  g_autofree char *gain = medina_news_of_points (points);
  g_autofree char *words = NULL, *part = NULL;

  if (points == 0)
    return;
  /* Translators: another player than the one who placed, and points gained or lost: “Ben +1” */
  words = g_strdup_printf (C_ ("points", "%1$s %2$s"), name_of (game, player), gain);
  part = medina_words_bind (words, strlen (name_of (game, player)));
  g_strv_builder_add (parts, part);
}

/* The same of all others than who placed. Nothing at a purist's table. */
static void
add_others (GStrvBuilder *parts, MedinaGame *game, guint mover, const int *gains)
{
  if (!medina_game_get_aided (game))
    return;
  for (guint player = 0; player < medina_game_get_n_players (game); player++)
    if (player != mover)
      medina_news_add_gain (parts, game, player, gains[player]);
}

/* What the player gained by it stays with the last of the words. Takes the line over. */
static char *
add_own (MedinaGame *game, char *line, int points, const char *separator)
{
  g_autofree char *before = line, *own = NULL;

  if (points == 0 || !medina_game_get_aided (game))
    return g_steal_pointer (&before);
  own = medina_news_of_points (points);
  return g_strconcat (before, separator, own, NULL);
}

char *
medina_news_join_gains (MedinaGame *game, const char *words, guint mover, const int *gains)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) others = NULL;
  g_autofree char *line = NULL, *list = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (words != NULL, NULL);
  g_return_val_if_fail (mover < medina_game_get_n_players (game), NULL);

  line = add_own (game, g_strdup (words), gains[mover], "\u00a0");
  add_others (builder, game, mover, gains);
  others = g_strv_builder_end (builder);
  if (others[0] == NULL)
    return g_steal_pointer (&line);
  list = g_strjoinv (medina_list_separator (), others);
  /* Translators: what somebody placed and gained, and what others have gained or lost by it: “Wall
   * on a3 +5 (Ben −4)” */
  return g_strdup_printf (C_ ("points", "%1$s (%2$s)"), line, list);
}

char *
medina_news_of_words (MedinaGame *game, guint player, const char *words, const int *gains)
{
  g_autofree char *separator = medina_words_bind (medina_remark_separator (), 0);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *line = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (player < medina_game_get_n_players (game), NULL);
  g_return_val_if_fail (words != NULL, NULL);

  /* Translators: who placed what where, in a list of what happened: “Ben: Stable on d9” */
  line = g_strdup_printf (C_ ("news", "%1$s: %2$s"), name_of (game, player), words);
  line = add_own (game, g_steal_pointer (&line), gains[player], separator);
  g_strv_builder_add (parts, line);
  add_others (parts, game, player, gains);
  list = g_strv_builder_end (parts);
  return g_strjoinv (medina_remark_separator (), list);
}

char *
medina_news_of_placement (MedinaGame *game, const MedinaChronicleEntry *entry)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (entry != NULL, NULL);

  words = medina_placement_to_words (medina_game_get_engine_game (game), entry->index);
  return medina_news_of_words (game, entry->player, words, entry->gains);
}

typedef struct
{
  MedinaGame *game;
  char *line;
} Last;

static void
last_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Last *last = data;

  last->line = medina_news_of_placement (last->game, entry);
}

char *
medina_news_of_last_placement (MedinaGame *game)
{
  Last last = { .game = game };
  int end;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  end = (int) medina_game_get_cursor (game);
  g_return_val_if_fail (end > 0, NULL);

  medina_chronicle_tell (medina_game_get_engine_game (game), end - 1, end, FALSE, last_cb, &last);
  return last.line;
}

/* --- What is taken back ----------------------------------------------------------------------- */

char *
medina_news_of_undo (MedinaGame *game, guint count)
{
  const MdnGame *engine;
  g_autofree char *words = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  engine = medina_game_get_engine_game (game);
  g_return_val_if_fail (count > 0 && engine->cursor + (int) count <= engine->count, NULL);

  words = medina_placement_to_words (engine, engine->cursor);
  if (count == 1)
    /* Translators: %s was placed and is taken back, as in “Undone: Stable on d9” */
    return g_strdup_printf (_ ("Undone: %s"), words);
  /* Translators: so many placements are taken back, the first of them was %2$s, as in “Stable on
   * d9” */
  return g_strdup_printf (ngettext ("%1$u placement undone, the earliest: %2$s",
                                    "%1$u placements undone, the earliest: %2$s", count),
                          count, words);
}

/* --- Losses ----------------------------------------------------------------------------------- */

typedef struct
{
  MedinaGame *game;
  guint player;
  GStrvBuilder *lines;
} Losses;

static gboolean
takes_from (const MedinaEvent *event, guint player)
{
  switch (event->kind)
    {
    case MEDINA_EVENT_PALACE_TILE:
    case MEDINA_EVENT_TOWER_TILE:
      return (guint) event->previous == player;
    case MEDINA_EVENT_BLOCKER_REMOVED:
      return event->player == player;
    default:
      return FALSE;
    }
}

static void
add_losses_cb (const MedinaChronicleEntry *entry, gpointer data)
{
  Losses *losses = data;

  for (guint i = 0; i < entry->n_events; i++)
    if (takes_from (&entry->events[i], losses->player))
      {
        g_autofree char *line = medina_event_to_sentence (&entry->events[i], losses->game);

        g_strv_builder_add (losses->lines, line);
      }
}

char *
medina_news_of_losses (MedinaGame *game)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  MedinaRound news;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (!medina_game_awaits_person (game))
    return NULL;
  news = medina_game_get_news (game);
  medina_chronicle_tell (
    medina_game_get_engine_game (game), news.first, news.end, FALSE, add_losses_cb,
    &(Losses){ game, medina_player_get_number (medina_game_get_current_player (game)), lines });
  list = g_strv_builder_end (lines);
  return *list != NULL ? g_strjoinv ("\n", list) : NULL;
}

/* --- The end ---------------------------------------------------------------------------------- */

char *
medina_news_of_scores (MedinaGame *game)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  for (guint number = 0; number < medina_game_get_n_players (game); number++)
    {
      const int points = medina_player_get_score (medina_game_get_player (game, number));
      g_autofree char *score = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
      g_autofree char *line =
        g_strjoin (medina_remark_separator (), name_of (game, number), score, NULL);

      g_strv_builder_add (lines, line);
    }
  list = g_strv_builder_end (lines);
  return g_strjoinv ("\n", list);
}

/* --- The piece in hand ------------------------------------------------------------------------ */

static char *
word_palaces (const char *piece, const MdnPosition *position, MdnPiece rooftop)
{
  const uint64_t palaces =
    mdn_palace_rooftop_sites (position, position->table.turn.player, rooftop);
  guint count = 0;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    count += palaces >> palace & 1;
  /* Translators: the piece that was taken in hand, and on how many palaces it can go */
  return g_strdup_printf (ngettext ("%1$s in hand; can go on %2$u palace",
                                    "%1$s in hand; can go on %2$u palaces", count),
                          piece, count);
}

char *
medina_news_of_hand (MedinaGame *game)
{
  const MdnPosition *position;
  const char *name;
  MdnPiece piece;
  guint count;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_selected_piece (game) < 0)
    return g_strdup (_ ("Nothing in hand"));
  piece = (MdnPiece) medina_game_get_selected_piece (game);
  position = medina_game_get_position (game);
  name = medina_piece_get_name (piece, &position->rules);
  if (!medina_game_get_aided (game))
    /* Translators: the piece that was taken in hand */
    return g_strdup_printf (_ ("%s in hand"), name);
  if (mdn_piece_is_rooftop (piece))
    return word_palaces (name, position, piece);
  count = mdn_set_count (medina_game_get_legal_spaces (game, piece));
  /* Translators: the piece that was taken in hand, and on how many spaces it can go */
  return g_strdup_printf (ngettext ("%1$s in hand; can go on %2$u space",
                                    "%1$s in hand; can go on %2$u spaces", count),
                          name, count);
}
