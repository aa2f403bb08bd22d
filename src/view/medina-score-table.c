/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-table.h"

#include <glib/gi18n.h>

#include "medina-looks.h"
#include "medina-piece-picture.h"

enum
{
  ROOFTOP_WIDTH = 30,
};

typedef enum
{
  ITEM_BUILDINGS,
  ITEM_STABLES,
  ITEM_MERCHANTS,
  ITEM_WALLS,
  ITEM_WATER,
  ITEM_PALACE_TILES,
  ITEM_TOWER_TILES,
  ITEM_TOTAL,
  N_ITEMS,
} Item;

static const char *const titles[N_ITEMS] = {
  /* Translators: with the context “score”: the rows of the score sheet */
  [ITEM_BUILDINGS] = NC_ ("score", "Buildings"),
  [ITEM_STABLES] = NC_ ("score", "Stables"),
  [ITEM_MERCHANTS] = NC_ ("score", "Merchants"),
  [ITEM_WALLS] = NC_ ("score", "Walls"),
  [ITEM_WATER] = NC_ ("score", "Water"),
  [ITEM_PALACE_TILES] = NC_ ("score", "Palace Tiles"),
  [ITEM_TOWER_TILES] = NC_ ("score", "Tower Tiles"),
  [ITEM_TOTAL] = NC_ ("score", "Total"),
};

static const char *
title_of (Item item)
{
  return g_dpgettext2 (NULL, "score", titles[item]);
}

static int
points_of (const MdnScore *score, Item item)
{
  switch (item)
    {
    case ITEM_BUILDINGS:
      return score->palaces.buildings;
    case ITEM_STABLES:
      return score->palaces.stables;
    case ITEM_MERCHANTS:
      return score->palaces.merchants;
    case ITEM_WALLS:
      return score->palaces.walls;
    case ITEM_WATER:
      return score->palaces.water;
    case ITEM_PALACE_TILES:
      return score->palace_tiles;
    case ITEM_TOWER_TILES:
      return score->tower_tiles;
    default:
      return score->total;
    }
}

static GtkWidget *
create_title (Item item)
{
  GtkWidget *label = gtk_label_new (title_of (item));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, item == ITEM_TOTAL ? "heading" : "item");
  return label;
}

static GtkWidget *
create_number (MedinaScoreSheet *sheet, guint line, Item item)
{
  const int points = points_of (medina_score_sheet_get_score (sheet, line), item);
  MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);
  g_autofree char *number = g_strdup_printf ("%d", points);
  /* Translators: in the score sheet: player, item, points: “Aisha, Walls: 7” */
  g_autofree char *name =
    g_strdup_printf (_ ("%1$s, %2$s: %3$d"), medina_player_get_display_name (player),
                     title_of (item), points);
  GtkWidget *label = gtk_label_new (number);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (label, "numeric");
  if (item == ITEM_TOTAL)
    gtk_widget_add_css_class (label, "total");
  else if (points == 0)
    gtk_widget_add_css_class (label, "dim-label");
  return label;
}

static GtkWidget *
create_player (MedinaPlayer *player, GtkSizeGroup *columns, MedinaPieceAtlas *atlas)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  const char *name = medina_player_get_display_name (player);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *rooftop =
    medina_piece_picture_new (atlas, medina_look_of_color (medina_player_get_color (player)),
                              ROOFTOP_WIDTH);

  gtk_widget_set_halign (rooftop, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_widget_set_tooltip_text (label, name);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_size_group_add_widget (columns, box);
  gtk_box_append (GTK_BOX (box), rooftop);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_row (GtkGrid *grid, MedinaScoreSheet *sheet, Item item, int row)
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
  gtk_grid_set_column_spacing (grid, 8);
  gtk_widget_add_css_class (GTK_WIDGET (grid), "card");
  gtk_widget_add_css_class (GTK_WIDGET (grid), "score-table");
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    gtk_grid_attach (grid,
                     create_player (medina_score_sheet_get_player (sheet, line), columns, atlas),
                     (int) line + 1, row, 1, 1);
  for (Item item = 0; item < N_ITEMS; item++)
    {
      if (item == ITEM_WATER && !has_well)
        continue;
      if (item == ITEM_TOTAL)
        add_rule (grid, sheet, ++row);
      add_row (grid, sheet, item, ++row);
    }
  return GTK_WIDGET (grid);
}
