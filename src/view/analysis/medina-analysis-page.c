/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-page.h"

#include <glib/gi18n.h>

#include "medina-analysis-graph.h"
#include "medina-children.h"
#include "medina-costly-list.h"
#include "medina-focus.h"
#include "medina-graph-height.h"
#include "medina-name-label.h"
#include "medina-time-left.h"

enum
{
  LEGEND_COLUMNS = 2,
};

struct _MedinaAnalysisPage
{
  GtkWidget parent_instance;

  /* template */
  MedinaAnalysisGraph *graph;
  GtkGrid *legend;
  GtkWidget *room; /* of the progress */
  GtkWidget *progress;
  GtkProgressBar *bar;
  GtkButton *stop_button;
  GtkLabel *description;
  GtkListBox *list;
  GtkScrolledWindow *scroller;

  /* owned */
  MedinaAnalysis *analysis; /* NULL for none */

  GtkEventControllerMotion *motion; /* the page's */

  MedinaCostlyList costly;
  MedinaTimeLeft time_left;
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisPage, medina_analysis_page, GTK_TYPE_WIDGET)

/* --- Turns ------------------------------------------------------------------------------------ */

/* NULL for the end of the game. */
static void
choose (MedinaAnalysisPage *self, MedinaAnalysisTurn *turn)
{
  g_signal_emit (self, signals[TURN_CHOSEN], 0, turn);
}

static void
row_activated_cb (MedinaAnalysisPage *self, GtkListBoxRow *row)
{
  choose (self, medina_costly_list_get_turn (&self->costly, row));
}

static void
graph_chosen_cb (MedinaAnalysisPage *self, guint turn)
{
  g_autoptr (MedinaAnalysisTurn) item =
    g_list_model_get_item (medina_analysis_get_turns (self->analysis), turn);

  choose (self, item);
}

void
medina_analysis_page_set_chosen (MedinaAnalysisPage *self, MedinaAnalysisTurn *turn)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_PAGE (self));

  medina_analysis_graph_set_chosen (self->graph, turn);
  medina_costly_list_set_chosen (&self->costly, turn);
}

void
medina_analysis_page_set_moment (MedinaAnalysisPage *self, guint placements)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_PAGE (self));

  medina_analysis_page_set_chosen (self, NULL);
  medina_analysis_graph_set_moment (self->graph, placements);
}

/* --- Progress --------------------------------------------------------------------------------- */

static void
show_time_left (MedinaAnalysisPage *self, int minutes)
{
  g_autofree char *text = medina_time_left_to_words (minutes);

  gtk_progress_bar_set_text (self->bar, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

static void
progress_cb (MedinaAnalysisPage *self)
{
  const double progress = medina_analysis_get_progress (self->analysis);

  gtk_progress_bar_set_fraction (self->bar, progress);
  show_time_left (self,
                  medina_time_left_update (&self->time_left, g_get_monotonic_time (), progress));
}

/* What is below it stays where it is in the window, as far as the page is scrolled. */
static void
give_room_up (MedinaAnalysisPage *self)
{
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (self->scroller);
  const int height = gtk_widget_get_height (self->room) +
                     gtk_box_get_spacing (GTK_BOX (gtk_widget_get_parent (self->room)));

  if (!gtk_widget_get_visible (self->room))
    return;
  gtk_widget_set_visible (self->room, FALSE);
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_value (scrolled) - height);
}

/* Below a pointer nothing moves: the room stays empty until it leaves. */
static void
hide_progress (MedinaAnalysisPage *self)
{
  if (gtk_event_controller_motion_contains_pointer (self->motion))
    gtk_widget_set_size_request (self->room, -1, gtk_widget_get_height (self->room));
  else
    give_room_up (self);
  gtk_widget_set_visible (self->progress, FALSE);
}

static void
show_progress (MedinaAnalysisPage *self)
{
  gtk_widget_set_size_request (self->room, -1, -1);
  gtk_widget_set_visible (self->room, TRUE);
  gtk_widget_set_visible (self->progress, TRUE);
}

static void
pointer_left_cb (MedinaAnalysisPage *self)
{
  if (!gtk_widget_get_visible (self->progress))
    give_room_up (self);
}

static void
update_state_cb (MedinaAnalysisPage *self)
{
  const gboolean complete = medina_analysis_get_complete (self->analysis);

  if (!complete)
    show_progress (self);
  else if (gtk_widget_get_visible (self->progress))
    hide_progress (self);
  gtk_button_set_label (self->stop_button, medina_analysis_get_running (self->analysis)
                                             ? _ ("_Stop")
                                             : C_ ("analysis", "_Continue"));
  gtk_label_set_label (self->description,
                       complete && medina_costly_list_is_empty (&self->costly)
                         ? _ ("No turn lost a full point.")
                         : _ (
                             "Select a turn here or in the graph to see the city before it. Corner "
                             "marks show what was placed, stars what would have been better."));
}

/* While it is stopped nobody knows. */
static void
running_cb (MedinaAnalysisPage *self)
{
  medina_time_left_begin (&self->time_left, g_get_monotonic_time (),
                          medina_analysis_get_progress (self->analysis));
  progress_cb (self);
  update_state_cb (self);
}

static void
stop_clicked_cb (MedinaAnalysisPage *self)
{
  if (medina_analysis_get_running (self->analysis))
    medina_analysis_stop (self->analysis);
  else
    medina_analysis_start (self->analysis);
}

/* --- The analysis ----------------------------------------------------------------------------- */

void
medina_analysis_page_set_atlas (MedinaAnalysisPage *self, MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_PAGE (self));

  g_set_object (&self->costly.atlas, atlas);
}

