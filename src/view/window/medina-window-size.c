/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-window-size.h"

enum
{
  MIN_WIDTH = 360,
  MIN_HEIGHT = 300,
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

void
medina_window_size_restore (GtkWindow *window, GSettings *settings)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (G_IS_SETTINGS (settings));

  gtk_window_set_default_size (window, g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}
