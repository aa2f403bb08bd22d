/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-finger.h"

gboolean
medina_finger_is_at (GtkGesture *gesture)
{
  GdkDevice *device;

  g_return_val_if_fail (GTK_IS_GESTURE (gesture), FALSE);

  device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));
  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

gboolean
medina_finger_is_lifted (GtkGesture *gesture)
{
  GdkEvent *event;

  g_return_val_if_fail (GTK_IS_GESTURE (gesture), FALSE);

  event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  if (event == NULL)
    return FALSE;
  return gdk_event_get_event_type (event) == GDK_TOUCH_END ||
         gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE;
}
