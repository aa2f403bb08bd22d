/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-button-row.h"

#include "medina-children.h"

enum
{
  SPACING = 12, /* pixels between lines */
};

struct _MedinaButtonRow
{
  GtkWidget parent_instance;

  int gap; /* pixels between those side by side */
  gboolean wraps;
};

enum
{
  PROP_0,
  PROP_GAP,
  PROP_WRAPS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaButtonRow, medina_button_row, GTK_TYPE_WIDGET)

/* Those of it that are side by side. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end; /* the one after them; NULL behind the last one */
} Line;

static Line
get_all (MedinaButtonRow *self)
{
  return (Line){ medina_children_first_shown (GTK_WIDGET (self)), NULL };
}

/* How wide they are side by side. */
static int
add_up (MedinaButtonRow *self, Line line)
{
  int sum = -self->gap;

  for (GtkWidget *child = line.first; child != line.end; child = medina_children_next_shown (child))
    {
      int size;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
      sum += size + self->gap;
    }
  return MAX (sum, 0);
}

/* The line before a child. The last ones, which are those that go on, are together: what is too
 * much for one line is at the beginning. */
static Line
find_line (MedinaButtonRow *self, GtkWidget *end, int width)
{
  Line line = { medina_children_first_shown (GTK_WIDGET (self)), end };

  while (width >= 0 && medina_children_next_shown (line.first) != end &&
         add_up (self, self->wraps ? line : get_all (self)) > width)
    line.first = medina_children_next_shown (line.first);
  return line;
}

/* By how much it wants to be wider than it must be. */
static int
find_wish (GtkWidget *child)
{
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return natural - least;
}

/* Of what is left over in a line, those that do not want to expand have what they wish, the first
 * ones first, and the others share the rest; where none does, all share it. */
static int
find_extra (MedinaButtonRow *self, Line line, GtkWidget *child, int width)
{
  int expanding = 0, all = 0, left = MAX (width - add_up (self, line), 0), given = 0;

  for (GtkWidget *other = line.first; other != line.end;
       other = medina_children_next_shown (other), all++)
    if (gtk_widget_compute_expand (other, GTK_ORIENTATION_HORIZONTAL))
      expanding++;
    else
      {
        const int wish = MIN (find_wish (other), left);

        left -= wish;
        if (other == child)
          given = wish;
      }
  if (expanding == 0)
    return given + left / MAX (all, 1);
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? left / expanding : given;
}

/* How wide a child is where there is so much for its line. */
static int
find_width (MedinaButtonRow *self, Line line, GtkWidget *child, int width)
{
  int least;

  if (width < 0)
    return width;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least + find_extra (self, line, child, width);
}

static int
find_height (MedinaButtonRow *self, Line line, int width)
{
  int highest = 0;

  for (GtkWidget *child = line.first; child != line.end; child = medina_children_next_shown (child))
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, find_width (self, line, child, width),
                          &least, NULL, NULL, NULL);
      highest = MAX (highest, least);
    }
  return highest;
}

/* How high all lines are. */
static int
find_total_height (MedinaButtonRow *self, int width)
{
  const Line all = get_all (self);
  int sum = -SPACING;

  for (Line line = { all.end, all.end }; line.first != all.first;)
    {
      line = find_line (self, line.first, width);
      sum += find_height (self, line, width) + SPACING;
    }
  return MAX (sum, 0);
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
      *natural = add_up (self, get_all (self));
    }
  else
    *minimum = *natural = find_total_height (self, for_size);
}

static GtkSizeRequestMode
medina_button_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A line begins where reading does. */
static void
allocate_line (MedinaButtonRow *self, Line line, int width, int y, int height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int at = 0;

  for (GtkWidget *child = line.first; child != line.end; child = medina_children_next_shown (child))
    {
      const int size = find_width (self, line, child, width);

      gtk_widget_size_allocate (
        child, &(GtkAllocation){ mirrored ? width - at - size : at, y, size, height }, -1);
      at += size + self->gap;
    }
}

/* From the last line on. One alone has all of the height. */
static void
medina_button_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaButtonRow *self = MEDINA_BUTTON_ROW (widget);
  const Line all = get_all (self);
  Line line = find_line (self, all.end, width);
  int bottom = find_total_height (self, width);

  if (all.first == line.first)
    {
      allocate_line (self, all, width, 0, height);
      return;
    }
  for (line.first = all.end; line.first != all.first;)
    {
      int size;

      line = find_line (self, line.first, width);
      size = find_height (self, line, width);
      allocate_line (self, line, width, bottom - size, size);
      bottom -= size + SPACING;
    }
}

static void
medina_button_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MedinaButtonRow *self = MEDINA_BUTTON_ROW (object);

  switch (id)
    {
    case PROP_GAP:
      self->gap = g_value_get_int (value);
      break;
    case PROP_WRAPS:
      self->wraps = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_button_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaButtonRow *self = MEDINA_BUTTON_ROW (object);

  switch (id)
    {
    case PROP_GAP:
      g_value_set_int (value, self->gap);
      break;
    case PROP_WRAPS:
      g_value_set_boolean (value, self->wraps);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = medina_button_row_set_property;
  object_class->get_property = medina_button_row_get_property;
  object_class->dispose = medina_button_row_dispose;
  properties[PROP_GAP] =
    g_param_spec_int ("gap", NULL, NULL, 0, G_MAXINT, SPACING,
                      G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_WRAPS] =
    g_param_spec_boolean ("wraps", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->measure = medina_button_row_measure;
  widget_class->get_request_mode = medina_button_row_get_request_mode;
  widget_class->size_allocate = medina_button_row_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "buttonrow");
}

static void
medina_button_row_init (MedinaButtonRow *self)
{
}
