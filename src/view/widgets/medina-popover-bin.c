/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-popover-bin.h"

enum
{
  MARGIN = 32, /* of the window beside it, in pixels */
};

struct _MedinaPopoverBin
{
  GtkWidget parent_instance;

  /* owned */
  GtkWidget *child;
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaPopoverBin, medina_popover_bin, GTK_TYPE_WIDGET)

/* A popover is a window of its own; the one that counts is that of its parent. */
static int
find_room (MedinaPopoverBin *self)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_WINDOW);
  const int width = window != NULL ? gtk_widget_get_width (window) : 0;

  return width > 2 * MARGIN ? width - MARGIN : G_MAXINT;
}

static int
find_width (MedinaPopoverBin *self)
{
  int least, natural;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return MAX (least, MIN (natural, find_room (self)));
}

static void
medina_popover_bin_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  MedinaPopoverBin *self = MEDINA_POPOVER_BIN (widget);

  *minimum = self->child != NULL ? find_width (self) : 0;
  if (self->child != NULL && orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (self->child, orientation, *minimum, NULL, minimum, NULL, NULL);
  *natural = *minimum;
}

static void
medina_popover_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaPopoverBin *self = MEDINA_POPOVER_BIN (widget);

  if (self->child != NULL)
    gtk_widget_size_allocate (self->child, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

static void
medina_popover_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    g_value_set_object (value, MEDINA_POPOVER_BIN (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
medina_popover_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaPopoverBin *self = MEDINA_POPOVER_BIN (object);

  if (id != PROP_CHILD)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = g_value_get_object (value);
  if (self->child != NULL)
    gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
medina_popover_bin_dispose (GObject *object)
{
  g_clear_pointer (&MEDINA_POPOVER_BIN (object)->child, gtk_widget_unparent);
  G_OBJECT_CLASS (medina_popover_bin_parent_class)->dispose (object);
}

static void
medina_popover_bin_class_init (MedinaPopoverBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = medina_popover_bin_dispose;
  object_class->get_property = medina_popover_bin_get_property;
  object_class->set_property = medina_popover_bin_set_property;
  widget_class->measure = medina_popover_bin_measure;
  widget_class->size_allocate = medina_popover_bin_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_popover_bin_init (MedinaPopoverBin *self)
{
}

GtkWidget *
medina_popover_bin_new (GtkWidget *child)
{
  return g_object_new (MEDINA_TYPE_POPOVER_BIN, "child", child, NULL);
}
