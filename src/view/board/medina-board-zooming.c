/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-zooming.h"

#include <math.h>

enum
{
  NOTCH = 60, /* pixels that a notch of the wheel or a key moves the board by */
};

struct _MedinaBoardZooming
{
  double pinched;              /* the scale of the fingers so far */
  double dragged_x, dragged_y; /* the offset so far */
  gboolean dragging;           /* and no click any more */
  double middle_x, middle_y;   /* between the fingers */

  /* borrowed */
  MedinaBoardViewport *viewport;
  GtkEventController *controllers[4];
};

/* Where the pointer is, in the view's coordinates. The seat's is asked: a wheel's event has no
 * position, and its device is the wheel. */
static void
find_pointer (MedinaBoardZooming *self, double *x, double *y)
{
  GtkWidget *widget = self->viewport->widget;
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  GdkDevice *pointer = seat != NULL ? gdk_seat_get_pointer (seat) : NULL;
  double surface_x = 0, surface_y = 0;

  *x = gtk_widget_get_width (widget) / 2.0;
  *y = gtk_widget_get_height (widget) / 2.0;
  if (pointer == NULL || native == NULL ||
      !gdk_surface_get_device_position (gtk_native_get_surface (native), pointer, x, y, NULL))
    return;
  gtk_native_get_surface_transform (native, &surface_x, &surface_y);
  gtk_widget_translate_coordinates (GTK_WIDGET (native), widget, *x - surface_x, *y - surface_y, x,
                                    y);
}

static gboolean
scroll_cb (MedinaBoardZooming *self, double dx, double dy, GtkEventControllerScroll *scroll)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (scroll);
  const GdkModifierType state = gtk_event_controller_get_current_event_state (controller);
  const double unit =
    gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_WHEEL ? 1 : 1. / NOTCH;
  double x, y;

  if ((state & GDK_CONTROL_MASK) != 0)
    {
      find_pointer (self, &x, &y);
      medina_board_viewport_zoom (self->viewport, pow (MEDINA_BOARD_ZOOM_STEP, -dy * unit), x, y);
      return GDK_EVENT_STOP;
    }
  if (!medina_board_viewport_is_zoomed (self->viewport))
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_SHIFT_MASK) != 0 && dx == 0) /* as everywhere */
    medina_board_viewport_pan (self->viewport, -dy * unit * NOTCH, 0);
  else
    medina_board_viewport_pan (self->viewport, -dx * unit * NOTCH, -dy * unit * NOTCH);
  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (MedinaBoardZooming *self, double x, double y, GtkGesture *gesture)
{
  self->dragged_x = self->dragged_y = 0;
  self->dragging = FALSE;
  if (!medina_board_viewport_is_zoomed (self->viewport))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_update_cb (MedinaBoardZooming *self, double x, double y, GtkGesture *gesture)
{
  if (!self->dragging && !gtk_drag_check_threshold (self->viewport->widget, 0, 0, (int) x, (int) y))
    return;
  if (!self->dragging)
    {
      self->dragging = TRUE;
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    }
  medina_board_viewport_pan (self->viewport, x - self->dragged_x, y - self->dragged_y);
  self->dragged_x = x;
  self->dragged_y = y;
}

/* Two fingers are no click. */
static void
pinch_begin_cb (MedinaBoardZooming *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  self->pinched = 1;
  gtk_gesture_get_bounding_box_center (gesture, &self->middle_x, &self->middle_y);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinch_update_cb (MedinaBoardZooming *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  const double scale = gtk_gesture_zoom_get_scale_delta (GTK_GESTURE_ZOOM (gesture));
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y) || scale <= 0)
    return;
  medina_board_viewport_pan (self->viewport, x - self->middle_x, y - self->middle_y);
  medina_board_viewport_zoom (self->viewport, scale / self->pinched, x, y);
  self->pinched = scale;
  self->middle_x = x;
  self->middle_y = y;
}

static gboolean
key_cb (MedinaBoardZooming *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != GDK_SHIFT_MASK ||
      !medina_board_viewport_is_zoomed (self->viewport))
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      medina_board_viewport_pan (self->viewport, NOTCH, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      medina_board_viewport_pan (self->viewport, -NOTCH, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      medina_board_viewport_pan (self->viewport, 0, NOTCH);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      medina_board_viewport_pan (self->viewport, 0, -NOTCH);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

MedinaBoardZooming *
medina_board_zooming_new (MedinaBoardViewport *viewport)
{
  MedinaBoardZooming *self = g_new0 (MedinaBoardZooming, 1);
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();

  self->viewport = viewport;
  self->controllers[0] = scroll;
  self->controllers[1] = key;
  self->controllers[2] = GTK_EVENT_CONTROLLER (drag);
  self->controllers[3] = GTK_EVENT_CONTROLLER (pinch);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect_swapped (pinch, "update", G_CALLBACK (pinch_update_cb), self);
  for (size_t i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    gtk_widget_add_controller (viewport->widget, self->controllers[i]);
  return self;
}

void
medina_board_zooming_free (MedinaBoardZooming *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (self->controllers); i++)
    g_signal_handlers_disconnect_by_data (self->controllers[i], self);
  g_free (self);
}
