/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-dialog.h"

#include <glib/gi18n.h>

#include "medina-analysis-board.h"
#include "medina-analysis-graph.h"
#include "medina-analysis-words.h"
#include "medina-name-label.h"
#include "medina-rules-book.h"

enum
{
  MOST_ROWS = 8,
  LEGEND_COLUMNS = 2,
};

struct _MedinaAnalysisDialog
{
  AdwWindow parent_instance;

  /* template */
  MedinaAnalysisGraph *graph;
  GtkGrid *legend;
  GtkWidget *shown;
  MedinaAnalysisBoard *board;
  GtkLabel *sentence;
  GtkWidget *progress;
  GtkProgressBar *bar;
  GtkButton *stop_button;
  AdwPreferencesGroup *group;
  GtkListBox *list;

  /* owned */
  MedinaAnalysis *analysis;
  GPtrArray *listed; /* of MedinaAnalysisTurn */
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisDialog, medina_analysis_dialog, ADW_TYPE_WINDOW)

/* --- Turns ------------------------------------------------------------------------------------ */

static void
choose (MedinaAnalysisDialog *self, MedinaAnalysisTurn *turn)
{
  g_autofree char *sentence = turn != NULL ? medina_analysis_turn_to_sentence (self->analysis, turn)
                                           : g_strdup (_ ("The city at the end of the game."));

  medina_analysis_board_show_turn (self->board, self->analysis, turn, sentence);
  gtk_label_set_label (self->sentence, sentence);
  gtk_widget_set_visible (self->shown, TRUE);
  g_signal_emit (self, signals[TURN_CHOSEN], 0, turn);
}

static void
row_activated_cb (MedinaAnalysisDialog *self, GtkListBoxRow *row)
{
  choose (self, self->listed->pdata[gtk_list_box_row_get_index (row)]);
}

static void
graph_chosen_cb (MedinaAnalysisDialog *self, guint turn)
{
  g_autoptr (MedinaAnalysisTurn) item =
    g_list_model_get_item (medina_analysis_get_turns (self->analysis), turn);

  choose (self, item);
}

static GtkWidget *
create_loss (MedinaAnalysisTurn *turn)
{
  const int lost = medina_analysis_turn_count_lost (turn);
  g_autofree char *words =
    g_strdup_printf (ngettext ("%d point lost", "%d points lost", lost), lost);
  /* Translators: points that a turn lost, with a minus sign */
  g_autofree char *number = g_strdup_printf (C_ ("loss", "−%d"), lost);
  /* The sign stays before the number where one reads from the right. */
  g_autofree char *marked = g_strconcat ("\u200e", number, NULL);
  GtkWidget *label = gtk_label_new (marked);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_tooltip_text (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return label;
}

static GtkWidget *
create_row (MedinaAnalysisDialog *self, MedinaAnalysisTurn *turn)
{
  g_autofree char *title = medina_analysis_turn_to_title (self->analysis, turn);
  g_autofree char *lines = medina_analysis_turn_to_lines (self->analysis, turn);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), lines);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_loss (turn));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static int
compare_losses (gconstpointer a, gconstpointer b)
{
  MedinaAnalysisTurn *x = *(MedinaAnalysisTurn *const *) a, *y = *(MedinaAnalysisTurn *const *) b;
  const double difference = medina_analysis_turn_get_loss (y) - medina_analysis_turn_get_loss (x);

  if (difference != 0)
    return difference > 0 ? 1 : -1;
  return (int) medina_analysis_turn_get_start (x) - (int) medina_analysis_turn_get_start (y);
}

/* Lists the turns that lost a point or more, the worst first. */
static GPtrArray *
find_worst (MedinaAnalysisDialog *self)
{
  GListModel *turns = medina_analysis_get_turns (self->analysis);
  GPtrArray *worst = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      if (medina_analysis_turn_count_lost (turn) > 0)
        g_ptr_array_add (worst, g_steal_pointer (&turn));
    }
  g_ptr_array_sort (worst, compare_losses);
  if (worst->len > MOST_ROWS)
    g_ptr_array_set_size (worst, MOST_ROWS);
  return worst;
}

