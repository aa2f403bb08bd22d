/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window-size.h"

enum
{
  MIN_WIDTH = 360,
  MIN_HEIGHT = 300,
  BARS = 64, /* of a desktop, which take this of the height of a screen */
};

void
medina_window_size_save (GtkWindow *window, GSettings *settings)
{
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (G_IS_SETTINGS (settings));

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_int (settings, "window-width", MAX (width, MIN_WIDTH));
  g_settings_set_int (settings, "window-height", MAX (height, MIN_HEIGHT));
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
}

/* The size of the largest screen; nothing is known where there is none. */
static void
find_room (GtkWindow *window, int *width, int *height)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (window)));

  *width = *height = 0;
  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle area;

      gdk_monitor_get_geometry (monitor, &area);
      *width = MAX (*width, area.width);
      *height = MAX (*height, area.height - BARS);
    }
}

void
medina_window_size_restore (GtkWindow *window, GSettings *settings)
{
  int width, height, room_width, room_height;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (G_IS_SETTINGS (settings));

  find_room (window, &room_width, &room_height);
  width = g_settings_get_int (settings, "window-width");
  height = g_settings_get_int (settings, "window-height");
  gtk_window_set_default_size (window,
                               room_width > 0 ? MAX (MIN (width, room_width), MIN_WIDTH) : width,
                               room_height > 0 ? MAX (MIN (height, room_height), MIN_HEIGHT)
                                               : height);
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}
