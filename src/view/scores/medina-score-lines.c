/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-lines.h"

#include <glib/gi18n.h>

#include "medina-counting-label.h"
#include "medina-name-frame.h"
#include "medina-name-label.h"
#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"
#include "medina-score-bar.h"
#include "medina-score-picture.h"
#include "medina-score-row.h"
#include "tiles.h"

/* What all rows are made of. */
typedef struct
{
  GtkListBox *list; /* that is being filled */
  MedinaGame *game;
  MedinaScoreSheet *sheet;
  MedinaPieceAtlas *atlas;
  MedinaBoardScene scene; /* for the pictures of the pieces */
  MedinaPlayer *player;   /* whose points are told now */
} Lines;

/* --- A row ------------------------------------------------------------------------------------ */

static GtkWidget *
create_points (int points)
{
  GtkWidget *number = medina_counting_label_new (points);
  GtkLabel *label = medina_counting_label_get_label (MEDINA_COUNTING_LABEL (number));

  gtk_label_set_width_chars (label, 2);
  gtk_label_set_xalign (label, 1);
  gtk_widget_add_css_class (GTK_WIDGET (label), "numeric");
  return number;
}

/* All wrap where they must. Names, which can be of any length, are shortened if that is not
 * enough. */
static GtkWidget *
create_title (const Lines *lines, const char *text)
{
  const gboolean is_name = text == medina_player_get_display_name (lines->player);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (!is_name)
    return label;
  medina_name_label_show_in_two_lines (GTK_LABEL (label), lines->player);
  return medina_name_frame_new (GTK_LABEL (label));
}

/* A title, and a bar that has half of the width, as all others: so they begin below one another,
 * and are of one scale. (In a size group, a title that wraps would ask for all its width in every
 * row that is one line high; so it would in a grid, with newer toolkits.) */
static GtkWidget *
create_middle (const Lines *lines, const char *title, int points, gboolean barred)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *words = create_title (lines, title);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_set_homogeneous (GTK_BOX (box), barred);
  if (barred)
    gtk_box_append (GTK_BOX (box),
                    medina_score_bar_new (lines->player, points,
                                          medina_score_sheet_get_score (lines->sheet, 0)->total));
  return box;
}

/* Adds a row with a picture, a title, a bar if it is to have one, and points. */
static MedinaScoreRow *
add_row (const Lines *lines,
         GtkWidget *picture,
         const char *title,
         int points,
         gboolean barred,
         MedinaScoreLight light,
         const char *text)
{
  g_autofree char *words = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  g_autofree char *name = g_strjoin (medina_list_separator (), title, words, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *row = medina_score_row_new (box, light, name, text);

  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), create_middle (lines, title, points, barred));
  gtk_box_append (GTK_BOX (box), create_points (points));
  gtk_widget_add_css_class (row, medina_player_css_class (medina_player_get_color (lines->player)));
  gtk_list_box_append (lines->list, row);
  return MEDINA_SCORE_ROW (row);
}

/* --- Palaces ---------------------------------------------------------------------------------- */

static void
add_palace (const Lines *lines, const MedinaScoreSheetPalace *palace)
{
  const MdnPosition *position = medina_game_get_position (lines->game);
  g_autofree char *title = medina_palace_to_name (palace->color, palace->space, &position->rules);
  g_autofree char *text = medina_palace_describe (lines->game, palace->number, -1);
  GtkWidget *picture =
    medina_score_picture_new (lines->atlas,
                              medina_board_scene_get_building (&lines->scene, palace->color), NULL);

  medina_score_row_set_palace (add_row (lines, picture, title, palace->score.total, TRUE,
                                        medina_score_light_of_palace (position, palace->number),
                                        text),
                               palace->number);
}

/* --- Tiles ------------------------------------------------------------------------------------ */

/* The color's own title: an adjective must agree with its noun. */
static const char *
name_palace_tile (MdnColor color, const MdnRules *rules)
{
  switch (medina_hue_of_color (color, rules))
    {
    case MEDINA_HUE_GREY:
      return _ ("Gray Palace Tile");
    case MEDINA_HUE_PURPLE:
      return _ ("Purple Palace Tile");
    case MEDINA_HUE_BLACK:
      return _ ("Black Palace Tile");
    case MEDINA_HUE_BROWN:
      return _ ("Brown Palace Tile");
    default:
      return _ ("Orange Palace Tile");
    }
}

