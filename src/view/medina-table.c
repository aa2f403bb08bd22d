/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-table.h"

enum
{
  PANEL_WIDTH = 348,      /* beside the board, in pixels; six pieces in a row */
  BESIDE_MIN_WIDTH = 720, /* narrower tables have the panel below */
  PANEL_MIN_HEIGHT = 222, /* below the board: the switch of pages, and the open card */
};

struct _MedinaTable
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaTable, medina_table, GTK_TYPE_WIDGET)

static int
minimum_of (GtkWidget *child, GtkOrientation orientation)
{
  int minimum;

  gtk_widget_measure (child, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Beside each other is the natural way; the smallest table has one below the other. */
static void
medina_table_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  const int board_min = minimum_of (board, orientation);
  const int panel_min = minimum_of (panel, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (board_min, panel_min);
      *natural = MAX (board_min, 2 * PANEL_WIDTH) + PANEL_WIDTH;
    }
  else
    {
      *minimum = board_min + MIN (panel_min, PANEL_MIN_HEIGHT);
      *natural = MAX (*minimum, 2 * PANEL_WIDTH);
    }
}

/* The height that a board of this width makes use of; the rest is the panel's. */
static int
board_height_for (GtkWidget *board, int width, int height)
{
  int natural;

  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return CLAMP (natural, 1, MAX (1, height - PANEL_MIN_HEIGHT));
}

static void
medina_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  GtkAllocation board_area = { 0, 0, width, height }, panel_area = { 0, 0, width, height };

  if (width >= BESIDE_MIN_WIDTH && width * 5 > height * 4)
    {
      board_area.width = width - PANEL_WIDTH;
      panel_area.width = PANEL_WIDTH;
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        board_area.x = PANEL_WIDTH;
      else
        panel_area.x = board_area.width;
    }
  else
    {
      board_area.height = board_height_for (board, width, height);
      panel_area.y = board_area.height;
      panel_area.height = height - board_area.height;
    }
  gtk_widget_size_allocate (board, &board_area, -1);
  gtk_widget_size_allocate (panel, &panel_area, -1);
}

static void
medina_table_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (medina_table_parent_class)->dispose (object);
}

static void
medina_table_class_init (MedinaTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_table_dispose;
  widget_class->measure = medina_table_measure;
  widget_class->size_allocate = medina_table_size_allocate;
}

static void
medina_table_init (MedinaTable *self)
{
}
