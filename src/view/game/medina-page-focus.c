/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-page-focus.h"

#include "medina-focus.h"

gboolean
medina_page_focus_move (const MedinaPageFocus *self, GtkWidget *page, GtkDirectionType direction)
{
  GtkWidget *const stops[] = { GTK_WIDGET (self->board), GTK_WIDGET (self->curtain),
                               GTK_WIDGET (self->status) };

  return medina_focus_move (page, stops, G_N_ELEMENTS (stops), direction);
}

void
medina_page_focus_board (const MedinaPageFocus *self)
{
  if (medina_curtain_is_closed (self->curtain))
    gtk_widget_grab_focus (GTK_WIDGET (self->curtain));
  else if (gtk_widget_get_focus_child (GTK_WIDGET (self->board)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}
