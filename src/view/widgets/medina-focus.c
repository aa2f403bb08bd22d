/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-focus.h"

void
medina_focus_return (GtkWidget *within, GtkWidget *to)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (within));
  g_return_if_fail (to == NULL || GTK_IS_WIDGET (to));

  root = gtk_widget_get_root (within);
  if (root == NULL)
    return;
  focus = gtk_root_get_focus (root);
  if (focus != NULL && gtk_widget_get_mapped (focus) && !gtk_widget_is_ancestor (focus, within))
    return;
  if (to != NULL && gtk_widget_get_mapped (to))
    gtk_widget_grab_focus (to);
  else
    gtk_root_set_focus (root, NULL);
}
