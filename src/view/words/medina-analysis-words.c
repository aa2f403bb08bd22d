/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-words.h"

#include <glib/gi18n.h>
#include <math.h>

#include "medina-hint-words.h"
#include "medina-names.h"
#include "medina-placement-words.h"

static char *
word_placements (const MdnGame *game, int first, int end)
{
  GString *words = g_string_new (NULL);

  for (int index = first; index < end; index++)
    {
      g_autofree char *placement = medina_placement_to_words (game, index);

      if (index > first)
        g_string_append (words, medina_remark_separator ());
      g_string_append (words, placement);
    }
  return g_string_free (words, FALSE);
}

static char *
word_played (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  return word_placements (medina_analysis_get_game (analysis),
                          (int) medina_analysis_turn_get_start (turn),
                          (int) medina_analysis_turn_get_end (turn));
}

/* The better turn in words, which are those of a game in which it was played. */
static char *
word_better (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  const MdnVariation *better = medina_analysis_turn_get_better (turn);
  const int start = (int) medina_analysis_turn_get_start (turn);
  MdnGame game = *medina_analysis_get_game (analysis);

  mdn_game_seek (&game, start);
  for (int i = 0; i < better->count; i++)
    mdn_game_play (&game, better->placements[i]);
  return word_placements (&game, start, start + better->count);
}

/* The opening merchant belongs to turn 0. */
static guint
find_number (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  return (guint) (mdn_game_turn_of (medina_analysis_get_game (analysis),
                                    (int) medina_analysis_turn_get_start (turn)) +
                  1);
}

static const char *
name_of (MedinaAnalysisTurn *turn)
{
  return medina_player_get_seat_name (medina_analysis_turn_get_player (turn));
}

char *
medina_analysis_turn_to_title (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), NULL);
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (turn), NULL);

  /* Translators: the number of a turn, and who made it */
  return g_strdup_printf (_ ("Turn %1$u, %2$s"), find_number (analysis, turn), name_of (turn));
}

char *
medina_analysis_turn_to_lines (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  g_autofree char *played = NULL;
  g_autofree char *better = NULL;

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), NULL);
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (turn), NULL);

  played = word_played (analysis, turn);
  if (medina_analysis_turn_get_better (turn) == NULL)
    return g_strdup (played);
  better = word_better (analysis, turn);
  /* Translators: what was placed in a turn, and what would have been better, as in “Orange building
   * on f7, Wall on b1” */
  return g_strdup_printf (_ ("Played: %1$s\nBetter: %2$s"), played, better);
}

char *
medina_analysis_turn_to_heading (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  const int lost = medina_analysis_turn_count_lost (turn);
  g_autofree char *title = medina_analysis_turn_to_title (analysis, turn);

  if (lost == 0)
    /* Translators: “Turn 14, Aisha” */
    return g_strdup_printf (_ ("%s. Nothing much better was found."), title);
  /* Translators: “Turn 14, Aisha”, and points */
  return g_strdup_printf (ngettext ("%1$s. About %2$d point lost.", "%1$s. About %2$d points lost.",
                                    lost),
                          title, lost);
}

char *
medina_analysis_turn_to_advice (MedinaAnalysis *analysis,
                                MedinaAnalysisTurn *turn,
                                MedinaGame *game)
{
  const MdnVariation *plan;
  MdnPosition position;
  g_autofree char *better = NULL, *first = NULL, *reasons = NULL;
  int lost;

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), NULL);
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_TURN (turn), NULL);
  g_return_val_if_fail (medina_analysis_turn_get_better (turn) != NULL, NULL);

  plan = medina_analysis_turn_get_better (turn);
  lost = medina_analysis_turn_count_lost (turn);
  better = word_better (analysis, turn);
  /* Translators: points, and what would have been better in a turn, as in “Orange building on f7,
   * Wall on b1” */
  first = g_strdup_printf (ngettext ("Better by about %1$d point: %2$s.",
                                     "Better by about %1$d points: %2$s.", lost),
                           lost, better);
  position = medina_analysis_get_position (analysis, medina_analysis_turn_get_start (turn));
  reasons = medina_plan_to_reasons (plan, &position, game);
  return medina_sentences_join (first, reasons);
}

char *
medina_loss_to_number (int lost)
{
  /* Translators: points that a turn lost, with a minus sign */
  g_autofree char *number = g_strdup_printf (C_ ("loss", "−%d"), lost);

  /* The sign stays before the number where one reads from the right. */
  return g_strconcat ("\u200e", number, NULL);
}

char *
medina_loss_to_sentence (int lost)
{
  return g_strdup_printf (ngettext ("That turn lost about %d point.",
                                    "That turn lost about %d points.", lost),
                          lost);
}

int
medina_analysis_turn_count_lost (MedinaAnalysisTurn *turn)
{
  return (int) lround (medina_analysis_turn_get_loss (turn));
}
