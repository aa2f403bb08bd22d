/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Slides a bar open that has this text on its label, or shut if there is none to tell (NULL). A bar
 * that shuts keeps its text, because it can be seen until the revealer has closed. */
void medina_bar_text_show (GtkRevealer *bar, GtkLabel *label, const char *text);

G_END_DECLS
