/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-table.h"

#include <glib/gi18n.h>

#include "medina-piece-sprites.h"
#include "medina-name-label.h"
#include "medina-piece-picture.h"
#include "medina-score-item.h"

enum
{
  ROOFTOP_WIDTH = 30,
};

static GtkWidget *
create_title (MedinaScoreItem item)
{
  GtkWidget *label = gtk_label_new (medina_score_item_get_title (item));

  /* In one line: names, which can be of any length, are those that are shortened. */
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, item == MEDINA_SCORE_TOTAL ? "heading" : "item");
  return label;
}

static GtkWidget *
create_number (MedinaScoreSheet *sheet, guint line, MedinaScoreItem item)
{
  const int points =
    medina_score_item_get_points (item, medina_score_sheet_get_score (sheet, line));
  MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);
  g_autofree char *number = g_strdup_printf ("%d", points);
  g_autofree char *name = g_strdup_printf (
    /* Translators: in the score sheet, for a screen reader: player, item, points: “Aisha, Walls: 7” */
    _ ("%1$s, %2$s: %3$d"), medina_player_get_name_in_sentence (player),
    medina_score_item_get_title (item), points);
  GtkWidget *label = gtk_label_new (number);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (label, "numeric");
  if (item == MEDINA_SCORE_TOTAL)
    gtk_widget_add_css_class (label, "total");
  else if (points == 0)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
create_player (MedinaPlayer *player, GtkSizeGroup *columns, MedinaPieceAtlas *atlas)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (medina_player_get_display_name (player));
  GtkWidget *rooftop =
    medina_piece_picture_new (atlas, medina_sprite_of_color (medina_player_get_color (player)),
                              ROOFTOP_WIDTH);

  gtk_widget_set_halign (rooftop, GTK_ALIGN_CENTER);
  medina_name_label_prepare (GTK_LABEL (label));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE); /* names end in numbers */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_size_group_add_widget (columns, box);
  gtk_box_append (GTK_BOX (box), rooftop);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_row (GtkGrid *grid, MedinaScoreSheet *sheet, MedinaScoreItem item, int row)
{
  gtk_grid_attach (grid, create_title (item), 0, row, 1, 1);
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    gtk_grid_attach (grid, create_number (sheet, line, item), (int) line + 1, row, 1, 1);
}

static void
add_rule (GtkGrid *grid, MedinaScoreSheet *sheet, int row)
{
  GtkWidget *rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_grid_attach (grid, rule, 0, row, (int) medina_score_sheet_get_n_players (sheet) + 1, 1);
}

GtkWidget *
medina_score_table_new (MedinaScoreSheet *sheet, gboolean has_well, MedinaPieceAtlas *atlas)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  g_autoptr (GtkSizeGroup) columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  int row = 0;

  gtk_grid_set_row_spacing (grid, 6);
  gtk_grid_set_column_spacing (grid, 4);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "card");
  gtk_widget_add_css_class (GTK_WIDGET (grid), "score-table");
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    gtk_grid_attach (grid,
                     create_player (medina_score_sheet_get_player (sheet, line), columns, atlas),
                     (int) line + 1, row, 1, 1);
  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_ITEMS; item++)
    {
      if (!medina_score_item_applies (item, has_well))
        continue;
      if (item == MEDINA_SCORE_TOTAL)
        add_rule (grid, sheet, ++row);
      add_row (grid, sheet, item, ++row);
    }
  return GTK_WIDGET (grid);
}
