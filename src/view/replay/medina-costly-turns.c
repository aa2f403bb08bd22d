/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-costly-turns.h"

#include <glib/gi18n.h>

#include "medina-analysis-words.h"

static int
compare_losses (gconstpointer a, gconstpointer b)
{
  MedinaAnalysisTurn *x = *(MedinaAnalysisTurn *const *) a, *y = *(MedinaAnalysisTurn *const *) b;
  const double difference = medina_analysis_turn_get_loss (y) - medina_analysis_turn_get_loss (x);

  if (difference != 0)
    return difference > 0 ? 1 : -1;
  return (int) medina_analysis_turn_get_start (x) - (int) medina_analysis_turn_get_start (y);
}

static gboolean
is_persons (MedinaAnalysisTurn *turn)
{
  return medina_player_get_kind (medina_analysis_turn_get_player (turn)) == MEDINA_SEAT_HUMAN;
}

static int
compare_movers (gconstpointer a, gconstpointer b)
{
  const int difference =
    is_persons (*(MedinaAnalysisTurn *const *) b) - is_persons (*(MedinaAnalysisTurn *const *) a);

  return difference != 0 ? difference : compare_losses (a, b);
}

static gboolean
has_persons (GListModel *turns)
{
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (turns) && !found; i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      found = is_persons (turn);
    }
  return found;
}

/* How much room persons leave is known in the end: until then no turn comes that would go again. */
GPtrArray *
medina_costly_turns_find (MedinaAnalysis *analysis)
{
  GListModel *turns = medina_analysis_get_turns (analysis);
  const gboolean all = medina_analysis_get_complete (analysis) || !has_persons (turns);
  GPtrArray *worst = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      if (medina_analysis_turn_count_lost (turn) > 0 && (all || is_persons (turn)))
        g_ptr_array_add (worst, g_steal_pointer (&turn));
    }
  g_ptr_array_sort (worst, compare_movers);
  if (worst->len > MEDINA_COSTLY_TURNS)
    g_ptr_array_set_size (worst, MEDINA_COSTLY_TURNS);
  g_ptr_array_sort (worst, compare_losses);
  return worst;
}

GtkWidget *
medina_costly_turns_create_label (MedinaAnalysisTurn *turn)
{
  const int lost = medina_analysis_turn_count_lost (turn);
  g_autofree char *words =
    g_strdup_printf (ngettext ("%d point lost", "%d points lost", lost), lost);
  g_autofree char *number = medina_loss_to_number (lost);
  GtkWidget *label = gtk_label_new (number);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_tooltip_text (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return label;
}
