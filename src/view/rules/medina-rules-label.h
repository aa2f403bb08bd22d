/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A text of the rules book: as many lines as it needs, from where its language begins them.
 * Transfer floating. */
GtkWidget *medina_rules_label_new (const char *text, const char *css_class);

/* The same as a heading, 1 being the level of the page's title. */
GtkWidget *medina_rules_label_new_heading (const char *text, int level, const char *css_class);

G_END_DECLS
