/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-seat-name.h"

#include "medina-children.h"
#include "medina-name-label.h"

struct _MedinaSeatName
{
  GtkWidget parent_instance;

  GtkLabel *whole;
  GtkLabel *name; /* only that */
};

G_DEFINE_FINAL_TYPE (MedinaSeatName, medina_seat_name, GTK_TYPE_WIDGET)

void
medina_seat_name_show (MedinaSeatName *self, MedinaPlayer *player)
{
  g_autofree char *name = NULL;

  g_return_if_fail (MEDINA_IS_SEAT_NAME (self));
  g_return_if_fail (MEDINA_IS_PLAYER (player));

  name = medina_player_dup_seat_line (player);
  gtk_label_set_label (self->whole, medina_player_get_display_name (player));
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  medina_player_get_display_name (player), -1);
}

GtkLabel *
medina_seat_name_get_label (MedinaSeatName *self)
{
  g_return_val_if_fail (MEDINA_IS_SEAT_NAME (self), NULL);

  return gtk_widget_get_child_visible (GTK_WIDGET (self->whole)) ? self->whole : self->name;
}

/* --- Layout ----------------------------------------------------------------------------------- */

static void
medina_seat_name_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  MedinaSeatName *self = MEDINA_SEAT_NAME (widget);

  gtk_widget_measure (GTK_WIDGET (self->whole), orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
medina_seat_name_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaSeatName *self = MEDINA_SEAT_NAME (widget);
  GtkWidget *whole = GTK_WIDGET (self->whole), *name = GTK_WIDGET (self->name);
  gboolean fits;
  int wanted;

  gtk_widget_measure (whole, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  fits = wanted <= width;
  gtk_widget_set_child_visible (whole, fits);
  gtk_widget_set_child_visible (name, !fits);
  gtk_widget_size_allocate (fits ? whole : name, &(GtkAllocation){ 0, 0, width, height }, baseline);
}

/* --- The widget ------------------------------------------------------------------------------- */

static void
medina_seat_name_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_seat_name_parent_class)->dispose (object);
}

static void
medina_seat_name_class_init (MedinaSeatNameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_seat_name_dispose;
  widget_class->measure = medina_seat_name_measure;
  widget_class->size_allocate = medina_seat_name_size_allocate;
}

static GtkLabel *
add_label (GtkWidget *parent)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  medina_name_label_prepare (GTK_LABEL (label));
  gtk_widget_set_parent (label, parent);
  return GTK_LABEL (label);
}

static void
medina_seat_name_init (MedinaSeatName *self)
{
  self->whole = add_label (GTK_WIDGET (self));
  self->name = add_label (GTK_WIDGET (self));
}
