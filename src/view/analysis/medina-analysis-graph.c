/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-analysis-graph.h"

#include <glib/gi18n.h>
#include <math.h>

#include "medina-player-line.h"

enum
{
  SAMPLE_WIDTH = 34, /* in pixels */
  MARKER_ROOM = MEDINA_PLAYER_MARKER + 4,
  LEAST_RANGE = 5, /* points above and below zero */
};

struct _MedinaAnalysisGraph
{
  MedinaGraph parent_instance;

  /* owned */
  MedinaAnalysis *analysis;
  GArray *ringed; /* of MedinaPlotRing */
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaAnalysisGraph, medina_analysis_graph, MEDINA_TYPE_GRAPH)

/* --- Values ----------------------------------------------------------------------------------- */

/* One before every turn that was analyzed, and one at the end. */
static guint
count_points (MedinaAnalysisGraph *self)
{
  return g_list_model_get_n_items (medina_analysis_get_turns (self->analysis)) +
         (medina_analysis_get_complete (self->analysis) ? 1 : 0);
}

static double
get_value (gpointer owner, guint player, guint turn)
{
  MedinaAnalysisGraph *self = owner;
  g_autoptr (MedinaAnalysisTurn) item =
    g_list_model_get_item (medina_analysis_get_turns (self->analysis), turn);

  return item != NULL ? medina_analysis_turn_get_margin (item, player)
                      : medina_analysis_get_result (self->analysis, player);
}

static char *
name_value (gpointer owner, int value)
{
  if (value > 0)
    /* Translators: points that somebody is ahead, at the side of a graph */
    return g_strdup_printf (C_ ("scale", "+%d"), value);
  if (value < 0)
    /* Translators: points that somebody is behind, at the side of a graph; with a minus sign */
    return g_strdup_printf (C_ ("scale", "−%d"), -value);
  return g_strdup ("0");
}

static char *
name_turn (gpointer owner, guint turn)
{
  return g_strdup_printf ("%u", turn + 1);
}

/* --- The lines -------------------------------------------------------------------------------- */

static MedinaPlayer *
get_player (gpointer owner, guint player)
{
  return medina_analysis_get_player (MEDINA_ANALYSIS_GRAPH (owner)->analysis, player);
}

static void
stroke (gpointer owner, guint player, cairo_t *cr, double thickness)
{
  medina_player_line_stroke (cr, get_player (owner, player), thickness);
}

static void
mark (gpointer owner, guint player, cairo_t *cr, double x, double y)
{
  medina_player_line_mark (cr, get_player (owner, player), x, y, MEDINA_PLAYER_MARKER);
}

static void
medina_analysis_graph_plot (MedinaGraph *graph, MedinaPlot *plot)
{
  MedinaAnalysisGraph *self = MEDINA_ANALYSIS_GRAPH (graph);
  guint length;

  if (self->analysis == NULL)
    return;
  length = medina_analysis_get_length (self->analysis);
  plot->n_lines = medina_analysis_get_n_players (self->analysis);
  plot->n_points = count_points (self);
  plot->n_places = length + 1;
  plot->n_named = length;
  plot->every = length > 100 ? 20 : length > 24 ? 10 : 5;
  plot->lowest = -LEAST_RANGE;
  plot->highest = LEAST_RANGE;
  plot->rings = (const MedinaPlotRing *) (gconstpointer) self->ringed->data;
  plot->n_rings = self->ringed->len;
  plot->owner = self;
  plot->get_value = get_value;
  plot->name_value = name_value;
  plot->name_place = name_turn;
  plot->stroke = stroke;
  plot->mark = mark;
}

/* --- Choosing a turn -------------------------------------------------------------------------- */

