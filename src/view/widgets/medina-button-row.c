/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-button-row.h"

#include "medina-children.h"

enum
{
  SPACING = 12, /* pixels between them */
};

struct _MedinaButtonRow
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaButtonRow, medina_button_row, GTK_TYPE_WIDGET)

/* What all need in that direction, one after the other. */
static int
add_up (MedinaButtonRow *self, GtkOrientation orientation)
{
  int sum = -SPACING;

  for (GtkWidget *child = medina_children_first_shown (GTK_WIDGET (self)); child != NULL;
       child = medina_children_next_shown (child))
    {
      int size;

      gtk_widget_measure (child, orientation, -1, &size, NULL, NULL, NULL);
      sum += size + SPACING;
    }
  return MAX (sum, 0);
}

static gboolean
fits (MedinaButtonRow *self, int width)
{
  return width < 0 || add_up (self, GTK_ORIENTATION_HORIZONTAL) <= width;
}

static void
medina_button_row_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  MedinaButtonRow *self = MEDINA_BUTTON_ROW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = medina_children_measure_largest (GTK_WIDGET (self), orientation);
      *natural = add_up (self, orientation);
    }
  else
    *minimum = *natural = fits (self, for_size)
                            ? medina_children_measure_largest (GTK_WIDGET (self), orientation)
                            : add_up (self, orientation);
}

static GtkSizeRequestMode
medina_button_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A row begins where reading does. */
static void
medina_button_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaButtonRow *self = MEDINA_BUTTON_ROW (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const gboolean row = fits (self, width);
  const int more = row ? (width - add_up (self, GTK_ORIENTATION_HORIZONTAL)) /
                           MAX (medina_children_count_shown (widget), 1)
                       : 0;
  int at = 0;

  for (GtkWidget *child = medina_children_first_shown (widget); child != NULL;
       child = medina_children_next_shown (child))
    {
      GtkAllocation area = { 0, at, width, 0 };
      int size;

      gtk_widget_measure (child, row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, -1,
                          &size, NULL, NULL, NULL);
      size += more;
      if (row)
        area = (GtkAllocation){ mirrored ? width - at - size : at, 0, size, height };
      else
        area.height = size;
      gtk_widget_size_allocate (child, &area, -1);
      at += size + SPACING;
    }
}

static void
medina_button_row_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_button_row_parent_class)->dispose (object);
}

static void
medina_button_row_class_init (MedinaButtonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_button_row_dispose;
  widget_class->measure = medina_button_row_measure;
  widget_class->get_request_mode = medina_button_row_get_request_mode;
  widget_class->size_allocate = medina_button_row_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "buttonrow");
}

static void
medina_button_row_init (MedinaButtonRow *self)
{
}
