/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-result-words.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-shown-name.h"

static const char *
name_at (MedinaScoreSheet *sheet, guint line)
{
  return medina_player_get_name_in_sentence (medina_score_sheet_get_player (sheet, line));
}

static int
total_at (MedinaScoreSheet *sheet, guint line)
{
  return medina_score_sheet_get_score (sheet, line)->total;
}

char *
medina_result_to_headline (MedinaScoreSheet *sheet)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  switch (medina_score_sheet_get_n_winners (sheet))
    {
    case 1:
      /* Translators: %s is the winner’s name */
      return g_strdup_printf (_ ("%s Wins"), name_at (sheet, 0));
    case 2:
      return g_strdup_printf (_ ("%1$s and %2$s Share the Victory"), name_at (sheet, 0),
                              name_at (sheet, 1));
    case 3:
      return g_strdup_printf (_ ("%1$s, %2$s, and %3$s Share the Victory"), name_at (sheet, 0),
                              name_at (sheet, 1), name_at (sheet, 2));
    default:
      return g_strdup (_ ("All Players Share the Victory"));
    }
}

static char *
name_largest (MedinaScoreSheet *sheet, guint line)
{
  const MedinaScoreSheetPalace *palace = medina_score_sheet_get_largest (sheet, line);

  return medina_palace_to_name_in_sentence (palace->color, palace->space,
                                            medina_score_sheet_get_rules (sheet));
}

/* The winner’s palace beside that of the one who came nearest. Whoever has points owns a palace,
 * and without points nobody of the tied does. */
static char *
word_largest (MedinaScoreSheet *sheet)
{
  const int size = medina_score_sheet_get_largest (sheet, 0)->size;
  const int other_size = medina_score_sheet_get_largest (sheet, 1)->size;
  g_autofree char *palace = name_largest (sheet, 0);
  g_autofree char *other = name_largest (sheet, 1);

  if (size == other_size)
    return g_strdup_printf (
      /* Translators: both numbers of pieces are the same; the palaces are named as in “orange
       * (f7)” */
      ngettext ("Both largest palaces have %1$d piece; %2$s was claimed before "
                "%3$s.",
                "Both largest palaces have %1$d pieces; %2$s was claimed before "
                "%3$s.",
                size),
      size, palace, other);
  /* Translators: a tie in points; the winner’s largest palace, as in “orange (f7)”, the number of
   * its pieces, and the same of another player’s. The plural form is chosen by the first number */
  return g_strdup_printf (ngettext ("The larger palace decides: %1$s with %2$d piece, %3$s with "
                                    "%4$d.",
                                    "The larger palace decides: %1$s with %2$d pieces, %3$s with "
                                    "%4$d.",
                                    size),
                          palace, size, other, other_size);
}

/* What has decided a tie, or why nothing has; NULL if there is none. */
static char *
word_tiebreak (MedinaScoreSheet *sheet)
{
  if (medina_score_sheet_get_decided_by_largest (sheet))
    return word_largest (sheet);
  if (medina_score_sheet_get_n_winners (sheet) < 2)
    return NULL;
  if (medina_score_sheet_get_rules (sheet)->tie_by_largest)
    return g_strdup (_ ("Nobody owns a palace to break the tie."));
  return g_strdup (_ ("These rules have no tiebreaker."));
}

static char *
add_tiebreak (char *sentence, MedinaScoreSheet *sheet)
{
  g_autofree char *first = sentence;
  g_autofree char *tiebreak = word_tiebreak (sheet);

  if (tiebreak == NULL)
    return g_steal_pointer (&first);
  return medina_sentences_join (first, tiebreak);
}

char *
medina_result_to_explanation (MedinaScoreSheet *sheet)
{
  int total, lead;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  total = total_at (sheet, 0);
  lead = total - total_at (sheet, 1);
  if (lead == 0)
    return add_tiebreak (
      g_strdup_printf (ngettext ("A tie at %d point.", "A tie at %d points.", total), total),
      sheet);
  /* Translators: the first number is the winner’s points, the second how many the next one lacks;
   * the plural form is chosen by the first */
  return g_strdup_printf (ngettext ("With %1$d point, %2$d ahead of second place.",
                                    "With %1$d points, %2$d ahead of second place.", total),
                          total, lead);
}

static char *
word_shared (MedinaScoreSheet *sheet, int total)
{
  switch (medina_score_sheet_get_n_winners (sheet))
    {
    case 2:
      return g_strdup_printf (ngettext ("%1$s and %2$s share the victory with %3$d point.",
                                        "%1$s and %2$s share the victory with %3$d points.", total),
                              name_at (sheet, 0), name_at (sheet, 1), total);
    case 3:
      return g_strdup_printf (ngettext ("%1$s, %2$s, and %3$s share the victory with %4$d point.",
                                        "%1$s, %2$s, and %3$s share the victory with %4$d points.",
                                        total),
                              name_at (sheet, 0), name_at (sheet, 1), name_at (sheet, 2), total);
    default:
      return g_strdup_printf (ngettext ("All players share the victory with %d point.",
                                        "All players share the victory with %d points.", total),
                              total);
    }
}

char *
medina_result_to_brief_sentence (MedinaScoreSheet *sheet)
{
  int total;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  total = total_at (sheet, 0);
  if (medina_score_sheet_get_n_winners (sheet) > 1)
    return word_shared (sheet, total);
  if (medina_score_sheet_get_decided_by_largest (sheet))
    return g_strdup_printf (ngettext ("%1$s wins the tiebreaker at %2$d point.",
                                      "%1$s wins the tiebreaker at %2$d points.", total),
                            name_at (sheet, 0), total);
  return g_strdup_printf (ngettext ("%1$s wins with %2$d point.", "%1$s wins with %2$d points.",
                                    total),
                          name_at (sheet, 0), total);
}

char *
medina_result_to_sentence (MedinaScoreSheet *sheet)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  return add_tiebreak (medina_result_to_brief_sentence (sheet), sheet);
}

char *
medina_standing_to_headline (MedinaScoreSheet *sheet)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  if (total_at (sheet, 0) == 0)
    return g_strdup (_ ("Nobody Has Scored Yet"));
  switch (medina_score_sheet_get_n_winners (sheet))
    {
    case 1:
      return g_strdup_printf (_ ("%s Leads"), name_at (sheet, 0));
    case 2:
      return g_strdup_printf (_ ("%1$s and %2$s Lead"), name_at (sheet, 0), name_at (sheet, 1));
    case 3:
      return g_strdup_printf (_ ("%1$s, %2$s, and %3$s Lead"), name_at (sheet, 0),
                              name_at (sheet, 1), name_at (sheet, 2));
    default:
      return g_strdup (_ ("All Players Are Tied"));
    }
}

char *
medina_standing_to_explanation (MedinaScoreSheet *sheet)
{
  int total;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  total = total_at (sheet, 0);
  if (total == 0)
    return g_strdup (_ ("Scoring starts with the first rooftop."));
  return add_tiebreak (
    g_strdup_printf (ngettext ("With %d point so far.", "With %d points so far.", total), total),
    sheet);
}

char *
medina_result_name_in_full (const char *text, MedinaScoreSheet *sheet)
{
  GString *full = g_string_new (text);

  for (guint line = 0; line < medina_score_sheet_get_n_winners (sheet); line++)
    {
      g_autofree char *name = medina_shown_name_to_words (
        medina_player_get_display_name (medina_score_sheet_get_player (sheet, line)), G_MAXUINT);

      g_string_replace (full, name_at (sheet, line), name, 1);
    }
  return g_string_free (full, FALSE);
}
