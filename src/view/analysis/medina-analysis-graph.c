/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-graph.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "medina-player-line.h"
#include "medina-analysis-plot.h"
#include "medina-tooltip.h"

enum
{
  MIN_WIDTH = 220, /* in pixels */
  HEIGHT = 170,
  SAMPLE_WIDTH = 34,
};

struct _MedinaAnalysisGraph
{
  GtkWidget parent_instance;

  guint chosen; /* the turn that the cursor is on; the number of turns for the end */
  gboolean has_cursor;

  /* owned */
  MedinaAnalysis *analysis;
  GArray *ringed; /* of guint */
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisGraph, medina_analysis_graph, GTK_TYPE_WIDGET)

/* --- Drawing ---------------------------------------------------------------------------------- */

static void
medina_analysis_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaAnalysisGraph *self = MEDINA_ANALYSIS_GRAPH (widget);
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  const MedinaAnalysisPlot plot = {
    .analysis = self->analysis,
    .ringed = (const guint *) (gconstpointer) self->ringed->data,
    .n_ringed = self->ringed->len,
    .cursor = self->has_cursor ? (int) self->chosen : -1,
    .focused = gtk_widget_has_focus (widget),
    .high_contrast = adw_style_manager_get_high_contrast (style),
    .widget = widget,
  };
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  if (self->analysis == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  medina_analysis_plot_draw (&plot, cr);
  cairo_destroy (cr);
}

static void
medina_analysis_graph_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : HEIGHT;
}

/* --- Choosing a turn -------------------------------------------------------------------------- */

static guint
turn_at (MedinaAnalysisGraph *self, double x)
{
  return medina_analysis_plot_find (self->analysis, gtk_widget_get_width (GTK_WIDGET (self)), x);
}

