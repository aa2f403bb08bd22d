/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-children.h"

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

GtkWidget *
medina_children_first_shown (GtkWidget *parent)
{
  g_return_val_if_fail (GTK_IS_WIDGET (parent), NULL);

  return skip_hidden (gtk_widget_get_first_child (parent));
}

GtkWidget *
medina_children_next_shown (GtkWidget *child)
{
  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  return skip_hidden (gtk_widget_get_next_sibling (child));
}

GtkWidget *
medina_children_first_shown_with (GtkWidget *parent, const char *css_class)
{
  GtkWidget *child = medina_children_first_shown (parent);

  while (child != NULL && !gtk_widget_has_css_class (child, css_class))
    child = medina_children_next_shown (child);
  return child;
}

int
medina_children_count_shown (GtkWidget *parent)
{
  int count = 0;

  for (GtkWidget *child = medina_children_first_shown (parent); child != NULL;
       child = medina_children_next_shown (child))
    count++;
  return count;
}

int
medina_children_measure_largest (GtkWidget *parent, GtkOrientation orientation)
{
  int largest = 0;

  for (GtkWidget *child = medina_children_first_shown (parent); child != NULL;
       child = medina_children_next_shown (child))
    {
      int minimum;

      gtk_widget_measure (child, orientation, -1, &minimum, NULL, NULL, NULL);
      largest = MAX (largest, minimum);
    }
  return largest;
}

void
medina_children_measure_column (GtkWidget *parent, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = medina_children_first_shown (parent); child != NULL;
       child = medina_children_next_shown (child))
    {
      int least, usual;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

void
medina_children_unparent (GtkWidget *parent)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    gtk_widget_unparent (child);
}
