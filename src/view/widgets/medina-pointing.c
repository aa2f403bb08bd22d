/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-pointing.h"

#include "medina-popovers.h"

typedef struct
{
  MedinaPointed entered, moved;
  MedinaPointedAway left;
  gpointer data; /* borrowed */

  guint crossed_id; /* until it is told that the pointer has come, or gone; 0 otherwise: */
  gboolean inside;
  double x, y;
} Pointing;

static gboolean
crossed_cb (gpointer data)
{
  Pointing *self = data;

  self->crossed_id = 0;
  if (self->inside)
    self->entered (self->data, self->x, self->y);
  else
    self->left (self->data);
  return G_SOURCE_REMOVE;
}

static void
tell_soon (Pointing *self, gboolean inside)
{
  self->inside = inside;
  if (self->crossed_id == 0)
    self->crossed_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, crossed_cb, self, NULL);
}

/* While a menu is open, GTK may tell where the pointer is in that. */
static void
enter_cb (Pointing *self, double x, double y, GtkEventController *motion)
{
  GtkRoot *root = gtk_widget_get_root (gtk_event_controller_get_widget (motion));

  if (root != NULL && medina_popovers_find_open (GTK_WIDGET (root)) != NULL)
    return;
  self->x = x;
  self->y = y;
  tell_soon (self, TRUE);
}

static void
leave_cb (Pointing *self)
{
  tell_soon (self, FALSE);
}

static void
motion_cb (Pointing *self, double x, double y)
{
  g_clear_handle_id (&self->crossed_id, g_source_remove);
  self->moved (self->data, x, y);
}

static void
free_pointing (gpointer data, GClosure *closure)
{
  Pointing *self = data;

  g_clear_handle_id (&self->crossed_id, g_source_remove);
  g_free (self);
}

GtkEventController *
medina_pointing_new (MedinaPointed entered,
                     MedinaPointed moved,
                     MedinaPointedAway left,
                     gpointer data)
{
  GtkEventController *motion;
  Pointing *self;

  g_return_val_if_fail (entered != NULL && moved != NULL && left != NULL, NULL);

  motion = gtk_event_controller_motion_new ();
  self = g_new0 (Pointing, 1);
  self->entered = entered;
  self->moved = moved;
  self->left = left;
  self->data = data;
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_data (motion, "motion", G_CALLBACK (motion_cb), self, free_pointing,
                         G_CONNECT_SWAPPED);
  return motion;
}
