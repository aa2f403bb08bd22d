/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rest-scroller.h"

struct _MedinaRestScroller
{
  GtkWidget parent_instance;

  int least;
  gboolean scrolls; /* the list does, by itself */

  /* owned */
  GtkWidget *child;

  /* borrowed */
  GtkScrolledWindow *rest;
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_REST,
  PROP_LEAST,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaRestScroller, medina_rest_scroller, GTK_TYPE_WIDGET)

/* Of what a GtkScrolledWindow scrolls, past the viewport that it adds. */
static GtkWidget *
get_scrolled (GtkWidget *scroller)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}

/* The part of the column that the list is in. */
static GtkWidget *
get_part (MedinaRestScroller *self)
{
  GtkWidget *column = get_scrolled (self->child), *part = GTK_WIDGET (self->rest);

  while (gtk_widget_get_parent (part) != column)
    part = gtk_widget_get_parent (part);
  return part;
}

static int
measure (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static int
measure_others (MedinaRestScroller *self, int width)
{
  return measure (get_scrolled (self->child), GTK_ORIENTATION_VERTICAL, width) -
         measure (get_part (self), GTK_ORIENTATION_VERTICAL, width);
}

/* A GtkScrolledWindow keeps the wheel, also one that has nothing to scroll: its controllers are put
 * to rest then. */
static void
set_scrolls (MedinaRestScroller *self, gboolean scrolls)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->rest));

  if (self->scrolls == scrolls)
    return;
  self->scrolls = scrolls;
  gtk_scrolled_window_set_policy (self->rest, GTK_POLICY_NEVER,
                                  scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller) &&
          gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        gtk_event_controller_set_propagation_phase (controller,
                                                    scrolls ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
    }
}

static void
medina_rest_scroller_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaRestScroller *self = MEDINA_REST_SCROLLER (widget);
  const gboolean fits = height - measure_others (self, width) >= self->least;

  set_scrolls (self, fits);
  gtk_widget_size_allocate (self->child, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
medina_rest_scroller_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  MedinaRestScroller *self = MEDINA_REST_SCROLLER (object);

  switch (id)
    {
    case PROP_CHILD:
      self->child = g_value_get_object (value);
      gtk_widget_set_parent (self->child, GTK_WIDGET (self));
      break;
    case PROP_REST:
      self->rest = g_value_get_object (value);
      break;
    case PROP_LEAST:
      self->least = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_rest_scroller_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  gtk_widget_measure (MEDINA_REST_SCROLLER (widget)->child, orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
medina_rest_scroller_dispose (GObject *object)
{
  MedinaRestScroller *self = MEDINA_REST_SCROLLER (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (medina_rest_scroller_parent_class)->dispose (object);
}

static void
medina_rest_scroller_class_init (MedinaRestScrollerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = medina_rest_scroller_set_property;
  object_class->dispose = medina_rest_scroller_dispose;
  widget_class->measure = medina_rest_scroller_measure;
  widget_class->size_allocate = medina_rest_scroller_size_allocate;

  properties[PROP_CHILD] =
    g_param_spec_object ("child", NULL, NULL, GTK_TYPE_SCROLLED_WINDOW, flags);
  properties[PROP_REST] = g_param_spec_object ("rest", NULL, NULL, GTK_TYPE_SCROLLED_WINDOW, flags);
  properties[PROP_LEAST] = g_param_spec_int ("least", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_rest_scroller_init (MedinaRestScroller *self)
{
  self->scrolls = TRUE;
}
