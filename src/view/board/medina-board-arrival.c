/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view-private.h"

enum
{
  ARRIVAL_MS = 160,
};

void
medina_board_arrival_finish (MedinaBoardView *self)
{
  if (self->arrival_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->arrival_id);
  self->arrival_id = 0;
  self->arrival = 1;
}

static gboolean
arrival_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  MedinaBoardView *self = MEDINA_BOARD_VIEW (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->arrival_start == 0)
    self->arrival_start = now;
  self->arrival = MIN (1, (now - self->arrival_start) / (ARRIVAL_MS * 1000.0));
  gtk_widget_queue_draw (widget);
  if (self->arrival < 1)
    return G_SOURCE_CONTINUE;
  self->arrival_id = 0;
  return G_SOURCE_REMOVE;
}

void
medina_board_arrival_begin (MedinaBoardView *self, MdnSpace space)
{
  GtkWidget *widget = GTK_WIDGET (self);

  medina_board_arrival_finish (self);
  self->arriving = space;
  if (space == MDN_NO_SPACE || !gtk_widget_get_mapped (widget) ||
      !adw_get_enable_animations (widget))
    return;
  self->arrival = 0;
  self->arrival_start = 0;
  self->arrival_id = gtk_widget_add_tick_callback (widget, arrival_cb, NULL, NULL);
}
