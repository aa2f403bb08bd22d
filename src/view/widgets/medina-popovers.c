/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-popovers.h"

void
medina_popovers_close (GtkWidget *widget)
{
  GtkWidget *child, *next;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_POPOVER (widget))
    {
      gtk_popover_popdown (GTK_POPOVER (widget));
      return;
    }
  for (child = gtk_widget_get_first_child (widget); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      medina_popovers_close (child);
    }
}

static gboolean
has_open_one (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return TRUE;
  return FALSE;
}

gboolean
medina_popovers_are_open_at (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    if (has_open_one (widget))
      return TRUE;
  return FALSE;
}
