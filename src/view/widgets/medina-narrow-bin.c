/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-narrow-bin.h"

struct _MedinaNarrowBin
{
  GtkWidget parent_instance;

  int below;
  gboolean narrow;

  /* owned */
  GtkWidget *child;
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_BELOW,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaNarrowBin, medina_narrow_bin, GTK_TYPE_WIDGET)

static void
set_child (MedinaNarrowBin *self, GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
set_narrow (MedinaNarrowBin *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}

/* While it is wide its child's minimum does not count: the child needs less once it is narrow. */
static void
medina_narrow_bin_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  MedinaNarrowBin *self = MEDINA_NARROW_BIN (widget);
  int least;

  if (self->child == NULL)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (self->child, orientation, for_size < 0 ? -1 : MAX (for_size, least),
                        minimum, natural, NULL, NULL);
  else
    *minimum = self->narrow ? least : 0;
}

static GtkSizeRequestMode
medina_narrow_bin_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
medina_narrow_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaNarrowBin *self = MEDINA_NARROW_BIN (widget);

  if (self->child == NULL)
    return;
  set_narrow (self, width < self->below);
  gtk_widget_size_allocate (self->child, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
medina_narrow_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaNarrowBin *self = MEDINA_NARROW_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_BELOW:
      g_value_set_int (value, self->below);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_narrow_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaNarrowBin *self = MEDINA_NARROW_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_BELOW:
      self->below = g_value_get_int (value);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_narrow_bin_dispose (GObject *object)
{
  set_child (MEDINA_NARROW_BIN (object), NULL);
  G_OBJECT_CLASS (medina_narrow_bin_parent_class)->dispose (object);
}

static void
medina_narrow_bin_class_init (MedinaNarrowBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_narrow_bin_get_property;
  object_class->set_property = medina_narrow_bin_set_property;
  object_class->dispose = medina_narrow_bin_dispose;
  widget_class->measure = medina_narrow_bin_measure;
  widget_class->get_request_mode = medina_narrow_bin_get_request_mode;
  widget_class->size_allocate = medina_narrow_bin_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_BELOW] = g_param_spec_int ("below", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
    g_param_spec_boolean ("narrow", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "narrowbin");
}

static void
medina_narrow_bin_init (MedinaNarrowBin *self)
{
  self->narrow = TRUE;
}