static char *
medina_analysis_graph_tell (MedinaGraph *graph, guint turn)
{
  MedinaAnalysisGraph *self = MEDINA_ANALYSIS_GRAPH (graph);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint player = 0; player < medina_analysis_get_n_players (self->analysis); player++)
    {
      const int value = (int) lround (get_value (self, player, turn));
      const char *name = medina_player_get_name_in_sentence (get_player (self, player));

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
medina_analysis_graph_choose (MedinaGraph *graph, guint turn)
{
  g_signal_emit (graph, signals[TURN_CHOSEN], 0, turn);
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
  medina_graph_forget_cursor (MEDINA_GRAPH (self));
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
                           G_CALLBACK (medina_graph_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (analysis, "notify::complete", G_CALLBACK (medina_graph_changed), self,
                           G_CONNECT_SWAPPED);
  medina_graph_changed (MEDINA_GRAPH (self));
}

/* The turn that follows so many placements, or is in the middle then; −1 if it has not been looked
 * at. */
static int
find_turn_at (MedinaAnalysisGraph *self, guint placements)
{
  GListModel *turns = medina_analysis_get_turns (self->analysis);

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn = g_list_model_get_item (turns, i);

      if (medina_analysis_turn_get_start (turn) <= placements &&
          placements < medina_analysis_turn_get_end (turn))
        return (int) i;
    }
  return -1;
}

void
medina_analysis_graph_set_chosen (MedinaAnalysisGraph *self, MedinaAnalysisTurn *turn)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_GRAPH (self));
  g_return_if_fail (turn == NULL || self->analysis != NULL);

  medina_graph_set_cursor (MEDINA_GRAPH (self),
                           turn != NULL ? find_turn_at (self, medina_analysis_turn_get_start (turn))
                                        : -1);
}

void
medina_analysis_graph_set_moment (MedinaAnalysisGraph *self, guint placements)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_GRAPH (self));

  if (self->analysis != NULL)
    medina_graph_set_cursor (MEDINA_GRAPH (self), find_turn_at (self, placements));
}

/* Around where the line of the player who made the turn was before it. */
void
medina_analysis_graph_set_ringed (MedinaAnalysisGraph *self, const guint turns[], guint count)
{
  g_return_if_fail (MEDINA_IS_ANALYSIS_GRAPH (self));

  g_array_set_size (self->ringed, 0);
  for (guint i = 0; i < count; i++)
    {
      g_autoptr (MedinaAnalysisTurn) turn =
        g_list_model_get_item (medina_analysis_get_turns (self->analysis), turns[i]);
      const MedinaPlotRing ring = { turns[i], medina_player_get_number (
                                                medina_analysis_turn_get_player (turn)) };

      g_array_append_val (self->ringed, ring);
    }
  medina_graph_changed (MEDINA_GRAPH (self));
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
medina_analysis_graph_class_init (MedinaAnalysisGraphClass *klass)
{
  MedinaGraphClass *graph_class = MEDINA_GRAPH_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_analysis_graph_dispose;
  graph_class->plot = medina_analysis_graph_plot;
  graph_class->tell = medina_analysis_graph_tell;
  graph_class->choose = medina_analysis_graph_choose;

  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
medina_analysis_graph_init (MedinaAnalysisGraph *self)
{
  self->ringed = g_array_new (FALSE, FALSE, sizeof (MedinaPlotRing));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Each player’s expected lead, turn by turn"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("The costliest turns are listed below."), -1);
}

/* --- Legend ----------------------------------------------------------------------------------- */

static void
draw_marker (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer player)
{
  medina_player_line_mark (cr, player, width / 2.0, height / 2.0, MEDINA_PLAYER_MARKER);
}

static void
draw_sample (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer player)
{
  cairo_move_to (cr, 1, height / 2.0);
  cairo_line_to (cr, width - 1, height / 2.0);
  medina_player_line_stroke (cr, player, 2);
  draw_marker (area, cr, width, height, player);
}

static GtkWidget *
create_area (MedinaPlayer *player, int width, GtkDrawingAreaDrawFunc draw)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), width);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), MARKER_ROOM);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, g_object_ref (player),
                                  g_object_unref);
  return area;
}

GtkWidget *
medina_analysis_graph_create_sample (MedinaPlayer *player)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (player), NULL);

  return create_area (player, SAMPLE_WIDTH, draw_sample);
}

GtkWidget *
medina_analysis_graph_create_marker (MedinaPlayer *player)
{
  g_return_val_if_fail (MEDINA_IS_PLAYER (player), NULL);

  return create_area (player, MARKER_ROOM, draw_marker);
}
