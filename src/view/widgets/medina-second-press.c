/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-second-press.h"

#include <math.h>

enum
{
  /* Milliseconds, within which a press may be of a hand that has pressed there several times */
  HABIT = 1000,
};

typedef struct
{
  GtkWidget *target; /* weak: of the press before; NULL if it has gone since */
  double x, y;       /* where that was, in the window's surface */
  guint32 time;      /* its, in milliseconds; 0 for none */
} Press;

static void
free_press (gpointer data, GClosure *closure)
{
  Press *self = data;

  g_clear_weak_pointer (&self->target);
  g_free (self);
}

/* A button may change what is in it. */
static GtkWidget *
find_target (GtkWidget *widget, GdkEvent *event)
{
  GtkNative *native = gtk_widget_get_native (widget);
  double x, y, left, top;
  GtkWidget *picked, *button;

  gdk_event_get_position (event, &x, &y);
  gtk_native_get_surface_transform (native, &left, &top);
  picked = gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT);
  button = picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
  return button != NULL ? button : picked;
}

static gboolean
is_second (const Press *self, GtkWidget *widget, guint32 time, double x, double y)
{
  int interval, distance;

  if (self->time == 0)
    return FALSE;
  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &interval,
                "gtk-double-click-distance", &distance, NULL);
  return time - self->time <= (guint32) MAX (interval, HABIT) && fabs (x - self->x) <= distance &&
         fabs (y - self->y) <= distance;
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, Press *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller), *target;
  const guint32 time = gdk_event_get_time (event);
  gboolean stopped;
  double x, y;

  if (gdk_event_get_event_type (event) != GDK_BUTTON_PRESS)
    return GDK_EVENT_PROPAGATE;
  gdk_event_get_position (event, &x, &y);
  target = find_target (widget, event);
  stopped = is_second (self, widget, time, x, y) && target != self->target;
  self->x = x;
  self->y = y;
  self->time = stopped ? 0 : time;
  g_set_weak_pointer (&self->target, target);
  return stopped ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

void
medina_second_press_watch (GtkWidget *widget)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_data (controller, "event", G_CALLBACK (event_cb), g_new0 (Press, 1), free_press,
                         0);
  gtk_widget_add_controller (widget, controller);
}
