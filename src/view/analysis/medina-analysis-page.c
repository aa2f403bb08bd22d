/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-page.h"

#include <glib/gi18n.h>

#include "medina-analysis-graph.h"
#include "medina-analysis-words.h"
#include "medina-children.h"
#include "medina-name-label.h"
#include "medina-costly-turns.h"
#include "medina-focus.h"
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
  GtkWidget *progress;
  GtkProgressBar *bar;
  GtkButton *stop_button;
  AdwPreferencesGroup *group;
  GtkListBox *list;
  GtkScrolledWindow *scroller;

  /* owned */
  MedinaAnalysis *analysis;   /* NULL for none */
  MedinaAnalysisTurn *chosen; /* likewise */
  GPtrArray *listed;          /* of MedinaAnalysisTurn */

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
  choose (self, self->listed->pdata[gtk_list_box_row_get_index (row)]);
}

static void
graph_chosen_cb (MedinaAnalysisPage *self, guint turn)
{
  g_autoptr (MedinaAnalysisTurn) item =
    g_list_model_get_item (medina_analysis_get_turns (self->analysis), turn);

  choose (self, item);
}

static void
mark_row (GtkWidget *row, gboolean chosen)
{
  if (chosen)
    gtk_widget_add_css_class (row, "chosen");
  else
    gtk_widget_remove_css_class (row, "chosen");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
}

void
medina_analysis_page_set_chosen (MedinaAnalysisPage *self, MedinaAnalysisTurn *turn)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_PAGE (self));

  if (!g_set_object (&self->chosen, turn))
    return;
  for (guint i = 0; i < self->listed->len; i++)
    mark_row (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)),
              self->listed->pdata[i] == turn);
}

static GtkWidget *
create_row (MedinaAnalysisPage *self, MedinaAnalysisTurn *turn)
{
  g_autofree char *title = medina_analysis_turn_to_title (self->analysis, turn);
  g_autofree char *lines = medina_analysis_turn_to_lines (self->analysis, turn);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), lines);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), medina_costly_turns_create_label (turn));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  mark_row (row, turn == self->chosen);
  return row;
}

static void
ring_worst (MedinaAnalysisPage *self)
{
  GListModel *turns = medina_analysis_get_turns (self->analysis);
  guint ringed[MEDINA_COSTLY_TURNS], count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      if (g_ptr_array_find (self->listed, turn, NULL))
        ringed[count++] = i;
    }
  medina_analysis_graph_set_ringed (self->graph, ringed, count);
}

static gboolean
is_same (GPtrArray *a, GPtrArray *b)
{
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->pdata, b->pdata, sizeof *a->pdata * a->len) == 0);
}

static void
remove_row (MedinaAnalysisPage *self, guint index)
{
  g_ptr_array_remove_index (self->listed, index);
  gtk_list_box_remove (self->list,
                       GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) index)));
}

static void
insert_row (MedinaAnalysisPage *self, guint index, MedinaAnalysisTurn *turn)
{
  g_ptr_array_insert (self->listed, (int) index, g_object_ref (turn));
  gtk_list_box_insert (self->list, create_row (self, turn), (int) index);
}

/* Their order is always that of their losses: rows that stay need not be moved. */
static void
set_listed (MedinaAnalysisPage *self, GPtrArray *turns)
{
  for (guint i = self->listed->len; i-- > 0;)
    if (!g_ptr_array_find (turns, self->listed->pdata[i], NULL))
      remove_row (self, i);
  for (guint i = 0; i < turns->len; i++)
    if (i == self->listed->len || self->listed->pdata[i] != turns->pdata[i])
      insert_row (self, i, turns->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->listed->len > 0);
}

static void
fill_list (MedinaAnalysisPage *self)
{
  g_autoptr (GPtrArray) nothing = g_ptr_array_new ();
  g_autoptr (GPtrArray) worst = medina_costly_turns_find (self->analysis);

  set_listed (self, nothing);
  set_listed (self, worst);
}

/* The row that somebody uses, or has chosen; NULL for none. Transfer full. */
static GtkWidget *
find_used (MedinaAnalysisPage *self)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self->list));
  guint chosen;

  if (focus != NULL)
    return g_object_ref (focus);
  if (!g_ptr_array_find (self->listed, self->chosen, &chosen))
    return NULL;
  return g_object_ref (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) chosen)));
}

