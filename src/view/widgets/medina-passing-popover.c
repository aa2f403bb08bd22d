/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-passing-popover.h"

#include "medina-focus.h"

typedef struct
{
  GtkWidget *home; /* weak; NULL for none */
} Passing;

static void
passing_free (gpointer data, GClosure *closure)
{
  Passing *self = data;

  g_clear_weak_pointer (&self->home);
  g_free (self);
}

static gboolean
drop_cb (gpointer popover)
{
  medina_passing_popover_drop (popover);
  return G_SOURCE_REMOVE;
}

/* GTK 4.8 repeats the last motion in the hidden surface of a popover, too, which then gets the next
 * click. So the surface goes before the next frame, but not within the event that closes it. */
static void
closed_cb (GtkWidget *popover, Passing *self)
{
  medina_focus_return (popover, self->home);
  g_idle_add_full (G_PRIORITY_HIGH, drop_cb, g_object_ref (popover), g_object_unref);
}

void
medina_passing_popover_show (GtkPopover *popover, GtkWidget *home)
{
  Passing *self;

  g_return_if_fail (GTK_IS_POPOVER (popover));

  self = g_new0 (Passing, 1);
  g_set_weak_pointer (&self->home, home);
  g_signal_connect_data (popover, "closed", G_CALLBACK (closed_cb), self, passing_free, 0);
  gtk_popover_popup (popover);
}

/* GTK 4.8 remembers a widget that is unparented under the pointer as the one that the pointer is
 * over, and looks for its surface after the next layout. It forgets a widget that is hidden
 * first. */
void
medina_passing_popover_drop (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  if (gtk_widget_get_parent (GTK_WIDGET (popover)) == NULL)
    return;
  gtk_popover_popdown (popover);
  gtk_widget_unparent (GTK_WIDGET (popover));
}
