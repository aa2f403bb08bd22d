/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The size of a window, in the settings "window-width", "window-height" (pixels) and
 * "window-maximized". They are written when a window closes and not bound to it, so that several
 * windows keep sizes of their own. A window is never restored larger than the largest screen. */

void medina_window_size_save (GtkWindow *window, GSettings *settings);
void medina_window_size_restore (GtkWindow *window, GSettings *settings);

G_END_DECLS
