/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-next-frame.h"

typedef struct
{
  GtkWidget *child; /* weak */
  gboolean waited;  /* a frame */
} Wait;

static void
wait_free (gpointer data)
{
  Wait *wait = data;

  g_clear_weak_pointer (&wait->child);
  g_free (wait);
}

/* A callback is called in the next frame already, which is the one that is to be spared. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Wait *wait = data;

  if (!wait->waited && wait->child != NULL)
    {
      wait->waited = TRUE;
      return G_SOURCE_CONTINUE;
    }
  if (wait->child != NULL)
    gtk_widget_set_visible (wait->child, TRUE);
  return G_SOURCE_REMOVE;
}

void
medina_next_frame_show_child (GtkWidget *widget, GtkWidget *child)
{
  Wait *wait;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (child) && gtk_widget_get_parent (child) == widget);

  wait = g_new0 (Wait, 1);
  g_set_weak_pointer (&wait->child, child);
  gtk_widget_set_visible (child, FALSE);
  gtk_widget_add_tick_callback (widget, tick_cb, wait, wait_free);
}
