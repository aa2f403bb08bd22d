/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-split-view.h"

#include "medina-children.h"

enum
{
  LIST_WIDTH = 236,
  BOTH_WIDTH = 620, /* narrower ones are folded */
};

struct _MedinaSplitView
{
  GtkWidget parent_instance;

  gboolean folded;
  gboolean list_shown;
  guint notify_id; /* idle source that tells of `folded` */
};

enum
{
  PROP_0,
  PROP_FOLDED,
  PROP_LIST_SHOWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaSplitView, medina_split_view, GTK_TYPE_WIDGET)

static void
medina_split_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  int list, content, content_natural;

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, &list, NULL, NULL,
                      NULL);
  gtk_widget_measure (gtk_widget_get_last_child (widget), orientation, -1, &content,
                      &content_natural, NULL, NULL);
  *minimum = MAX (list, content);
  *natural = MAX (*minimum, content_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural += LIST_WIDTH;
}

static gboolean
notify_cb (gpointer data)
{
  MedinaSplitView *self = data;

  self->notify_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
  return G_SOURCE_REMOVE;
}

/* Handlers of the notification may change sizes, which they must not do during the allocation: they
 * are called after it. */
static void
set_folded (MedinaSplitView *self, gboolean folded)
{
  if (self->folded == folded)
    return;
  self->folded = folded;
  if (self->notify_id == 0)
    self->notify_id = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, notify_cb, self, NULL);
}

static void
allocate (GtkWidget *child, int x, int width, int height, gboolean visible)
{
  gtk_widget_set_child_visible (child, visible);
  if (visible)
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, 0, width, height }, -1);
}

static void
medina_split_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaSplitView *self = MEDINA_SPLIT_VIEW (widget);
  GtkWidget *list = gtk_widget_get_first_child (widget);
  GtkWidget *content = gtk_widget_get_last_child (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  set_folded (self, width < BOTH_WIDTH);
  if (self->folded)
    {
      allocate (list, 0, width, height, self->list_shown);
      allocate (content, 0, width, height, !self->list_shown);
      return;
    }
  allocate (list, mirrored ? width - LIST_WIDTH : 0, LIST_WIDTH, height, TRUE);
  allocate (content, mirrored ? 0 : LIST_WIDTH, width - LIST_WIDTH, height, TRUE);
}

gboolean
medina_split_view_get_folded (MedinaSplitView *self)
{
  g_return_val_if_fail (MEDINA_IS_SPLIT_VIEW (self), FALSE);

  return self->folded;
}

void
medina_split_view_set_list_shown (MedinaSplitView *self, gboolean shown)
{
  g_return_if_fail (MEDINA_IS_SPLIT_VIEW (self));

  shown = !!shown;
  if (self->list_shown == shown)
    return;
  self->list_shown = shown;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIST_SHOWN]);
}

static void
medina_split_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaSplitView *self = MEDINA_SPLIT_VIEW (object);

  switch (id)
    {
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    case PROP_LIST_SHOWN:
      g_value_set_boolean (value, self->list_shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_split_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_LIST_SHOWN:
      medina_split_view_set_list_shown (MEDINA_SPLIT_VIEW (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_split_view_dispose (GObject *object)
{
  g_clear_handle_id (&MEDINA_SPLIT_VIEW (object)->notify_id, g_source_remove);
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_split_view_parent_class)->dispose (object);
}

static void
medina_split_view_class_init (MedinaSplitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = medina_split_view_get_property;
  object_class->set_property = medina_split_view_set_property;
  object_class->dispose = medina_split_view_dispose;
  widget_class->measure = medina_split_view_measure;
  widget_class->size_allocate = medina_split_view_size_allocate;

  properties[PROP_FOLDED] =
    g_param_spec_boolean ("folded", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LIST_SHOWN] =
    g_param_spec_boolean ("list-shown", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_split_view_init (MedinaSplitView *self)
{
}
