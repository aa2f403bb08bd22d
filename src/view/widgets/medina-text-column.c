/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-text-column.h"

#include "medina-children.h"

struct _MedinaTextColumn
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaTextColumn, medina_text_column, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
medina_text_column_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_height (GtkWidget *widget, int width, int *minimum, int *natural)
{
  for (GtkWidget *child = medina_children_first_shown (widget); child != NULL;
       child = medina_children_next_shown (child))
    {
      int least, usual;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
      *minimum += least;
      *natural += usual;
    }
}

static void
medina_text_column_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    medina_children_measure_column (widget, minimum, natural);
  else
    measure_height (widget, for_size, minimum, natural);
}

static void
medina_text_column_allocate (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  int y = 0;

  for (GtkWidget *child = medina_children_first_shown (widget); child != NULL;
       child = medina_children_next_shown (child))
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, y, width, least }, -1);
      y += least;
    }
}

static void
medina_text_column_class_init (MedinaTextColumnClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = medina_text_column_get_request_mode;
  layout_class->measure = medina_text_column_measure;
  layout_class->allocate = medina_text_column_allocate;
}

static void
medina_text_column_init (MedinaTextColumn *self)
{
}
