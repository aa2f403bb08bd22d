/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-next-frame.h"

typedef struct
{
  gboolean waited; /* a frame */
  MedinaNextFrameFunc function;
  gpointer data;
  GDestroyNotify destroy; /* of the data; NULL for none */
} Wait;

static void
wait_free (gpointer data)
{
  Wait *wait = data;

  if (wait->destroy != NULL)
    wait->destroy (wait->data);
  g_free (wait);
}

/* A callback is called in the next frame already, which is the one that is to be spared. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  Wait *wait = data;

  if (!wait->waited)
    {
      wait->waited = TRUE;
      return G_SOURCE_CONTINUE;
    }
  wait->function (widget, wait->data);
  return G_SOURCE_REMOVE;
}

guint
medina_next_frame_call (GtkWidget *widget,
                        MedinaNextFrameFunc function,
                        gpointer data,
                        GDestroyNotify destroy)
{
  Wait *wait;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  wait = g_new0 (Wait, 1);
  wait->function = function;
  wait->data = data;
  wait->destroy = destroy;
  return gtk_widget_add_tick_callback (widget, tick_cb, wait, wait_free);
}

/* --- A child ---------------------------------------------------------------------------------- */

static void
show_child (GtkWidget *widget, gpointer data)
{
  g_autoptr (GtkWidget) child = g_weak_ref_get (data);

  if (child != NULL)
    gtk_widget_set_visible (child, TRUE);
}

static void
child_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

void
medina_next_frame_show_child (GtkWidget *widget, GtkWidget *child)
{
  GWeakRef *waiting;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (child) && gtk_widget_get_parent (child) == widget);

  waiting = g_new0 (GWeakRef, 1);
  g_weak_ref_init (waiting, child);
  gtk_widget_set_visible (child, FALSE);
  medina_next_frame_call (widget, show_child, waiting, child_free);
}
