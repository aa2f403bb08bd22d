/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-columns.h"

#include "medina-children.h"

enum
{
  COLUMNS = 2,
  COLUMN_DIGITS = 24, /* as wide as so many digits, at the least */
};

#define ACROSS "across" /* the style class of lists that are */

struct _MedinaScoreColumns
{
  GtkWidget parent_instance;

  /* borrowed */
  GtkWidget *head; /* the last child, which lies over the others; NULL for none */
  GtkAdjustment *adjustment;
};

G_DEFINE_FINAL_TYPE (MedinaScoreColumns, medina_score_columns, GTK_TYPE_WIDGET)

/* --- Layout ----------------------------------------------------------------------------------- */

/* Where the next list goes in each column. */
typedef struct
{
  int count;
  int next;  /* the column of the next list */
  int width; /* of a column */
  int bottom[COLUMNS];
} Columns;

static int
measure_digit (GtkWidget *widget)
{
  PangoFontMetrics *metrics =
    pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  const int width = PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_digit_width (metrics));

  pango_font_metrics_unref (metrics);
  return width;
}

/* In the order in which they are seen: the head is above the last of the others. NULL for the first
 * one, and behind the last one. */
static GtkWidget *
find_next (MedinaScoreColumns *self, GtkWidget *list)
{
  GtkWidget *next;

  if (list != NULL && list == self->head)
    return gtk_widget_get_prev_sibling (list);
  next = list != NULL ? gtk_widget_get_next_sibling (list)
                      : gtk_widget_get_first_child (GTK_WIDGET (self));
  if (next == NULL || self->head == NULL)
    return next;
  if (list != NULL && next == self->head)
    return NULL;
  return gtk_widget_get_next_sibling (next) == self->head ? self->head : next;
}

/* The least width of a column. */
static int
measure_column (GtkWidget *widget)
{
  int least = COLUMN_DIGITS * measure_digit (widget);

  for (GtkWidget *list = gtk_widget_get_first_child (widget); list != NULL;
       list = gtk_widget_get_next_sibling (list))
    {
      int width;

      gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      if (!gtk_widget_has_css_class (list, ACROSS))
        least = MAX (least, width);
    }
  return least;
}

static Columns
begin (GtkWidget *widget, int width)
{
  const int least = measure_column (widget);
  const int count = width >= COLUMNS * least ? COLUMNS : 1;

  return (Columns){ .count = count, .width = width / count };
}

static int
find_bottom (const Columns *columns)
{
  int bottom = 0;

  for (int i = 0; i < columns->count; i++)
    bottom = MAX (bottom, columns->bottom[i]);
  return bottom;
}

/* Where the list goes: below all others, or in the next column, so that one reads the first beside
 * the second. */
static GdkRectangle
add (Columns *columns, GtkWidget *list)
{
  const gboolean across = gtk_widget_has_css_class (list, ACROSS);
  const int column = across ? 0 : columns->next;
  GdkRectangle area = { across ? 0 : column * columns->width,
                        across ? find_bottom (columns) : columns->bottom[column],
                        across ? columns->count * columns->width : columns->width };

  gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL, area.width, &area.height, NULL, NULL, NULL);
  for (int i = 0; i < columns->count; i++)
    if (across || i == column)
      columns->bottom[i] = area.y + area.height;
  columns->next = across ? 0 : (column + 1) % columns->count;
  return area;
}

static GtkSizeRequestMode
medina_score_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
medina_score_columns_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  MedinaScoreColumns *self = MEDINA_SCORE_COLUMNS (widget);
  Columns columns;
  int least, usual;

  medina_children_measure_column (widget, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = usual;
      return;
    }
  columns = begin (widget, for_size >= 0 ? MAX (for_size, least) : usual);
  for (GtkWidget *list = find_next (self, NULL); list != NULL; list = find_next (self, list))
    add (&columns, list);
  *minimum = *natural = find_bottom (&columns);
}

/* The upper edge of what is seen of the lists. */
static int
find_top (MedinaScoreColumns *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *parent = gtk_widget_get_parent (widget);
  graphene_point_t origin;

  if (self->adjustment == NULL ||
      !gtk_widget_compute_point (widget, parent, &GRAPHENE_POINT_INIT (0, 0), &origin))
    return 0;
  return (int) (gtk_adjustment_get_value (self->adjustment) - origin.y);
}

/* The room above its row. */
static int
measure_margin (GtkWidget *head)
{
  GtkWidget *row = gtk_widget_get_first_child (head);
  graphene_rect_t area;

  return row != NULL && gtk_widget_compute_bounds (row, head, &area) ? (int) area.origin.y : 0;
}

/* Where the head is that has its own place right above a list: once that is out of sight it lies
 * over the list, at the upper edge without the room above it, but not below the list. */
static int
find_head (MedinaScoreColumns *self, int place, int end, int height)
{
  return CLAMP (find_top (self) - measure_margin (self->head), place, MAX (place, end - height));
}

static void
allocate_head (MedinaScoreColumns *self, GdkRectangle area, int end)
{
  gtk_widget_size_allocate (self->head, &area, -1);
  area.y = find_head (self, area.y, end, area.height);
  gtk_widget_size_allocate (self->head, &area, -1);
}

static void
medina_score_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaScoreColumns *self = MEDINA_SCORE_COLUMNS (widget);
  GdkRectangle head = { 0 };
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Columns columns = begin (widget, width);

  for (GtkWidget *list = find_next (self, NULL); list != NULL; list = find_next (self, list))
    {
      GdkRectangle area = add (&columns, list);

      if (mirrored)
        area.x = width - area.x - area.width;
      if (list == self->head)
        head = area;
      else
        gtk_widget_size_allocate (list, &area, -1);
    }
  if (self->head != NULL)
    allocate_head (self, head, find_bottom (&columns));
}

