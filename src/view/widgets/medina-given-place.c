/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-given-place.h"

#include "medina-children.h"

struct _MedinaGivenPlace
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaGivenPlace, medina_given_place, GTK_TYPE_WIDGET)

/* Without any room nothing is drawn: GTK (4.8) loses what an inscription draws into nothing.
 *
 * GTK wants children to be asked, but not for what: in a width of theirs they would have to find
 * out twice more, how narrow and how wide they can be. */
static void
medina_given_place_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = medina_children_first_shown (widget); child != NULL;
       child = medina_children_next_shown (child))
    {
      gtk_widget_set_child_visible (child, width > 0 && height > 0);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &(GtkAllocation){ 0, 0, width, height }, -1);
    }
}

static void
medina_given_place_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_given_place_parent_class)->dispose (object);
}

static void
medina_given_place_class_init (MedinaGivenPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_given_place_dispose;
  GTK_WIDGET_CLASS (klass)->size_allocate = medina_given_place_size_allocate;
}

static void
medina_given_place_init (MedinaGivenPlace *self)
{
}