static void
fill_legend (MedinaAnalysisPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))) != NULL)
    gtk_grid_remove (self->legend, child);
  for (guint i = 0; i < medina_analysis_get_n_players (self->analysis); i++)
    {
      MedinaPlayer *player = medina_analysis_get_player (self->analysis, i);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *name = gtk_label_new (NULL);

      medina_name_label_show_in_two_lines (GTK_LABEL (name), player);
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_box_append (GTK_BOX (box), medina_analysis_graph_create_sample (player));
      gtk_box_append (GTK_BOX (box), name);
      gtk_grid_attach (self->legend, box, (int) i % LEGEND_COLUMNS, (int) i / LEGEND_COLUMNS, 1, 1);
    }
}

static void
player_changed_cb (MedinaAnalysisPage *self)
{
  fill_legend (self);
  medina_costly_list_fill (&self->costly);
}

static void
follow_players (MedinaAnalysisPage *self)
{
  for (guint i = 0; i < medina_analysis_get_n_players (self->analysis); i++)
    {
      MedinaPlayer *player = medina_analysis_get_player (self->analysis, i);

      g_signal_connect_swapped (player, "notify::display-name", G_CALLBACK (player_changed_cb),
                                self);
      g_signal_connect_swapped (player, "notify::kind", G_CALLBACK (player_changed_cb), self);
    }
}

static void
forget (MedinaAnalysisPage *self)
{
  if (self->analysis == NULL)
    return;
  for (guint i = 0; i < medina_analysis_get_n_players (self->analysis); i++)
    g_signal_handlers_disconnect_by_data (medina_analysis_get_player (self->analysis, i), self);
  medina_costly_list_set_analysis (&self->costly, NULL);
  g_signal_handlers_disconnect_by_data (self->analysis, self);
  medina_analysis_stop (self->analysis);
  g_clear_object (&self->analysis);
}

static void
follow (MedinaAnalysisPage *self)
{
  fill_legend (self);
  follow_players (self);
  g_signal_connect_swapped (self->analysis, "notify::progress", G_CALLBACK (progress_cb), self);
  g_signal_connect_swapped (self->analysis, "notify::running", G_CALLBACK (running_cb), self);
  g_signal_connect_swapped (self->analysis, "notify::complete", G_CALLBACK (update_state_cb), self);
  medina_costly_list_set_analysis (&self->costly, self->analysis);
  medina_analysis_start (self->analysis);
  running_cb (self);
}

void
medina_analysis_page_set_analysis (MedinaAnalysisPage *self, MedinaAnalysis *analysis)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_PAGE (self));

  if (self->analysis == analysis)
    return;
  forget (self);
  medina_analysis_graph_set_analysis (self->graph, analysis);
  if (analysis == NULL)
    return;
  self->analysis = g_object_ref (analysis);
  follow (self);
}

MedinaAnalysis *
medina_analysis_page_get_analysis (MedinaAnalysisPage *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_PAGE (self), NULL);

  return self->analysis;
}

/* --- Room for the graph ----------------------------------------------------------------------- */

static void
medina_analysis_page_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (MEDINA_ANALYSIS_PAGE (widget)->scroller), orientation, for_size,
                      minimum, natural, NULL, NULL);
}

static void
medina_analysis_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaAnalysisPage *self = MEDINA_ANALYSIS_PAGE (widget);

  gtk_widget_set_size_request (GTK_WIDGET (self->graph), -1,
                               medina_graph_height_find (GTK_WIDGET (self->graph), self->room,
                                                         GTK_WIDGET (self->list), width, height));
  gtk_widget_allocate (GTK_WIDGET (self->scroller), width, height, -1, NULL);
}

/* --- The object ------------------------------------------------------------------------------- */

/* Past the rows, which the arrow keys go through. */
static gboolean
medina_analysis_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  MedinaAnalysisPage *self = MEDINA_ANALYSIS_PAGE (widget);
  GtkWidget *const stops[] = { GTK_WIDGET (self->graph), self->progress, GTK_WIDGET (self->list) };

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return medina_focus_move (widget, stops, G_N_ELEMENTS (stops), direction);
  return GTK_WIDGET_CLASS (medina_analysis_page_parent_class)->focus (widget, direction);
}

static void
medina_analysis_page_dispose (GObject *object)
{
  MedinaAnalysisPage *self = MEDINA_ANALYSIS_PAGE (object);

  forget (self);
  medina_costly_list_clear (&self->costly);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_analysis_page_parent_class)->dispose (object);
}

static void
medina_analysis_page_class_init (MedinaAnalysisPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANALYSIS_GRAPH);

  G_OBJECT_CLASS (klass)->dispose = medina_analysis_page_dispose;
  widget_class->measure = medina_analysis_page_measure;
  widget_class->size_allocate = medina_analysis_page_size_allocate;
  widget_class->focus = medina_analysis_page_focus;
  signals[TURN_CHOSEN] =
    g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MEDINA_TYPE_ANALYSIS_TURN);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-analysis-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, graph);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, legend);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, room);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, progress);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, description);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, list);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, scroller);
  gtk_widget_class_bind_template_callback (widget_class, graph_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_clicked_cb);
  gtk_widget_class_set_css_name (widget_class, "analysispage");
}

static void
medina_analysis_page_init (MedinaAnalysisPage *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  self->motion = GTK_EVENT_CONTROLLER_MOTION (motion);
  medina_costly_list_init (&self->costly, self->list, self->scroller, self->graph);
}
