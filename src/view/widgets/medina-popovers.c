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
