/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-button-row.h"

#include "medina-children.h"

enum
{
  SPACING = 12, /* pixels between those one below the other */
};

struct _MedinaButtonRow
{
  GtkWidget parent_instance;

  int gap; /* pixels between those side by side */
};

enum
{
  PROP_0,
  PROP_GAP,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaButtonRow, medina_button_row, GTK_TYPE_WIDGET)

/* How wide all are side by side. */
static int
add_up (MedinaButtonRow *self)
{
  int sum = -self->gap;

  for (GtkWidget *child = medina_children_first_shown (GTK_WIDGET (self)); child != NULL;
       child = medina_children_next_shown (child))
    {
      int size;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
      sum += size + self->gap;
    }
  return MAX (sum, 0);
}

static gboolean
fits (MedinaButtonRow *self, int width)
{
  return width < 0 || add_up (self) <= width;
}

/* By how much it wants to be wider than it must be. */
static int
find_wish (GtkWidget *child)
{
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return natural - least;
}

/* Of what is left over in a row, those that do not want to expand have what they wish, the first ones first, and the
 * others share the rest; where none does, all share it. */
static int
find_extra (MedinaButtonRow *self, GtkWidget *child, int width)
{
  int expanding = 0, all = 0, left = MAX (width - add_up (self), 0), wished = 0, given = 0;

  for (GtkWidget *other = medina_children_first_shown (GTK_WIDGET (self)); other != NULL;
       other = medina_children_next_shown (other), all++)
    if (gtk_widget_compute_expand (other, GTK_ORIENTATION_HORIZONTAL))
      expanding++;
    else
      {
        const int wish = MIN (find_wish (other), left - wished);

        wished += wish;
        if (other == child)
          given = wish;
      }
  if (expanding == 0)
    return left / MAX (all, 1);
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL) ? (left - wished) / expanding
                                                                       : given;
}

/* How wide a child is where there is so much for all. */
static int
find_width (MedinaButtonRow *self, GtkWidget *child, int width)
{
  int least;

  if (width < 0 || !fits (self, width))
    return width;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least + find_extra (self, child, width);
}

static int
find_height (MedinaButtonRow *self, GtkWidget *child, int width)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, find_width (self, child, width), &least,
                      NULL, NULL, NULL);
  return least;
}

/* How high all are. */
static int
find_total_height (MedinaButtonRow *self, int width)
{
  const gboolean row = fits (self, width);
  int sum = -SPACING, highest = 0;

  for (GtkWidget *child = medina_children_first_shown (GTK_WIDGET (self)); child != NULL;
       child = medina_children_next_shown (child))
    {
      const int height = find_height (self, child, width);

      sum += height + SPACING;
      highest = MAX (highest, height);
    }
  return row ? highest : MAX (sum, 0);
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
      *natural = add_up (self);
    }
  else
    *minimum = *natural = find_total_height (self, for_size);
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
  int at = 0;

  for (GtkWidget *child = medina_children_first_shown (widget); child != NULL;
       child = medina_children_next_shown (child))
    {
      const int size = row ? find_width (self, child, width) : find_height (self, child, width);
      GtkAllocation area = { 0, at, width, size };

      if (row)
        area = (GtkAllocation){ mirrored ? width - at - size : at, 0, size, height };
      gtk_widget_size_allocate (child, &area, -1);
      at += size + (row ? self->gap : SPACING);
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
