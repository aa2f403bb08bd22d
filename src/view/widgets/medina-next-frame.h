/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Hides a child of a mapped widget, and shows it in the frame after the next one, so that it costs that one nothing. Who
 * cannot wait may show it at any time. */
void medina_next_frame_show_child (GtkWidget *widget, GtkWidget *child);

G_END_DECLS
