/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-wrap.h"

#include "medina-children.h"

struct _MedinaWrap
{
  GtkWidget parent_instance;

  int min_columns;
  int max_columns;
  gboolean overlapping;
  MedinaWrapCreate create;
  gpointer data;

  /* owned */
  GListModel *model;
};

G_DEFINE_FINAL_TYPE (MedinaWrap, medina_wrap, GTK_TYPE_WIDGET)

/* The size of a cell: that of the largest child. */
static int
measure_cell (MedinaWrap *self, GtkOrientation orientation)
{
  return medina_children_measure_largest (GTK_WIDGET (self), orientation);
}

/* The width that a child would like to have. */
static int
measure_usual_width (MedinaWrap *self)
{
  int largest = 0;

  for (GtkWidget *child = medina_children_first_shown (GTK_WIDGET (self)); child != NULL;
       child = medina_children_next_shown (child))
    {
      int natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      largest = MAX (largest, natural);
    }
  return largest;
}

static int
columns_for (MedinaWrap *self, int width)
{
  const int cell = measure_cell (self, GTK_ORIENTATION_HORIZONTAL);

  return cell > 0 ? CLAMP (width / cell, 1, self->max_columns) : 1;
}

static void
medina_wrap_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  MedinaWrap *self = MEDINA_WRAP (widget);
  const int cell = measure_cell (self, orientation);
  const int count = medina_children_count_shown (GTK_WIDGET (self));
  int columns;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->overlapping ? cell : cell * MIN (self->min_columns, count);
      *natural = self->overlapping ? MAX (cell, measure_usual_width (self) * count)
                                   : MAX (*minimum, cell * MIN (self->max_columns, count));
      return;
    }
  if (self->overlapping)
    {
      *minimum = *natural = cell;
      return;
    }
  columns = for_size >= 0 ? columns_for (self, for_size) : self->max_columns;
  *minimum = *natural = (count + columns - 1) / columns * cell;
}

static GtkSizeRequestMode
medina_wrap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* From the end of the row on: narrower before they cover one another. */
static void
allocate_overlapping (MedinaWrap *self, int width)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int height = measure_cell (self, GTK_ORIENTATION_VERTICAL);
  const int count = medina_children_count_shown (GTK_WIDGET (self));
  const int cell = MAX (MIN (measure_usual_width (self), width / MAX (count, 1)),
                        measure_cell (self, GTK_ORIENTATION_HORIZONTAL));
  const double step = count > 1 ? MIN (cell, (double) (width - cell) / (count - 1)) : 0;
  int i = 0;

  for (GtkWidget *child = medina_children_first_shown (GTK_WIDGET (self)); child != NULL;
       child = medina_children_next_shown (child))
    {
      const int x = width - cell - (int) (step * (count - 1 - i));

      gtk_widget_size_allocate (
        child, &(GtkAllocation){ mirrored ? width - cell - x : x, 0, cell, height }, -1);
      i++;
    }
}

static void
allocate_cells (MedinaWrap *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int columns = columns_for (self, width);
  const int cell_width = MAX (width / columns, measure_cell (self, GTK_ORIENTATION_HORIZONTAL));
  const int cell_height = measure_cell (self, GTK_ORIENTATION_VERTICAL);
  int i = 0;

  for (GtkWidget *child = medina_children_first_shown (widget); child != NULL;
       child = medina_children_next_shown (child))
    {
      const int column = mirrored ? columns - 1 - i % columns : i % columns;

      gtk_widget_size_allocate (child,
                                &(GtkAllocation){ column * cell_width, i / columns * cell_height,
                                                  cell_width, cell_height },
                                -1);
      i++;
    }
}

static void
medina_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaWrap *self = MEDINA_WRAP (widget);

  if (self->overlapping)
    allocate_overlapping (self, width);
  else
    allocate_cells (self, width);
}

static GtkWidget *
child_at (MedinaWrap *self, guint position)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; position > 0 && child != NULL; position--)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
items_changed_cb (MedinaWrap *self, guint position, guint removed, guint added)
{
  for (; removed > 0; removed--)
    gtk_widget_unparent (child_at (self, position));
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (self->model, i);

      gtk_widget_insert_before (self->create (item, self->data), GTK_WIDGET (self),
                                child_at (self, i));
    }
}

void
medina_wrap_bind_model (MedinaWrap *self, GListModel *model, MedinaWrapCreate create, gpointer data)
{
  g_return_if_fail (MEDINA_IS_WRAP (self));
  g_return_if_fail (G_IS_LIST_MODEL (model));
  g_return_if_fail (self->model == NULL);

  self->model = g_object_ref (model);
  self->create = create;
  self->data = data;
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  items_changed_cb (self, 0, 0, g_list_model_get_n_items (model));
}

void
medina_wrap_set_columns (MedinaWrap *self, int min, int max)
{
  g_return_if_fail (MEDINA_IS_WRAP (self));
  g_return_if_fail (1 <= min && min <= max);

  self->min_columns = min;
  self->max_columns = max;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
medina_wrap_set_overlapping (MedinaWrap *self, gboolean overlapping)
{
  g_return_if_fail (MEDINA_IS_WRAP (self));

  self->overlapping = !!overlapping;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
medina_wrap_dispose (GObject *object)
{
  MedinaWrap *self = MEDINA_WRAP (object);

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->model);
  G_OBJECT_CLASS (medina_wrap_parent_class)->dispose (object);
}

static void
medina_wrap_class_init (MedinaWrapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_wrap_dispose;
  widget_class->measure = medina_wrap_measure;
  widget_class->get_request_mode = medina_wrap_get_request_mode;
  widget_class->size_allocate = medina_wrap_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wrap");
}

static void
medina_wrap_init (MedinaWrap *self)
{
  self->min_columns = 1;
  self->max_columns = 8;
}
