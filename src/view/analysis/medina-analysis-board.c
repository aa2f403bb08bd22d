/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-board.h"

#include <adwaita.h>

#include "medina-board-painter.h"
#include "medina-piece-sprites.h"

enum
{
  MIN_SPACE = 12, /* pixels a space at the least */
};

struct _MedinaAnalysisBoard
{
  GtkWidget parent_instance;

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaBoardPainter *painter;
  MedinaAnalysis *analysis; /* NULL until something is shown */
  MedinaAnalysisTurn *turn; /* NULL for the end of the game */
};

G_DEFINE_FINAL_TYPE (MedinaAnalysisBoard, medina_analysis_board, GTK_TYPE_WIDGET)

static void
mark_turn (MedinaAnalysisBoard *self, MedinaBoardScene *scene)
{
  const MdnGame *game = medina_analysis_get_game (self->analysis);
  const guint start = medina_analysis_turn_get_start (self->turn);
  const guint end = medina_analysis_turn_get_end (self->turn);
  const MdnVariation *better = medina_analysis_turn_get_better (self->turn);

  for (guint i = start; i < end; i++)
    medina_board_scene_mark (scene, game->placements[i], mdn_game_player_of (game, (int) i));
  if (better != NULL)
    scene->suggested = mdn_placement_spaces (better->placements, better->count);
}

static void
compose_scene (MedinaAnalysisBoard *self, MedinaBoardScene *scene)
{
  AdwStyleManager *style =
    adw_style_manager_get_for_display (gtk_widget_get_display (GTK_WIDGET (self)));
  const guint moment = self->turn != NULL
                         ? medina_analysis_turn_get_start (self->turn)
                         : (guint) medina_analysis_get_game (self->analysis)->count;

  medina_board_scene_init (scene, medina_analysis_get_position (self->analysis, moment));
  for (guint i = 0; i < medina_analysis_get_n_players (self->analysis); i++)
    scene->rooftops[i] = medina_sprite_of_color (
      medina_player_get_color (medina_analysis_get_player (self->analysis, i)));
  scene->dark = adw_style_manager_get_dark (style);
  scene->high_contrast = adw_style_manager_get_high_contrast (style);
  if (self->turn != NULL)
    mark_turn (self, scene);
}

static void
medina_analysis_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaAnalysisBoard *self = MEDINA_ANALYSIS_BOARD (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  MedinaBoardLayout layout;
  MedinaBoardScene scene;
  cairo_t *cr;

  if (self->analysis == NULL)
    return;
  compose_scene (self, &scene);
  medina_board_layout_init (&layout, &scene.position->rules, width, height);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  medina_piece_atlas_set_scale (self->atlas, gtk_widget_get_scale_factor (widget));
  medina_board_painter_draw (self->painter, cr, &layout, &scene);
  cairo_destroy (cr);
}

static void
medina_analysis_board_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  int width, height;

  medina_board_layout_measure (MDN_BOARD_LARGE, MIN_SPACE, &width, &height);
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *minimum = *natural = MAX (height, for_size * height / width);
}

static GtkSizeRequestMode
medina_analysis_board_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
medina_analysis_board_show_turn (MedinaAnalysisBoard *self,
                                 MedinaAnalysis *analysis,
                                 MedinaAnalysisTurn *turn,
                                 const char *description)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_BOARD (self));
  g_return_if_fail (MEDINA_IS_ANALYSIS (analysis));

  g_set_object (&self->analysis, analysis);
  g_set_object (&self->turn, turn);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
medina_analysis_board_dispose (GObject *object)
{
  MedinaAnalysisBoard *self = MEDINA_ANALYSIS_BOARD (object);

  g_clear_object (&self->turn);
  g_clear_object (&self->analysis);
  g_clear_object (&self->painter);
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_analysis_board_parent_class)->dispose (object);
}

static void
medina_analysis_board_class_init (MedinaAnalysisBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_analysis_board_dispose;
  widget_class->snapshot = medina_analysis_board_snapshot;
  widget_class->measure = medina_analysis_board_measure;
  widget_class->get_request_mode = medina_analysis_board_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
medina_analysis_board_init (MedinaAnalysisBoard *self)
{
  self->atlas = medina_piece_atlas_new ();
  self->painter = medina_board_painter_new (self->atlas);
}
