/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-name-label.h"

#include "medina-text-columns.h"
#include "medina-tooltip.h"

enum
{
  TWO_LINES = 24, /* columns, for which there is room wherever a name has two lines */
};

static void
append_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

static void
append_shortened_names (GString *text, const char *sentences, MedinaGame *game)
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    {
      MedinaPlayer *player = medina_game_get_player (game, i);

      if (medina_player_has_long_name (player) &&
          strstr (sentences, medina_player_get_seat_name (player)) != NULL)
        append_line (text, medina_player_get_display_name (player));
    }
}

gboolean
medina_name_label_complete (GtkLabel *label, MedinaGame *game, GtkTooltip *tooltip)
{
  g_return_val_if_fail (GTK_IS_LABEL (label), FALSE);

  return medina_name_label_complete_text (gtk_label_get_text (label),
                                          pango_layout_is_ellipsized (gtk_label_get_layout (label)),
                                          game, tooltip);
}

gboolean
medina_name_label_complete_text (const char *shown,
                                 gboolean cut,
                                 MedinaGame *game,
                                 GtkTooltip *tooltip)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (shown != NULL, FALSE);

  if (cut)
    append_line (text, shown);
  if (game != NULL)
    append_shortened_names (text, shown, game);
  return text->len > 0 && medina_tooltip_show (tooltip, text->str);
}

static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  return medina_name_label_complete (label, NULL, tooltip);
}

void
medina_name_label_prepare (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  /* Names may differ in their ends only. */
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_add_css_class (GTK_WIDGET (label), "name");
  gtk_widget_set_overflow (GTK_WIDGET (label), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

void
medina_name_label_show_in_lines (GtkLabel *label, MedinaPlayer *player, int lines)
{
  const char *name = medina_player_get_display_name (player);
  g_autofree char *line = medina_player_dup_seat_line (player);
  const gboolean whole = lines > 1 && medina_text_count_columns (name) <= TWO_LINES;

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (label, whole ? name : line);
  gtk_label_set_lines (label, lines);
}

void
medina_name_label_show_in_two_lines (GtkLabel *label, MedinaPlayer *player)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  medina_name_label_prepare (label);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  medina_name_label_show_in_lines (label, player, 2);
}

void
medina_name_label_prepare_sentences (GtkLabel *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (label), "name");
  gtk_widget_set_overflow (GTK_WIDGET (label), GTK_OVERFLOW_HIDDEN);
}
