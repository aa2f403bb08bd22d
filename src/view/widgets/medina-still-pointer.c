/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-still-pointer.h"

/* After a layout GTK asks for a motion, to find what is beneath the pointer now. On X11 without a
 * compositor the motion comes only after the next event, and that may be the click; and it may come
 * in the middle of a click. */
typedef struct
{
  GtkNative *window; /* borrowed */

  /* What GTK was made to look at, and where: once is enough. */
  gpointer told; /* never followed; NULL for nothing */
  double x, y;

  gboolean pressed; /* a button is, as far as has been told */
} StillPointer;

static GtkWidget *
find_beneath (StillPointer *self, GdkSurface *surface, double *x, double *y)
{
  GdkSeat *seat = gdk_display_get_default_seat (gdk_surface_get_display (surface));
  double left, top;

  if (seat == NULL || gdk_seat_get_pointer (seat) == NULL ||
      !gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), x, y, NULL))
    return NULL;
  gtk_native_get_surface_transform (self->window, &left, &top);
  return gtk_widget_pick (GTK_WIDGET (self->window), *x - left, *y - top, GTK_PICK_DEFAULT);
}

/* What GTK knows to be beneath the pointer is marked so, with all that it is in; what is hidden may
 * keep its mark. */
static gboolean
is_known (GtkWidget *widget)
{
  while (widget != NULL && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0)
    widget = gtk_widget_get_parent (widget);
  return widget == NULL;
}

/* The phase keeps other events waiting for a frame: it is asked for only where there is something
 * new. */
static void
laid_out_cb (StillPointer *self, int width, int height, GdkSurface *surface)
{
  double x, y;
  GtkWidget *widget = find_beneath (self, surface, &x, &y);

  if (widget == NULL || is_known (widget))
    {
      self->told = NULL;
      return;
    }
  if (widget == self->told && x == self->x && y == self->y)
    return;
  self->told = widget;
  self->x = x;
  self->y = y;
  gdk_frame_clock_request_phase (gdk_surface_get_frame_clock (surface),
                                 GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
}

/* The motion has the buttons as they are now. One that has just been let go may still be told of:
 * gestures would take the motion for the end of the press, and a quick click would be none. */
static gboolean
event_cb (StillPointer *self, GdkEvent *event)
{
  const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;

  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
      self->pressed = TRUE;
      break;
    case GDK_BUTTON_RELEASE:
      self->pressed = FALSE;
      break;
    case GDK_MOTION_NOTIFY:
      if ((gdk_event_get_modifier_state (event) & buttons) != 0)
        break;
      if (self->pressed && gdk_event_get_time (event) == GDK_CURRENT_TIME)
        return GDK_EVENT_STOP;
      self->pressed = FALSE;
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
watch_events (StillPointer *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->window), events);
}

static void
realized_cb (StillPointer *self)
{
  g_signal_connect_swapped (gtk_native_get_surface (self->window), "layout",
                            G_CALLBACK (laid_out_cb), self);
}

static void
unrealize_cb (StillPointer *self)
{
  g_signal_handlers_disconnect_by_data (gtk_native_get_surface (self->window), self);
}

static void
free_watch (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
medina_still_pointer_watch (GtkWidget *window)
{
  StillPointer *self;

  g_return_if_fail (GTK_IS_NATIVE (window));
  g_return_if_fail (!gtk_widget_get_realized (window));

  self = g_new0 (StillPointer, 1);
  self->window = GTK_NATIVE (window);
  g_signal_connect_data (window, "realize", G_CALLBACK (realized_cb), self, free_watch,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_swapped (window, "unrealize", G_CALLBACK (unrealize_cb), self);
  watch_events (self);
}
