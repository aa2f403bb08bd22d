/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-costly-row.h"

#include "medina-analysis-graph.h"
#include "medina-analysis-words.h"
#include "medina-costly-turns.h"
#include "medina-name-label.h"
#include "medina-piece-picture.h"
#include "medina-piece-sprites.h"
#include "medina-tooltip.h"
#include "medina-wrap.h"
#include "notation.h"

enum
{
  COLUMN_SPACING = 8,  /* in pixels */
  LEAST_PICTURE = 8,   /* likewise; the style has more */
  MOST_PLACEMENTS = 4, /* beside one another */
};

struct _MedinaCostlyRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *title;

  /* owned */
  char *tooltip;
};

G_DEFINE_FINAL_TYPE (MedinaCostlyRow, medina_costly_row, GTK_TYPE_LIST_BOX_ROW)

/* --- What was placed -------------------------------------------------------------------------- */

static GtkWidget *
create_picture (const MedinaBoardScene *scene,
                guint player,
                MdnPiece piece,
                MedinaPieceAtlas *atlas)
{
  GtkWidget *picture =
    medina_piece_picture_new (atlas, medina_board_scene_get_piece (scene, player, piece),
                              LEAST_PICTURE);

  medina_piece_picture_set_alone (MEDINA_PIECE_PICTURE (picture));
  medina_piece_picture_set_blocking (MEDINA_PIECE_PICTURE (picture),
                                     piece == MDN_OTHER_ROOFTOP && scene->position->rules.blocking);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  if (mdn_piece_is_rooftop (piece))
    gtk_widget_add_css_class (picture, "rooftop");
  if (piece == MDN_TEA)
    gtk_widget_add_css_class (picture, "tile");
  return picture;
}

/* The picture, and the name of the space. Tea has none. */
static GtkWidget *
create_placement (const MedinaBoardScene *scene,
                  guint player,
                  MdnPlacement placement,
                  MedinaPieceAtlas *atlas)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  char space[MDN_NOTATION_SIZE] = "";

  gtk_widget_add_css_class (box, "placement");
  gtk_box_append (GTK_BOX (box), create_picture (scene, player, piece, atlas));
  if (piece != MDN_TEA)
    mdn_notation_space (mdn_placement_space (placement), space);
  gtk_box_append (GTK_BOX (box), gtk_label_new (space));
  return box;
}

static GtkWidget *
take_item_cb (gpointer item, gpointer data)
{
  return item;
}

/* In as many lines as they take, so that they do not ask for a wider panel. */
static GtkWidget *
create_placements (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn, MedinaPieceAtlas *atlas)
{
  const MdnGame *game = medina_analysis_get_game (analysis);
  const guint start = medina_analysis_turn_get_start (turn);
  const guint number = medina_player_get_number (medina_analysis_turn_get_player (turn));
  g_autoptr (GListStore) placements = g_list_store_new (GTK_TYPE_WIDGET);
  GtkWidget *wrap = g_object_new (MEDINA_TYPE_WRAP, NULL);
  const MdnPosition position = medina_analysis_get_position (analysis, start);
  MedinaBoardScene scene;

  medina_board_scene_init (&scene, &position);
  for (guint i = 0; i < medina_analysis_get_n_players (analysis); i++)
    scene.rooftops[i] =
      medina_sprite_of_color (medina_player_get_color (medina_analysis_get_player (analysis, i)));
  for (guint i = start; i < medina_analysis_turn_get_end (turn); i++)
    g_list_store_append (placements,
                         create_placement (&scene, number, mdn_game_known_placement (game, (int) i),
                                           atlas));
  medina_wrap_set_columns (MEDINA_WRAP (wrap), 1, MOST_PLACEMENTS);
  medina_wrap_bind_model (MEDINA_WRAP (wrap), G_LIST_MODEL (placements), take_item_cb, NULL);
  gtk_widget_set_halign (wrap, GTK_ALIGN_START);
  return wrap;
}

/* --- The row ---------------------------------------------------------------------------------- */

const char *
medina_costly_row_get_title (MedinaCostlyRow *self)
{
  g_return_val_if_fail (MEDINA_IS_COSTLY_ROW (self), NULL);

  return gtk_label_get_label (self->title);
}

void
medina_costly_row_set_chosen (MedinaCostlyRow *self, gboolean chosen)
{
  g_return_if_fail (MEDINA_IS_COSTLY_ROW (self));

  if (chosen)
    gtk_widget_add_css_class (GTK_WIDGET (self), "chosen");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "chosen");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
}

static gboolean
medina_costly_row_query_tooltip (GtkWidget *widget,
                                 int x,
                                 int y,
                                 gboolean keyboard,
                                 GtkTooltip *tooltip)
{
  /* What is chosen is told of in larger letters. */
  return !gtk_widget_has_css_class (widget, "chosen") &&
         medina_tooltip_show (tooltip, MEDINA_COSTLY_ROW (widget)->tooltip);
}

static void
medina_costly_row_finalize (GObject *object)
{
  g_free (MEDINA_COSTLY_ROW (object)->tooltip);
  G_OBJECT_CLASS (medina_costly_row_parent_class)->finalize (object);
}

static void
medina_costly_row_class_init (MedinaCostlyRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_costly_row_finalize;
  GTK_WIDGET_CLASS (klass)->query_tooltip = medina_costly_row_query_tooltip;
}

static void
medina_costly_row_init (MedinaCostlyRow *self)
{
  self->title = GTK_LABEL (gtk_label_new (NULL));
  medina_name_label_prepare (self->title);
  gtk_label_set_xalign (self->title, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "costly");
}

static void
tell (MedinaCostlyRow *self, MedinaAnalysis *analysis, MedinaAnalysisTurn *turn)
{
  g_autofree char *title = medina_analysis_turn_to_title (analysis, turn);
  g_autofree char *lines = medina_analysis_turn_to_lines (analysis, turn);
  g_autofree char *heading = medina_analysis_turn_to_heading (analysis, turn);
  g_autofree char *all = g_strconcat (heading, "\n", lines, NULL);

  gtk_label_set_label (self->title, title);
  self->tooltip = g_strconcat (title, "\n", lines, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

GtkWidget *
medina_costly_row_new (MedinaAnalysis *analysis, MedinaAnalysisTurn *turn, MedinaPieceAtlas *atlas)
{
  MedinaCostlyRow *self = g_object_new (MEDINA_TYPE_COSTLY_ROW, NULL);
  MedinaPlayer *player = medina_analysis_turn_get_player (turn);
  GtkWidget *marker = medina_analysis_graph_create_marker (player);
  GtkWidget *loss = medina_costly_turns_create_label (turn);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  tell (self, analysis, turn);
  gtk_widget_set_valign (marker, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (loss, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (loss, "loss");
  gtk_grid_set_column_spacing (grid, COLUMN_SPACING);
  gtk_grid_attach (grid, marker, 0, 0, 1, 2);
  gtk_grid_attach (grid, GTK_WIDGET (self->title), 1, 0, 1, 1);
  gtk_grid_attach (grid, create_placements (analysis, turn, atlas), 1, 1, 1, 1);
  gtk_grid_attach (grid, loss, 2, 0, 1, 2);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), GTK_WIDGET (grid));
  gtk_widget_add_css_class (GTK_WIDGET (self),
                            medina_player_css_class (medina_player_get_color (player)));
  return GTK_WIDGET (self);
}