/* As it will be after the next layout. */
int
medina_score_columns_measure_covered (MedinaScoreColumns *self, GtkWidget *row)
{
  GtkWidget *list = gtk_widget_get_parent (row);
  graphene_rect_t area, below;
  int height, place;

  g_return_val_if_fail (MEDINA_IS_SCORE_COLUMNS (self), 0);

  if (self->head == NULL || list != gtk_widget_get_prev_sibling (self->head) ||
      !gtk_widget_compute_bounds (row, GTK_WIDGET (self), &area) ||
      !gtk_widget_compute_bounds (list, GTK_WIDGET (self), &below))
    return 0;
  height = gtk_widget_get_height (self->head);
  place = (int) below.origin.y - height;
  place = find_head (self, place, (int) (below.origin.y + below.size.height), height);
  return MAX (0, place + height - (int) area.origin.y);
}

/* --- Focus ------------------------------------------------------------------------------------ */

/* At its upper end, or its lower one. (gtk_widget_child_focus () gives it to no row while another
 * list has it.) */
static gboolean
enter (GtkWidget *list, gboolean down)
{
  GtkWidget *row = down ? gtk_widget_get_first_child (list) : gtk_widget_get_last_child (list);

  while (row != NULL && !gtk_widget_get_focusable (row))
    row = down ? gtk_widget_get_next_sibling (row) : gtk_widget_get_prev_sibling (row);
  return row != NULL && gtk_widget_grab_focus (row);
}

/* From a list to the next one with a row that takes the focus; from NULL to the first such list. */
static gboolean
go_on (GtkWidget *columns, GtkWidget *list, gboolean down)
{
  do
    if (list == NULL)
      list = down ? gtk_widget_get_first_child (columns) : gtk_widget_get_last_child (columns);
    else
      list = down ? gtk_widget_get_next_sibling (list) : gtk_widget_get_prev_sibling (list);
  while (list != NULL && !enter (list, down));
  return list != NULL;
}

static gboolean
keynav_failed_cb (GtkWidget *list, GtkDirectionType direction)
{
  return (direction == GTK_DIR_DOWN || direction == GTK_DIR_UP) &&
         go_on (gtk_widget_get_parent (list), list, direction == GTK_DIR_DOWN);
}

/* Tab goes from list to list, past their rows. */
static gboolean
medina_score_columns_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *list = gtk_root_get_focus (gtk_widget_get_root (widget));

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (medina_score_columns_parent_class)->focus (widget, direction);
  while (list != NULL && gtk_widget_get_parent (list) != widget)
    list = gtk_widget_get_parent (list);
  return go_on (widget, list, direction == GTK_DIR_TAB_FORWARD);
}

/* --- Lists ------------------------------------------------------------------------------------ */

void
medina_score_columns_set_adjustment (MedinaScoreColumns *self, GtkAdjustment *adjustment)
{
  g_return_if_fail (MEDINA_IS_SCORE_COLUMNS (self));
  g_return_if_fail (self->adjustment == NULL);

  self->adjustment = adjustment;
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_allocate),
                           self, G_CONNECT_SWAPPED);
}

GtkListBox *
medina_score_columns_add_list (MedinaScoreColumns *self, const char *name, gboolean across)
{
  GtkWidget *list;

  g_return_val_if_fail (MEDINA_IS_SCORE_COLUMNS (self), NULL);

  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  if (across)
    gtk_widget_add_css_class (list, ACROSS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (list, "keynav-failed", G_CALLBACK (keynav_failed_cb), NULL);
  gtk_widget_insert_before (list, GTK_WIDGET (self), self->head);
  return GTK_LIST_BOX (list);
}

GtkListBox *
medina_score_columns_add_head (MedinaScoreColumns *self, const char *name)
{
  GtkListBox *list = medina_score_columns_add_list (self, name, TRUE);

  /* Arrow keys would stop at a row of the same list that cannot have the focus. */
  gtk_widget_set_can_focus (GTK_WIDGET (list), FALSE);
  /* Nor do pictures in it that are higher than their row take clicks of the row below it. */
  gtk_widget_set_overflow (GTK_WIDGET (list), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (list), "head");
  self->head = GTK_WIDGET (list);
  return list;
}

void
medina_score_columns_clear (MedinaScoreColumns *self)
{
  g_return_if_fail (MEDINA_IS_SCORE_COLUMNS (self));

  self->head = NULL;
  medina_children_unparent (GTK_WIDGET (self));
}

GtkListBoxRow *
medina_score_columns_get_row (MedinaScoreColumns *self, int index)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_COLUMNS (self), NULL);

  for (GtkWidget *list = find_next (self, NULL); list != NULL; list = find_next (self, list))
    for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      if (index-- == 0)
        return GTK_LIST_BOX_ROW (row);
  return NULL;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_score_columns_dispose (GObject *object)
{
  MEDINA_SCORE_COLUMNS (object)->head = NULL;
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_score_columns_parent_class)->dispose (object);
}

static void
medina_score_columns_class_init (MedinaScoreColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_score_columns_dispose;
  widget_class->focus = medina_score_columns_focus;
  widget_class->get_request_mode = medina_score_columns_get_request_mode;
  widget_class->measure = medina_score_columns_measure;
  widget_class->size_allocate = medina_score_columns_size_allocate;
}

static void
medina_score_columns_init (MedinaScoreColumns *self)
{
}