static GtkWidget *
create_tile (const Lines *lines, MedinaPieceSprite sprite, int number)
{
  GtkWidget *picture = medina_score_picture_new (lines->atlas, sprite, NULL);

  medina_piece_picture_set_number (MEDINA_PIECE_PICTURE (picture), number);
  gtk_widget_add_css_class (picture, "tile");
  return picture;
}

/* Without a bar: titles of tiles are long, and their points few. */
static void
add_palace_tiles (const Lines *lines)
{
  const MdnPosition *position = medina_game_get_position (lines->game);
  const guint player = medina_player_get_number (lines->player);

  for (int i = 0; i < MDN_COLORS; i++)
    {
      const MdnColor color = (MdnColor) i;
      const int value = mdn_tiles_palace_value (color);

      if (mdn_tiles_palace_holder (position, color) == player)
        add_row (lines,
                 create_tile (lines, medina_board_scene_get_palace_tile (&lines->scene, color),
                              value),
                 name_palace_tile (color, &position->rules), value, FALSE,
                 medina_score_light_of_palace_tile (position, color),
                 _ ("For the largest palace of this color."));
    }
}

static void
add_tower_tiles (const Lines *lines)
{
  const MdnPosition *position = medina_game_get_position (lines->game);
  const guint player = medina_player_get_number (lines->player);

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      const int value = mdn_tiles_tower_value (tower);
      /* Translators: towers are numbered from 1 to 4 */
      g_autofree char *title = g_strdup_printf (_ ("Tower Tile %d"), value);

      if (position->table.tower_tile[tower] == player)
        add_row (lines, create_tile (lines, MEDINA_PIECE_TILE_TOWER, value), title, value, FALSE,
                 medina_score_light_of_tower_tile (position, tower),
                 _ ("For the last palace to connect to this tower."));
    }
}

/* --- Players ---------------------------------------------------------------------------------- */

/* The player's row: the name, and the points altogether. */
static MedinaScoreRow *
add_total (const Lines *lines, int points, gboolean barred, const char *css_class)
{
  GtkWidget *picture =
    medina_score_picture_new (lines->atlas,
                              medina_sprite_of_color (medina_player_get_color (lines->player)),
                              NULL);
  MedinaScoreRow *row;

  gtk_widget_add_css_class (picture, "rooftop");
  row = add_row (lines, picture, medina_player_get_display_name (lines->player), points, barred,
                 medina_score_light_of_player (medina_game_get_position (lines->game),
                                               medina_player_get_number (lines->player)),
                 NULL);
  gtk_widget_add_css_class (GTK_WIDGET (row), css_class);
  return row;
}

/* Who has won, and by how much, is seen at once, however little room there is: not each row is as
 * high as a finger. */
static void
add_standing (Lines *lines, guint line)
{
  MedinaScoreRow *row;

  lines->player = medina_score_sheet_get_player (lines->sheet, line);
  row =
    add_total (lines, medina_score_sheet_get_score (lines->sheet, line)->total, TRUE, "standing");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
}

/* What the points come from. */
static void
add_player (Lines *lines, guint line, MedinaScoreColumns *columns)
{
  const MedinaScoreSheetPalace *palaces;
  guint n_palaces;

  lines->player = medina_score_sheet_get_player (lines->sheet, line);
  lines->list =
    medina_score_columns_add_list (columns, medina_player_get_display_name (lines->player), FALSE);
  add_total (lines, medina_score_sheet_get_score (lines->sheet, line)->total, FALSE, "player");
  palaces = medina_score_sheet_get_palaces (lines->sheet, line, &n_palaces);
  for (guint i = 0; i < n_palaces; i++)
    add_palace (lines, &palaces[i]);
  add_palace_tiles (lines);
  add_tower_tiles (lines);
}

void
medina_score_lines_add (MedinaScoreColumns *columns,
                        MedinaGame *game,
                        MedinaScoreSheet *sheet,
                        MedinaPieceAtlas *atlas)
{
  Lines lines = { .game = game, .sheet = sheet, .atlas = atlas };

  medina_board_scene_init_for_game (&lines.scene, game);
  lines.list = medina_score_columns_add_list (columns, _ ("Score sheet"), TRUE);
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    add_standing (&lines, line);
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    if (medina_score_sheet_get_score (sheet, line)->total > 0)
      add_player (&lines, line, columns);
}
