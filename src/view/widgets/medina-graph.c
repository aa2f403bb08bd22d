/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-graph.h"

#include <adwaita.h>

#include "medina-tooltip.h"

enum
{
  MIN_WIDTH = 220, /* in pixels */
  MIN_HEIGHT = 90, /* likewise; the style has more */
};

typedef struct
{
  guint chosen; /* the point that the cursor is on */
  gboolean has_cursor;
} MedinaGraphPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MedinaGraph, medina_graph, GTK_TYPE_WIDGET)

/* --- The picture ------------------------------------------------------------------------------ */

static int
get_cursor (MedinaGraph *self)
{
  const MedinaGraphPrivate *priv = medina_graph_get_instance_private (self);

  return priv->has_cursor ? (int) priv->chosen : -1;
}

static MedinaPlot
plan (MedinaGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  MedinaPlot plot = {
    .cursor = get_cursor (self),
    .focused = gtk_widget_has_focus (widget),
    .high_contrast = adw_style_manager_get_high_contrast (style),
    .widget = widget,
  };

  MEDINA_GRAPH_GET_CLASS (self)->plot (self, &plot);
  return plot;
}

static void
medina_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const MedinaPlot plot = plan (MEDINA_GRAPH (widget));
  const graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr;

  if (plot.n_places == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  medina_plot_draw (&plot, cr);
  cairo_destroy (cr);
}

static void
medina_graph_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
}

/* --- The cursor ------------------------------------------------------------------------------- */

static void
set_chosen (MedinaGraph *self, guint point)
{
  MedinaGraphPrivate *priv = medina_graph_get_instance_private (self);
  g_autofree char *text = MEDINA_GRAPH_GET_CLASS (self)->tell (self, point);

  priv->chosen = point;
  priv->has_cursor = TRUE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
move_cursor (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MedinaGraph *self = MEDINA_GRAPH (widget);
  const MedinaGraphPrivate *priv = medina_graph_get_instance_private (self);
  const gint64 last = (gint64) plan (self).n_points - 1;
  const gint64 by = g_variant_get_int32 (parameter);

  if (last >= 0)
    set_chosen (self, (guint) CLAMP (MIN ((gint64) priv->chosen, last) + by, 0, last));
}

static void
choose (MedinaGraph *self, guint point)
{
  if (MEDINA_GRAPH_GET_CLASS (self)->choose != NULL)
    MEDINA_GRAPH_GET_CLASS (self)->choose (self, point);
}

static void
choose_at_cursor (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MedinaGraph *self = MEDINA_GRAPH (widget);
  const MedinaGraphPrivate *priv = medina_graph_get_instance_private (self);

  if (priv->has_cursor && priv->chosen < plan (self).n_points)
    choose (self, priv->chosen);
}

static void
released_cb (MedinaGraph *self, int n_press, double x, double y)
{
  const MedinaPlot plot = plan (self);
  guint point;

  if (plot.n_points == 0)
    return;
  point = medina_plot_find (&plot, x);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  set_chosen (self, point);
  choose (self, point);
}

static gboolean
query_tooltip_cb (MedinaGraph *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const MedinaPlot plot = plan (self);
  g_autofree char *text = NULL;

  if (plot.n_points == 0)
    return FALSE;
  text = MEDINA_GRAPH_GET_CLASS (self)->tell (self, medina_plot_find (&plot, x));
  return medina_tooltip_show (tooltip, text);
}

void
medina_graph_changed (MedinaGraph *self)
{
  g_return_if_fail (MEDINA_IS_GRAPH (self));

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
medina_graph_forget_cursor (MedinaGraph *self)
{
  MedinaGraphPrivate *priv = medina_graph_get_instance_private (self);

  g_return_if_fail (MEDINA_IS_GRAPH (self));

  *priv = (MedinaGraphPrivate){ 0, FALSE };
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
medina_graph_set_cursor (MedinaGraph *self, int point)
{
  MedinaGraphPrivate *priv = medina_graph_get_instance_private (self);

  g_return_if_fail (MEDINA_IS_GRAPH (self));

  if (point >= 0)
    set_chosen (self, (guint) point);
  priv->has_cursor = point >= 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
medina_graph_get_cursor (MedinaGraph *self)
{
  g_return_val_if_fail (MEDINA_IS_GRAPH (self), -1);

  return get_cursor (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
add_bindings (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint key;
    int by;
  } moves[] = {
    { GDK_KEY_Left, -1 },    { GDK_KEY_Right, 1 },    { GDK_KEY_Home, G_MININT },
    { GDK_KEY_KP_Left, -1 }, { GDK_KEY_KP_Right, 1 }, { GDK_KEY_End, G_MAXINT },
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
medina_graph_class_init (MedinaGraphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = medina_graph_snapshot;
  widget_class->measure = medina_graph_measure;
  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
medina_graph_init (MedinaGraph *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (gtk_widget_queue_draw), NULL);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}
