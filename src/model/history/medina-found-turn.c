/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-found-turn.h"

#include <math.h>
#include <string.h>

#include "notation.h"
#include "play.h"
#include "reason.h"

#define GROUP       "Analysis"
#define FORMAT      "Format"
#define MOST_POINTS 1000 /* that anybody could lose, or be ahead by */

guint
medina_found_turn_find_end (const MdnGame *game, guint start)
{
  guint end = start + 1;

  g_return_val_if_fail (game != NULL && start < (guint) game->count, end);

  while (end < (guint) game->count &&
         mdn_game_turn_of (game, (int) end) == mdn_game_turn_of (game, (int) start))
    end++;
  return end;
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
append_number (GString *text, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (digits, sizeof digits, "%.4f", number));
}

static char *
write_turn (const MedinaFoundTurn *turn, guint n_players)
{
  GString *text = g_string_new (NULL);

  for (guint player = 0; player < n_players; player++)
    {
      if (player > 0)
        g_string_append_c (text, ' ');
      append_number (text, turn->margins[player]);
    }
  g_string_append_c (text, ';');
  append_number (text, turn->loss);
  for (guint i = 0; i < turn->n_better; i++)
    {
      char placement[MDN_NOTATION_SIZE];

      mdn_notation_placement (turn->better[i], placement);
      g_string_append_printf (text, "%c%s", i > 0 ? ' ' : ';', placement);
    }
  if (turn->n_better == 0)
    g_string_append_c (text, ';');
  return g_string_free (text, FALSE);
}

/* From 0. Transfer full. */
static char *
name_key (guint turn)
{
  return g_strdup_printf ("Turn%u", turn + 1);
}

GBytes *
medina_found_turns_to_bytes (const GArray *turns, guint n_players)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  gsize length;
  char *text;

  g_return_val_if_fail (turns != NULL, NULL);

  g_key_file_set_integer (keys, GROUP, FORMAT, 1);
  for (guint i = 0; i < turns->len; i++)
    {
      g_autofree char *key = name_key (i);
      g_autofree char *value = write_turn (&g_array_index (turns, MedinaFoundTurn, i), n_players);

      g_key_file_set_value (keys, GROUP, key, value);
    }
  text = g_key_file_to_data (keys, &length, NULL);
  return g_bytes_new_take (text, length);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
parse_number (const char *text, double *number)
{
  char *end;

  *number = g_ascii_strtod (text, &end);
  return end > text && *end == '\0' && isfinite (*number) && fabs (*number) <= MOST_POINTS;
}

static gboolean
parse_margins (const char *text, guint n_players, double margins[MDN_MAX_PLAYERS])
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (g_strv_length (words) != n_players)
    return FALSE;
  for (guint i = 0; i < n_players; i++)
    if (!parse_number (words[i], &margins[i]))
      return FALSE;
  return TRUE;
}

/* They can be placed, one after the other, in the turn that begins there. */
static gboolean
parse_better (const char *text, MdnPosition position, MedinaFoundTurn *turn)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const int number = position.table.turn.number;

  for (char **word = words; *word != NULL; word++)
    {
      const MdnPlacement placement = mdn_notation_parse (&position, *word, (int) strlen (*word));

      if (turn->n_better == MEDINA_FOUND_PLACEMENTS || position.table.turn.number != number ||
          mdn_reason (&position, placement) != MDN_REASON_NONE)
        return FALSE;
      turn->better[turn->n_better++] = placement;
      mdn_position_play (&position, placement, NULL);
    }
  return turn->n_better > 0;
}

/* `game` may be anywhere, and stays at the start of the turn. */
static gboolean
parse_turn (const char *text, MdnGame *game, MedinaFoundTurn *turn)
{
  g_auto (GStrv) values = g_strsplit (text, ";", -1);

  if (g_strv_length (values) != 3 ||
      !parse_margins (values[0], (guint) game->position.rules.players, turn->margins) ||
      !parse_number (values[1], &turn->loss) || turn->loss < 0)
    return FALSE;
  if (*values[2] == '\0')
    return turn->loss == 0;
  mdn_game_seek (game, (int) turn->start);
  return parse_better (values[2], game->position, turn);
}

static gboolean
read_turns (GKeyFile *keys, MdnGame *game, GArray *turns)
{
  for (guint start = 0, end; start < (guint) game->count; start = end)
    {
      MedinaFoundTurn turn = { .start = start,
                               .player = (guint) mdn_game_player_of (game, (int) start) };
      g_autofree char *key = name_key (turns->len);
      g_autofree char *value = g_key_file_get_value (keys, GROUP, key, NULL);

      turn.end = end = medina_found_turn_find_end (game, start);
      if (value == NULL || !parse_turn (value, game, &turn))
        return FALSE;
      g_array_append_val (turns, turn);
    }
  return TRUE;
}

GArray *
medina_found_turns_parse (const char *text, gsize length, const MdnGame *game)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (MedinaFoundTurn));
  g_autofree MdnGame *trial = NULL;
  g_auto (GStrv) names = NULL;
  gsize n_keys = 0;

  g_return_val_if_fail (text != NULL && game != NULL, NULL);

  trial = g_memdup2 (game, sizeof *game);
  if (!g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, NULL) ||
      g_key_file_get_integer (keys, GROUP, FORMAT, NULL) != 1 || !read_turns (keys, trial, turns))
    return NULL;
  names = g_key_file_get_keys (keys, GROUP, &n_keys, NULL);
  return n_keys == turns->len + 1 ? g_steal_pointer (&turns) : NULL;
}

/* --- Where points were lost ------------------------------------------------------------------- */

static gboolean
is_better (const MedinaFoundTurn *turn, MdnPlacement placement)
{
  for (guint i = 0; i < turn->n_better; i++)
    if (turn->better[i] == placement)
      return TRUE;
  return FALSE;
}

/* What of the turn was not part of the better one bears the loss, each piece as much as the
 * others. */
static void
blame_pieces (MedinaLostPoints *lost, const MedinaFoundTurn *turn, const MdnGame *game)
{
  guint worse = 0;

  for (guint i = turn->start; i < turn->end; i++)
    worse += !is_better (turn, game->placements[i]);
  for (guint i = turn->start; i < turn->end; i++)
    if (worse == 0 || !is_better (turn, game->placements[i]))
      lost->pieces[mdn_placement_piece (game->placements[i])] +=
        turn->loss / (worse > 0 ? worse : turn->end - turn->start);
}

MedinaLostPoints
medina_found_turns_sum_up (const GArray *turns, const MdnGame *game, guint player)
{
  MedinaLostPoints lost = { 0 };

  g_return_val_if_fail (turns != NULL && game != NULL, lost);

  for (guint i = 0; i < turns->len; i++)
    {
      const MedinaFoundTurn *turn = &g_array_index (turns, MedinaFoundTurn, i);

      if (turn->player != player || turn->loss == 0)
        continue;
      lost.total += turn->loss;
      lost.stages[i * MEDINA_LOST_STAGES / turns->len] += turn->loss;
      blame_pieces (&lost, turn, game);
    }
  return lost;
}