static char *
describe_turn (MedinaAnalysisGraph *self, guint turn)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint player = 0; player < medina_analysis_get_n_players (self->analysis); player++)
    {
      const int value =
        (int) lround (medina_analysis_plot_get_value (self->analysis, turn, player));
      const char *name =
        medina_player_get_name_in_sentence (medina_analysis_get_player (self->analysis, player));

      if (player > 0)
        g_string_append_c (text, '\n');
      if (value >= 0)
        /* Translators: before a turn, a player can expect to win by so many points */
        g_string_append_printf (text, C_ ("expectation", "%1$s: +%2$d"), name, value);
      else
        /* Translators: before a turn, a player must expect to lose by so many points */
        g_string_append_printf (text, C_ ("expectation", "%1$s: −%2$d"), name, -value);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
set_chosen (MedinaAnalysisGraph *self, guint turn)
{
  g_autofree char *text = NULL;

  self->chosen = turn;
  self->has_cursor = TRUE;
  text = describe_turn (self, turn);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
move_cursor (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MedinaAnalysisGraph *self = MEDINA_ANALYSIS_GRAPH (widget);
  const int by = g_variant_get_int32 (parameter);
  const int last =
    self->analysis != NULL ? (int) medina_analysis_plot_count (self->analysis) - 1 : -1;

  if (last >= 0)
    set_chosen (self, (guint) CLAMP ((int) MIN (self->chosen, (guint) last) + by, 0, last));
}

static void
choose_at_cursor (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MedinaAnalysisGraph *self = MEDINA_ANALYSIS_GRAPH (widget);

  if (self->analysis != NULL && self->has_cursor)
    g_signal_emit (self, signals[TURN_CHOSEN], 0, self->chosen);
}

static void
released_cb (MedinaAnalysisGraph *self, int n_press, double x, double y)
{
  if (self->analysis == NULL || medina_analysis_plot_count (self->analysis) == 0)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  set_chosen (self, turn_at (self, x));
  g_signal_emit (self, signals[TURN_CHOSEN], 0, self->chosen);
}

static gboolean
query_tooltip_cb (MedinaAnalysisGraph *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_autofree char *text = NULL;

  if (self->analysis == NULL || medina_analysis_plot_count (self->analysis) == 0)
    return FALSE;
  text = describe_turn (self, turn_at (self, x));
  medina_tooltip_show (tooltip, text);
  return TRUE;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
forget (MedinaAnalysisGraph *self)
{
  if (self->analysis == NULL)
    return;
  g_signal_handlers_disconnect_by_data (medina_analysis_get_turns (self->analysis), self);
  g_signal_handlers_disconnect_by_data (self->analysis, self);
  g_clear_object (&self->analysis);
  g_array_set_size (self->ringed, 0);
  self->chosen = 0;
  self->has_cursor = FALSE;
}

void
medina_analysis_graph_set_analysis (MedinaAnalysisGraph *self, MedinaAnalysis *analysis)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_GRAPH (self));
  g_return_if_fail (analysis == NULL || MEDINA_IS_ANALYSIS (analysis));

  forget (self);
  if (analysis == NULL)
    return;
  self->analysis = g_object_ref (analysis);
  g_signal_connect_object (medina_analysis_get_turns (analysis), "items-changed",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (analysis, "notify::complete", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
medina_analysis_graph_set_ringed (MedinaAnalysisGraph *self, const guint turns[], guint count)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_GRAPH (self));

  g_array_set_size (self->ringed, 0);
  g_array_append_vals (self->ringed, turns, count);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
medina_analysis_graph_dispose (GObject *object)
{
  MedinaAnalysisGraph *self = MEDINA_ANALYSIS_GRAPH (object);

  if (self->ringed != NULL)
    forget (self);
  g_clear_pointer (&self->ringed, g_array_unref);
  G_OBJECT_CLASS (medina_analysis_graph_parent_class)->dispose (object);
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int by;
  } moves[] = {
    { GDK_KEY_Left, -1 },    { GDK_KEY_Right, 1 },    { GDK_KEY_Home, -MDN_MAX_PLACEMENTS },
    { GDK_KEY_KP_Left, -1 }, { GDK_KEY_KP_Right, 1 }, { GDK_KEY_End, MDN_MAX_PLACEMENTS },
  };
  static const guint choosing[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };

  gtk_widget_class_install_action (widget_class, "graph.move", "i", move_cursor);
  gtk_widget_class_install_action (widget_class, "graph.choose", NULL, choose_at_cursor);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    gtk_widget_class_add_binding_action (widget_class, moves[i].key, 0, "graph.move", "i",
                                         moves[i].by);
  for (guint i = 0; i < G_N_ELEMENTS (choosing); i++)
    gtk_widget_class_add_binding_action (widget_class, choosing[i], 0, "graph.choose", NULL);
}

static void
medina_analysis_graph_class_init (MedinaAnalysisGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_analysis_graph_dispose;
  widget_class->snapshot = medina_analysis_graph_snapshot;
  widget_class->measure = medina_analysis_graph_measure;

  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
medina_analysis_graph_init (MedinaAnalysisGraph *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->ringed = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Each player’s expected lead, turn by turn"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("The costliest turns are listed below."), -1);
}

GtkWidget *
medina_analysis_graph_new (void)
{
  return g_object_new (MEDINA_TYPE_ANALYSIS_GRAPH, NULL);
}

/* --- Legend ----------------------------------------------------------------------------------- */

static void
draw_sample (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer player)
{
  cairo_move_to (cr, 1, height / 2.0);
  cairo_line_to (cr, width - 1, height / 2.0);
  medina_player_line_stroke (cr, player, 2);
  medina_player_line_mark (cr, player, width / 2.0, height / 2.0, MEDINA_PLAYER_MARKER);
}

GtkWidget *
medina_analysis_graph_create_sample (MedinaPlayer *player)
{
  GtkWidget *area = gtk_drawing_area_new ();

  g_return_val_if_fail (MEDINA_IS_PLAYER (player), NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SAMPLE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), MEDINA_PLAYER_MARKER + 4);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_sample, g_object_ref (player),
                                  g_object_unref);
  return area;
}
