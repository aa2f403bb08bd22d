/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A label with a text of the rules book. It wraps, and its lines begin where those of its language
 * do. Transfer floating. */
GtkWidget *medina_rules_label_new (const char *text, const char *css_class);

/* The same as a heading, 1 being the level of the page's title. */
GtkWidget *medina_rules_label_new_heading (const char *text, int level, const char *css_class);

G_END_DECLS
