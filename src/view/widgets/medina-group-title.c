/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-group-title.h"

#include <adwaita.h>

/* The first label of the group that is not in its rows. */
static GtkLabel *
find_title (GtkWidget *widget)
{
  GtkLabel *found = GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL;

  if (GTK_IS_LIST_BOX (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_title (child);
  return found;
}

void
medina_group_title_wrap_all (GtkWidget *widget)
{
  GtkLabel *title;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  title = ADW_IS_PREFERENCES_GROUP (widget) ? find_title (widget) : NULL;
  if (title != NULL)
    {
      gtk_label_set_ellipsize (title, PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (title, TRUE);
      gtk_label_set_wrap_mode (title, PANGO_WRAP_WORD_CHAR);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    medina_group_title_wrap_all (child);
}
