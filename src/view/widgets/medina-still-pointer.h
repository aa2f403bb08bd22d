/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a window, before it is realized, know what comes to lie beneath a pointer that does not move:
 * a click is for that, not for what was there before, and whatever is laid out meanwhile, it is
 * one. */
void medina_still_pointer_watch (GtkWidget *window);

G_END_DECLS
