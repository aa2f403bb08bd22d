/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-statistics-graph.h"

#include <glib/gi18n.h>
#include <math.h>

#include "medina-name-label.h"

enum
{
  OWN,
  OPPONENTS,
  LINES,
};

enum
{
  NUMBERS = 6, /* below the graph */
  MARKER = 3,  /* the radius of a marker, in pixels */
  SAMPLE_WIDTH = 34,
  LEAST_RATING = 50, /* above and below the first one */
  LEAST_POINTS = 10,
};

struct _MedinaStatisticsGraph
{
  MedinaGraph parent_instance;

  MedinaStatisticsPicture picture;
  GArray *stretches; /* owned */
};

G_DEFINE_FINAL_TYPE (MedinaStatisticsGraph, medina_statistics_graph, MEDINA_TYPE_GRAPH)

/* --- Values ----------------------------------------------------------------------------------- */

static const MedinaStatisticsStretch *
get_stretch (MedinaStatisticsGraph *self, guint point)
{
  return &g_array_index (self->stretches, MedinaStatisticsStretch, point);
}

static double
get_value (gpointer owner, guint line, guint point)
{
  MedinaStatisticsGraph *self = owner;
  const MedinaStatisticsStretch *stretch = get_stretch (self, point);

  if (self->picture == MEDINA_STATISTICS_RATING)
    return stretch->rating;
  return line == OWN ? stretch->points : stretch->opponents;
}

static char *
name_value (gpointer owner, int value)
{
  return g_strdup_printf ("%d", value);
}

static char *
name_place (gpointer owner, guint place)
{
  return g_strdup_printf ("%u", get_stretch (owner, place)->first);
}

/* --- The lines -------------------------------------------------------------------------------- */

static void
set_source (GtkWidget *widget, guint line, cairo_t *cr)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA color;

  if (line != OWN || !gtk_style_context_lookup_color (style, "accent_color", &color))
    gtk_style_context_get_color (style, &color);
  gdk_cairo_set_source_rgba (cr, &color);
}

static void
stroke (gpointer owner, guint line, cairo_t *cr, double thickness)
{
  const double dash = 3 * thickness;

  cairo_save (cr);
  set_source (owner, line, cr);
  if (line != OWN)
    cairo_set_dash (cr, &dash, 1, 0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, thickness);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* A disc, and a square for the opponents. */
static void
mark (gpointer owner, guint line, cairo_t *cr, double x, double y)
{
  cairo_new_path (cr);
  if (line == OWN)
    cairo_arc (cr, x, y, MARKER, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, x - MARKER, y - MARKER, 2 * MARKER, 2 * MARKER);
  set_source (owner, line, cr);
  cairo_fill (cr);
}

static void
medina_statistics_graph_plot (MedinaGraph *graph, MedinaPlot *plot)
{
  MedinaStatisticsGraph *self = MEDINA_STATISTICS_GRAPH (graph);
  const gboolean rating = self->picture == MEDINA_STATISTICS_RATING;
  const double first = get_stretch (self, 0)->rating;

  plot->n_lines = rating ? 1 : LINES;
  plot->n_points = plot->n_places = plot->n_named = self->stretches->len;
  plot->every = (self->stretches->len + NUMBERS - 1) / NUMBERS;
  plot->lowest = rating ? first - LEAST_RATING : 0;
  plot->highest = rating ? first + LEAST_RATING : LEAST_POINTS;
  plot->owner = self;
  plot->get_value = get_value;
  plot->name_value = name_value;
  plot->name_place = name_place;
  plot->stroke = stroke;
  plot->mark = mark;
}

static char *
medina_statistics_graph_tell (MedinaGraph *graph, guint point)
{
  MedinaStatisticsGraph *self = MEDINA_STATISTICS_GRAPH (graph);

  return medina_statistics_stretch_to_words (get_stretch (self, point), self->picture);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_statistics_graph_dispose (GObject *object)
{
  g_clear_pointer (&MEDINA_STATISTICS_GRAPH (object)->stretches, g_array_unref);
  G_OBJECT_CLASS (medina_statistics_graph_parent_class)->dispose (object);
}

static void
medina_statistics_graph_class_init (MedinaStatisticsGraphClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_statistics_graph_dispose;
  MEDINA_GRAPH_CLASS (klass)->plot = medina_statistics_graph_plot;
  MEDINA_GRAPH_CLASS (klass)->tell = medina_statistics_graph_tell;
}

static void
medina_statistics_graph_init (MedinaStatisticsGraph *self)
{
}

GtkWidget *
medina_statistics_graph_new (MedinaStatisticsPicture picture, GArray *stretches)
{
  MedinaStatisticsGraph *self;

  g_return_val_if_fail (stretches != NULL && stretches->len > 0, NULL);

  self = g_object_new (MEDINA_TYPE_STATISTICS_GRAPH, NULL);
  self->picture = picture;
  self->stretches = g_array_ref (stretches);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  medina_statistics_picture_get_title (picture),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("Use Left and Right to move along the line."), -1);
  return GTK_WIDGET (self);
}

/* --- Legend ----------------------------------------------------------------------------------- */

static void
draw_sample (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer line)
{
  cairo_move_to (cr, 1, height / 2.0);
  cairo_line_to (cr, width - 1, height / 2.0);
  stroke (area, GPOINTER_TO_UINT (line), cr, 2);
  mark (area, GPOINTER_TO_UINT (line), cr, width / 2.0, height / 2.0);
}

static GtkWidget *
create_entry (guint line, const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *area = gtk_drawing_area_new ();
  GtkWidget *label = gtk_label_new (name);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SAMPLE_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), 4 * MARKER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_sample, GUINT_TO_POINTER (line),
                                  NULL);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  medina_name_label_prepare_sentences (GTK_LABEL (label));
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

GtkWidget *
medina_statistics_graph_create_legend (MedinaStatisticsPicture picture)
{
  GtkWidget *legend;

  if (picture != MEDINA_STATISTICS_POINTS)
    return NULL;
  legend = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  /* Translators: a line in a graph: somebody’s own points */
  gtk_box_append (GTK_BOX (legend), create_entry (OWN, _ ("This player")));
  /* Translators: another line in that graph: the opponents’ points */
  gtk_box_append (GTK_BOX (legend), create_entry (OPPONENTS, _ ("Opponents")));
  return legend;
}
