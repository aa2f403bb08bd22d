/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-table.h"

#include <glib/gi18n.h>

#include "medina-counting-label.h"
#include "medina-names.h"
#include "medina-piece-sprites.h"
#include "medina-score-bar.h"
#include "medina-score-item.h"
#include "medina-score-picture.h"
#include "medina-score-row.h"

typedef struct
{
  GtkListBox *list;
  MedinaGame *game;
  MedinaScoreSheet *sheet;
  MedinaPieceAtlas *atlas;
  int most; /* points of anybody for one item */
} Table;

static const MedinaPieceSprite sprites[MEDINA_SCORE_ITEMS] = {
  [MEDINA_SCORE_BUILDINGS] = MEDINA_PIECE_BUILDING_ORANGE,
  [MEDINA_SCORE_STABLES] = MEDINA_PIECE_STABLE,
  [MEDINA_SCORE_MERCHANTS] = MEDINA_PIECE_MERCHANT,
  [MEDINA_SCORE_WALLS] = MEDINA_PIECE_WALL_HORIZONTAL,
  [MEDINA_SCORE_WATER] = MEDINA_PIECE_WELL,
  [MEDINA_SCORE_PALACE_TILES] = MEDINA_PIECE_TILE_ORANGE,
  [MEDINA_SCORE_TOWER_TILES] = MEDINA_PIECE_TILE_TOWER,
};

static gboolean
is_tile (MedinaScoreItem item)
{
  return item == MEDINA_SCORE_PALACE_TILES || item == MEDINA_SCORE_TOWER_TILES;
}

static GtkWidget *
create_picture (const Table *table, MedinaScoreItem item)
{
  GtkWidget *picture = medina_score_picture_new (table->atlas, sprites[item], NULL);

  if (is_tile (item))
    gtk_widget_add_css_class (picture, "tile");
  return picture;
}

static GtkWidget *
create_title (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static int
get_points (const Table *table, guint line, MedinaScoreItem item)
{
  return medina_score_item_get_points (item, medina_score_sheet_get_score (table->sheet, line));
}

static char *
word_number (const Table *table, guint line, MedinaScoreItem item)
{
  MedinaPlayer *player = medina_score_sheet_get_player (table->sheet, line);

  /* Translators: in the score sheet, for a screen reader: player, item, points: “Aisha, Walls:
   * 7” */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$d"), medina_player_get_name_in_sentence (player),
                          medina_score_item_get_title (item), get_points (table, line, item));
}

static GtkWidget *
create_number (const Table *table, guint line, MedinaScoreItem item)
{
  const int points = get_points (table, line, item);
  g_autofree char *name = word_number (table, line, item);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = medina_counting_label_new (points);
  GtkWidget *label = GTK_WIDGET (medina_counting_label_get_label (MEDINA_COUNTING_LABEL (number)));

  gtk_label_set_width_chars (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_set_halign (number, GTK_ALIGN_START);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (label, "numeric");
  if (item != MEDINA_SCORE_TOTAL && points == 0)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (box), number);
  if (item != MEDINA_SCORE_TOTAL)
    gtk_box_append (GTK_BOX (box),
                    medina_score_bar_new (medina_score_sheet_get_player (table->sheet, line),
                                          points, table->most));
  gtk_widget_add_css_class (box, "cell");
  return box;
}

/* The numbers of the row, one after the other. */
static char *
word_item (const Table *table, MedinaScoreItem item)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint line = 0; line < medina_score_sheet_get_n_players (table->sheet); line++)
    {
      g_autofree char *number = word_number (table, line, item);

      g_strv_builder_add (builder, number);
    }
  list = g_strv_builder_end (builder);
  return g_strjoinv (medina_list_separator (), list);
}

/* A box for the title, and one for the cells, each as wide as the other: so the columns are below
 * one another. */
static GtkWidget *
create_line (GtkWidget **title, GtkWidget **cells)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  *cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_set_homogeneous (GTK_BOX (*cells), TRUE);
  gtk_box_append (GTK_BOX (box), *title);
  gtk_box_append (GTK_BOX (box), *cells);
  return box;
}

static void
add_item (const Table *table, MedinaScoreItem item)
{
  GtkWidget *title, *cells, *box = create_line (&title, &cells);
  g_autofree char *name = word_item (table, item);
  const MedinaScoreLight light =
    medina_score_light_of_item (medina_game_get_position (table->game), item);
  GtkWidget *row = medina_score_row_new (box, light, name, NULL);

  if (item != MEDINA_SCORE_TOTAL)
    gtk_box_append (GTK_BOX (title), create_picture (table, item));
  gtk_box_append (GTK_BOX (title), create_title (medina_score_item_get_title (item)));
  for (guint line = 0; line < medina_score_sheet_get_n_players (table->sheet); line++)
    gtk_box_append (GTK_BOX (cells), create_number (table, line, item));
  gtk_widget_add_css_class (row, item == MEDINA_SCORE_TOTAL ? "total" : "item");
  gtk_list_box_append (table->list, row);
}

/* Whose column is which. */
static void
add_head (const Table *table)
{
  GtkWidget *lead, *cells, *box = create_line (&lead, &cells);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", box, "focusable", FALSE,
                                 "activatable", FALSE, NULL);
  /* Translators: over a table of points, item by item */
  GtkWidget *title = create_title (_ ("All Items"));

  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (lead), title);
  for (guint line = 0; line < medina_score_sheet_get_n_players (table->sheet); line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (table->sheet, line);
      GtkWidget *picture =
        medina_score_picture_new (table->atlas,
                                  medina_sprite_of_color (medina_player_get_color (player)),
                                  medina_player_get_display_name (player));

      gtk_widget_add_css_class (picture, "rooftop");
      gtk_widget_set_halign (picture, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (cells), picture);
    }
  gtk_widget_add_css_class (row, "head");
  gtk_list_box_append (table->list, row);
}

static int
find_most (MedinaScoreSheet *sheet)
{
  int most = 0;

  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_TOTAL; item++)
    for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
      most =
        MAX (most, medina_score_item_get_points (item, medina_score_sheet_get_score (sheet, line)));
  return most;
}

void
medina_score_table_add (MedinaScoreColumns *columns,
                        MedinaGame *game,
                        MedinaScoreSheet *sheet,
                        MedinaPieceAtlas *atlas)
{
  Table table = { medina_score_columns_add_head (columns, _ ("All Items")), game, sheet, atlas,
                  find_most (sheet) };

  add_head (&table);
  table.list = medina_score_columns_add_list (columns, _ ("All Items"), TRUE);
  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_ITEMS; item++)
    if (medina_score_item_applies (item, medina_score_sheet_get_rules (sheet)->well))
      add_item (&table, item);
}