/* The height of all rows above a row, those included that have not been laid out yet. */
static int
measure_above (MedinaAnalysisPage *self, GtkWidget *row)
{
  const int width = gtk_widget_get_width (row);
  int sum = 0;

  while ((row = gtk_widget_get_prev_sibling (row)) != NULL)
    {
      int height;

      gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      sum += height;
    }
  return sum;
}

/* What is above the rows in use grows by so much: they stay where they are in the window. */
static void
scroll_along (MedinaAnalysisPage *self, int by)
{
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (by == 0)
    return;
  gtk_adjustment_set_upper (scrolled, gtk_adjustment_get_upper (scrolled) + MAX (by, 0));
  gtk_adjustment_set_value (scrolled, gtk_adjustment_get_value (scrolled) + by);
}

/* The rows stay as they are while nothing changes: somebody may be about to use them. */
static void
update_list_cb (MedinaAnalysisPage *self)
{
  g_autoptr (GPtrArray) worst = medina_costly_turns_find (self->analysis);
  g_autoptr (GtkWidget) used = find_used (self);
  int above;

  if (is_same (worst, self->listed))
    return;
  above = used != NULL ? measure_above (self, used) : 0;
  set_listed (self, worst);
  if (used != NULL && gtk_widget_get_parent (used) == GTK_WIDGET (self->list))
    scroll_along (self, measure_above (self, used) - above);
  ring_worst (self);
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

static void
update_state_cb (MedinaAnalysisPage *self)
{
  const gboolean complete = medina_analysis_get_complete (self->analysis);

  gtk_widget_set_visible (self->progress, !complete);
  gtk_button_set_label (self->stop_button, medina_analysis_get_running (self->analysis)
                                             ? _ ("_Stop")
                                             : C_ ("analysis", "_Continue"));
  adw_preferences_group_set_description (
    self->group, complete && self->listed->len == 0
                   ? _ ("No turn lost a full point.")
                   : _ ("Select a turn here or in the graph to see the city before it. Corner "
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
      GtkWidget *name = gtk_label_new (medina_player_get_display_name (player));

      medina_name_label_prepare (GTK_LABEL (name));
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_box_append (GTK_BOX (box), medina_analysis_graph_create_sample (player));
      gtk_box_append (GTK_BOX (box), name);
      gtk_grid_attach (self->legend, box, (int) i % LEGEND_COLUMNS, (int) i / LEGEND_COLUMNS, 1, 1);
    }
}

static void
name_changed_cb (MedinaAnalysisPage *self)
{
  fill_legend (self);
  fill_list (self);
}

static void
follow_names (MedinaAnalysisPage *self)
{
  for (guint i = 0; i < medina_analysis_get_n_players (self->analysis); i++)
    g_signal_connect_swapped (medina_analysis_get_player (self->analysis, i),
                              "notify::display-name", G_CALLBACK (name_changed_cb), self);
}

static void
forget (MedinaAnalysisPage *self)
{
  if (self->analysis == NULL)
    return;
  for (guint i = 0; i < medina_analysis_get_n_players (self->analysis); i++)
    g_signal_handlers_disconnect_by_data (medina_analysis_get_player (self->analysis, i), self);
  g_signal_handlers_disconnect_by_data (medina_analysis_get_turns (self->analysis), self);
  g_signal_handlers_disconnect_by_data (self->analysis, self);
  medina_analysis_stop (self->analysis);
  g_clear_object (&self->analysis);
}

static void
follow (MedinaAnalysisPage *self)
{
  fill_legend (self);
  follow_names (self);
  g_signal_connect_swapped (self->analysis, "notify::progress", G_CALLBACK (progress_cb), self);
  g_signal_connect_swapped (self->analysis, "notify::running", G_CALLBACK (running_cb), self);
  g_signal_connect_swapped (self->analysis, "notify::complete", G_CALLBACK (update_state_cb), self);
  g_signal_connect_swapped (medina_analysis_get_turns (self->analysis), "items-changed",
                            G_CALLBACK (update_list_cb), self);
  update_list_cb (self);
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
  g_clear_object (&self->chosen);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_analysis_page_parent_class)->dispose (object);
}

static void
medina_analysis_page_class_init (MedinaAnalysisPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANALYSIS_GRAPH);

  G_OBJECT_CLASS (klass)->dispose = medina_analysis_page_dispose;
  widget_class->focus = medina_analysis_page_focus;
  signals[TURN_CHOSEN] =
    g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MEDINA_TYPE_ANALYSIS_TURN);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-analysis-page.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, graph);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, legend);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, progress);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, stop_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisPage, group);
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
  self->listed = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}
