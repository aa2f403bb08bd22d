/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-table.h"

#include "medina-children.h"
#include "medina-status-bar.h"

enum
{
  LEAST_HEIGHT = 240, /* in pixels; less has no room even for the smallest board */
};

struct _MedinaTable
{
  GtkWidget parent_instance;

  MedinaPlaquePlace place;
};

G_DEFINE_FINAL_TYPE (MedinaTable, medina_table, GTK_TYPE_WIDGET)

static void
find_children (GtkWidget *widget, GtkWidget **board, GtkWidget **plaque, GtkWidget **panel)
{
  *board = gtk_widget_get_first_child (widget);
  *plaque = gtk_widget_get_next_sibling (*board);
  *panel = gtk_widget_get_last_child (widget);
}

static MedinaTableNeeds
find_needs (GtkWidget *widget)
{
  GtkWidget *board, *plaque, *panel;
  MedinaTableNeeds needs;

  find_children (widget, &board, &plaque, &panel);
  needs.board = MEDINA_BOARD_VIEW (board);
  gtk_widget_measure (plaque, GTK_ORIENTATION_HORIZONTAL, -1, &needs.plaque_least,
                      &needs.plaque_width, NULL, NULL);
  gtk_widget_measure (plaque, GTK_ORIENTATION_VERTICAL, -1, &needs.plaque_short, &needs.plaque_tall,
                      NULL, NULL);
  needs.plaque_usual = (2 * needs.plaque_short + needs.plaque_tall) / 3;
  needs.finished = medina_status_bar_is_finished (MEDINA_STATUS_BAR (plaque));
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &needs.panel_least,
                      &needs.panel_natural, NULL, NULL);
  return needs;
}

/* The smallest size has one below the other. */
static void
medina_table_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, usual;

      gtk_widget_measure (child, orientation, -1, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
    }
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MAX (*minimum, LEAST_HEIGHT);
  *natural = *minimum;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    {
      const MedinaTableNeeds needs = find_needs (widget);

      *natural = MAX (*minimum, medina_table_plan_measure_height (&needs, for_size));
    }
}

static GtkSizeRequestMode
medina_table_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Mirrors the plan; not what is within the board, which is never mirrored. */
static void
mirror (MedinaTablePlan *plan, int width)
{
  const int in_board = plan->plaque.x - plan->board.x;

  plan->board.x = width - plan->board.x - plan->board.width;
  plan->panel.x = width - plan->panel.x - plan->panel.width;
  plan->plaque.x = plan->place == MEDINA_PLAQUE_BAND ? plan->board.x + in_board
                                                     : width - plan->plaque.x - plan->plaque.width;
}

/* Where it has more to say than there is room for, it covers some of its neighbors meanwhile: of
 * the board what is below its spaces, but its coordinates and tiles only if small letters do not
 * help, and nothing of a panel that lies below it, where there is much to press. TRUE if it
 * does. */
static gboolean
give_room (GtkWidget *plaque, MedinaTablePlan *plan, int height)
{
  GdkRectangle *area = &plan->plaque;
  const gboolean down = plan->place == MEDINA_PLAQUE_PANEL;
  const int free = down ? height - area->y - area->height : area->y - plan->city_bottom;
  const int clear = down ? free : MAX (area->y - plan->clear_top, 0);
  const int wanted =
    medina_status_bar_find_height (MEDINA_STATUS_BAR (plaque), area->width, area->height, clear);
  const int more = MIN (wanted - area->height, free);

  if (more <= 0)
    return FALSE;
  area->height += more;
  if (plan->place != MEDINA_PLAQUE_PANEL)
    area->y -= more;
  return TRUE;
}

/* What lies over the board says something about a space that is pointed at, and may come to lie
 * over that one: the space keeps the pointer. */
static void
let_through (GtkWidget *plaque, gboolean covering)
{
  gtk_widget_set_can_target (plaque, !covering ||
                                       medina_status_bar_has_buttons (MEDINA_STATUS_BAR (plaque)));
}

static void
medina_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaTable *self = MEDINA_TABLE (widget);
  const MedinaTableNeeds needs = find_needs (widget);
  MedinaTablePlan plan = medina_table_plan_find (&needs, width, height);
  GtkWidget *board, *plaque, *panel;

  find_children (widget, &board, &plaque, &panel);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    mirror (&plan, width);
  self->place = plan.place;
  medina_board_viewport_set_strip_height (medina_board_view_get_viewport (needs.board),
                                          plan.strip_height);
  let_through (plaque, give_room (plaque, &plan, height));
  gtk_widget_size_allocate (board, &plan.board, -1);
  gtk_widget_size_allocate (plaque, &plan.plaque, -1);
  gtk_widget_size_allocate (panel, &plan.panel, -1);
}

/* The plaque last: it may be larger than its place. */
static void
medina_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GtkWidget *board, *plaque, *panel;

  find_children (widget, &board, &plaque, &panel);
  gtk_widget_snapshot_child (widget, board, snapshot);
  gtk_widget_snapshot_child (widget, panel, snapshot);
  gtk_widget_snapshot_child (widget, plaque, snapshot);
}

static void
medina_table_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
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
  widget_class->snapshot = medina_table_snapshot;
}

static void
medina_table_init (MedinaTable *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
