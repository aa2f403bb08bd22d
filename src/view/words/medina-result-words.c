/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-result-words.h"

#include <glib/gi18n.h>

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
      return g_strdup_printf (_ ("%s Wins!"), name_at (sheet, 0));
    case 2:
      return g_strdup_printf (_ ("%1$s and %2$s Share the Victory"), name_at (sheet, 0),
                              name_at (sheet, 1));
    case 3:
      return g_strdup_printf (_ ("%1$s, %2$s and %3$s Share the Victory"), name_at (sheet, 0),
                              name_at (sheet, 1), name_at (sheet, 2));
    default:
      return g_strdup (_ ("All Players Share the Victory"));
    }
}

char *
medina_result_to_explanation (MedinaScoreSheet *sheet)
{
  int total, lead;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  total = total_at (sheet, 0);
  if (medina_score_sheet_get_decided_by_largest (sheet))
    /* Translators: the best have equally many points; one of them has the largest palace, or had
     * the earlier rooftop on one of equal size */
    return g_strdup_printf (ngettext ("A tie at %d point, decided by the largest palaces.",
                                      "A tie at %d points, decided by the largest palaces.", total),
                            total);
  if (medina_score_sheet_get_n_winners (sheet) > 1)
    return g_strdup_printf (ngettext ("A tie at %d point.", "A tie at %d points.", total), total);
  lead = total - total_at (sheet, 1);
  /* Translators: the first number is the winner’s points, the second how many the next one lacks;
   * the plural form is chosen by the first */
  return g_strdup_printf (ngettext ("With %1$d point, %2$d ahead of the next.",
                                    "With %1$d points, %2$d ahead of the next.", total),
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
      return g_strdup_printf (ngettext ("%1$s, %2$s and %3$s share the victory with %4$d point.",
                                        "%1$s, %2$s and %3$s share the victory with %4$d points.",
                                        total),
                              name_at (sheet, 0), name_at (sheet, 1), name_at (sheet, 2), total);
    default:
      return g_strdup_printf (ngettext ("All players share the victory with %d point.",
                                        "All players share the victory with %d points.", total),
                              total);
    }
}

char *
medina_result_to_sentence (MedinaScoreSheet *sheet)
{
  int total;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  total = total_at (sheet, 0);
  if (medina_score_sheet_get_n_winners (sheet) > 1)
    return word_shared (sheet, total);
  if (medina_score_sheet_get_decided_by_largest (sheet))
    return g_strdup_printf (
      ngettext ("%1$s wins a tie at %2$d point, decided by the largest palaces.",
                "%1$s wins a tie at %2$d points, decided by the largest palaces.", total),
      name_at (sheet, 0), total);
  return g_strdup_printf (ngettext ("%1$s wins with %2$d point.", "%1$s wins with %2$d points.",
                                    total),
                          name_at (sheet, 0), total);
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
      return g_strdup_printf (_ ("%1$s, %2$s and %3$s Lead"), name_at (sheet, 0),
                              name_at (sheet, 1), name_at (sheet, 2));
    default:
      return g_strdup (_ ("All Players Are Equal"));
    }
}

char *
medina_standing_to_explanation (MedinaScoreSheet *sheet)
{
  int total;

  g_return_val_if_fail (MEDINA_IS_SCORE_SHEET (sheet), NULL);

  total = total_at (sheet, 0);
  if (total == 0)
    return g_strdup (_ ("That begins with the first rooftop."));
  return g_strdup_printf (ngettext ("With %d point so far.", "With %d points so far.", total),
                          total);
}
