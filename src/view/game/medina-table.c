/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-table.h"

enum
{
  PANEL_WIDTH = 348,       /* beside the board, in pixels; six pieces in a row */
  BESIDE_MIN_WIDTH = 720,  /* narrower tables have the panel below */
  LOW = 480,               /* less has no room for one below the other */
  LOW_BESIDE_WIDTH = 600,  /* if it is at least as wide */
  PANEL_MIN_HEIGHT = 222,  /* below the board: the switch of pages, and the open card */
  PANEL_LEAST_HEIGHT = 48, /* of it that is seen where there is no room for that */
};

struct _MedinaTable
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaTable, medina_table, GTK_TYPE_WIDGET)

static int
minimum_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static gboolean
is_beside (int width, int height)
{
  return (width >= BESIDE_MIN_WIDTH && width * 5 > height * 4) ||
         (width >= LOW_BESIDE_WIDTH && height < LOW);
}

/* The natural width has both beside each other, the smallest one below the other. */
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
  const int board_min = minimum_of (board, orientation, for_size);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (board_min, minimum_of (panel, orientation, -1));
      *natural = MAX (board_min, 2 * PANEL_WIDTH) + PANEL_WIDTH;
    }
  else
    {
      *minimum = board_min + (for_size < LOW_BESIDE_WIDTH ? PANEL_LEAST_HEIGHT : 0);
      *natural = MAX (*minimum, 2 * PANEL_WIDTH);
    }
}

static GtkSizeRequestMode
medina_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The height that a board of this width uses; the panel gets the rest. Where both have too
 * little, the board gets three fifths. */
static int
board_height_for (GtkWidget *board, int width, int height)
{
  int minimum, natural;

  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, MAX (height * 3 / 5, height - PANEL_MIN_HEIGHT)));
}

static void
place_beside (GtkWidget *widget, int width, GtkAllocation *board, GtkAllocation *panel)
{
  panel->width = MIN (PANEL_WIDTH, width - minimum_of (gtk_widget_get_first_child (widget),
                                                       GTK_ORIENTATION_HORIZONTAL, -1));
  board->width = width - panel->width;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    board->x = panel->width;
  else
    panel->x = board->width;
}

static void
medina_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (widget);
  GtkWidget *panel = gtk_widget_get_last_child (widget);
  GtkAllocation board_area = { 0, 0, width, height }, panel_area = { 0, 0, width, height };

  if (is_beside (width, height))
    place_beside (widget, width, &board_area, &panel_area);
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
  widget_class->get_request_mode = medina_table_get_request_mode;
  widget_class->size_allocate = medina_table_size_allocate;
}

static void
medina_table_init (MedinaTable *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
