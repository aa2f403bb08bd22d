/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-whole-rows.h"

#define ROUNDING .5f

gboolean
medina_whole_rows_find (GtkWidget *list, GtkWidget *port, float *top, float *bottom)
{
  const float height = (float) gtk_widget_get_height (port);
  gboolean found = FALSE;

  g_return_val_if_fail (GTK_IS_WIDGET (list), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (port), FALSE);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t area;

      /* What a list shows without rows is its child, too, and not in sight beside rows. */
      if (!gtk_widget_get_visible (row) || !gtk_widget_get_child_visible (row) ||
          !gtk_widget_compute_bounds (row, port, &area) || area.origin.y < -ROUNDING ||
          area.origin.y + area.size.height > height + ROUNDING)
        continue;
      if (!found)
        *top = area.origin.y;
      *bottom = area.origin.y + area.size.height;
      found = TRUE;
    }
  return found && *bottom > *top; /* they may have no height yet */
}