static void
ring_worst (MedinaAnalysisDialog *self)
{
  GListModel *turns = medina_analysis_get_turns (self->analysis);
  guint ringed[MOST_ROWS], count = 0;

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

/* The rows stay as they are while nothing changes: somebody may be about to use them. */
static void
update_list_cb (MedinaAnalysisDialog *self)
{
  g_autoptr (GPtrArray) worst = find_worst (self);
  GtkWidget *row;

  if (is_same (worst, self->listed))
    return;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  g_ptr_array_unref (self->listed);
  self->listed = g_steal_pointer (&worst);
  for (guint i = 0; i < self->listed->len; i++)
    gtk_list_box_append (self->list, create_row (self, self->listed->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->listed->len > 0);
  ring_worst (self);
}

/* --- Progress --------------------------------------------------------------------------------- */

static void
update_state_cb (MedinaAnalysisDialog *self)
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

static void
stop_clicked_cb (MedinaAnalysisDialog *self)
{
  if (medina_analysis_get_running (self->analysis))
    medina_analysis_stop (self->analysis);
  else
    medina_analysis_start (self->analysis);
}

/* --- The dialog ------------------------------------------------------------------------------- */

static void
fill_legend (MedinaAnalysisDialog *self)
{
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
medina_analysis_dialog_dispose (GObject *object)
{
  MedinaAnalysisDialog *self = MEDINA_ANALYSIS_DIALOG (object);

  if (self->analysis != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->analysis, self);
      medina_analysis_stop (self->analysis);
    }
  g_clear_object (&self->analysis);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  G_OBJECT_CLASS (medina_analysis_dialog_parent_class)->dispose (object);
}

static void
medina_analysis_dialog_class_init (MedinaAnalysisDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MEDINA_TYPE_ANALYSIS_BOARD);
  g_type_ensure (MEDINA_TYPE_ANALYSIS_GRAPH);

  G_OBJECT_CLASS (klass)->dispose = medina_analysis_dialog_dispose;
  signals[TURN_CHOSEN] =
    g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, MEDINA_TYPE_ANALYSIS_TURN);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  medina_rules_book_add_key (widget_class, MEDINA_RULES_PAGES);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-analysis-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, graph);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, legend);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, shown);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, board);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, bar);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, stop_button);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, group);
  gtk_widget_class_bind_template_child (widget_class, MedinaAnalysisDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, graph_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_clicked_cb);
}

static void
medina_analysis_dialog_init (MedinaAnalysisDialog *self)
{
  self->listed = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_name_label_prepare_sentences (self->sentence);
}

MedinaAnalysisDialog *
medina_analysis_dialog_new (MedinaAnalysis *analysis)
{
  MedinaAnalysisDialog *self;

  g_return_val_if_fail (MEDINA_IS_ANALYSIS (analysis), NULL);

  self = g_object_new (MEDINA_TYPE_ANALYSIS_DIALOG, NULL);
  self->analysis = g_object_ref (analysis);
  medina_analysis_graph_set_analysis (self->graph, analysis);
  fill_legend (self);
  g_object_bind_property (analysis, "progress", self->bar, "fraction", G_BINDING_SYNC_CREATE);
  g_signal_connect_swapped (analysis, "notify::running", G_CALLBACK (update_state_cb), self);
  g_signal_connect_swapped (analysis, "notify::complete", G_CALLBACK (update_state_cb), self);
  g_signal_connect_object (medina_analysis_get_turns (analysis), "items-changed",
                           G_CALLBACK (update_list_cb), self, G_CONNECT_SWAPPED);
  update_list_cb (self);
  medina_analysis_start (analysis);
  update_state_cb (self);
  return self;
}

MedinaAnalysis *
medina_analysis_dialog_get_analysis (MedinaAnalysisDialog *self)
{
  g_return_val_if_fail (MEDINA_IS_ANALYSIS_DIALOG (self), NULL);

  return self->analysis;
}
