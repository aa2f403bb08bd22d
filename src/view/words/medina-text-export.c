/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-text-export.h"

#include "medina-moment-words.h"
#include "medina-rules-words.h"
#include "medina-score-item.h"

static void
append_item (GString *text, MedinaScoreSheet *sheet, MedinaScoreItem item)
{
  g_string_append (text, medina_score_item_get_title (item));
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    g_string_append_printf (
      text, "\t%d",
      medina_score_item_get_points (item, medina_score_sheet_get_score (sheet, line)));
  g_string_append_c (text, '\n');
}

/* What is copied elsewhere does not tell by itself that it is not how the game stands. */
static void
append_moment (GString *text, MedinaGame *game)
{
  g_autofree char *turn = medina_game_get_replaying (game) ? medina_moment_word_turn (game) : NULL;

  if (turn == NULL)
    return;
  g_string_append (text, turn);
  g_string_append_c (text, '\n');
}

char *
medina_text_export_scores (MedinaGame *game)
{
  g_autoptr (MedinaScoreSheet) sheet = NULL;
  g_autofree char *title = NULL;
  const MdnRules *rules;
  GString *text;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  sheet = medina_score_sheet_new (game);
  rules = &medina_game_get_setup (game)->rules;
  title = medina_rules_to_title (rules);
  text = g_string_new (NULL);
  append_moment (text, game);
  g_string_append (text, title);
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    {
      g_string_append_c (text, '\t');
      g_string_append (text, medina_player_get_display_name (
                               medina_score_sheet_get_player (sheet, line)));
    }
  g_string_append_c (text, '\n');
  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_ITEMS; item++)
    if (medina_score_item_applies (item, rules->well))
      append_item (text, sheet, item);
  return g_string_free (text, FALSE);
}

/* Appends the first words; there are at least so many. */
static void
append_words (GString *text, const char *words, guint count)
{
  const char *end = words;

  while (*end != '\0' && (*end != ' ' || --count > 0))
    end++;
  g_string_append_len (text, words, end - words);
}

/* The first placements of a turn. */
static void
append_turn (GString *text, MedinaMoveLogEntry *entry, guint placements)
{
  g_autofree char *name = medina_player_dup_seat_line (medina_move_log_entry_get_player (entry));

  g_string_append_printf (text, "%d\t%s\t", medina_move_log_entry_get_turn (entry) + 1, name);
  append_words (text, medina_move_log_entry_get_notation (entry), placements);
  g_string_append_c (text, '\n');
}

char *
medina_text_export_moves (MedinaGame *game)
{
  g_autofree char *title = NULL;
  GString *text;
  GListModel *log;
  guint left;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  left = (guint) medina_game_get_live_cursor (game);
  if (left == 0)
    return g_strdup ("");
  title = medina_rules_to_title (&medina_game_get_setup (game)->rules);
  text = g_string_new (title);
  g_string_append_c (text, '\n');
  log = medina_game_get_move_log (game);
  for (guint i = 0; left > 0; i++)
    {
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, i);
      const guint placements = MIN (left, medina_move_log_entry_get_placements (entry));

      append_turn (text, entry, placements);
      left -= placements;
    }
  return g_string_free (text, FALSE);
}
