/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The children of widgets that lay them out by themselves. */

/* The first child that takes part in the layout, and the next one behind a child; NULL for none. */
GtkWidget *medina_children_first_shown (GtkWidget *parent);
GtkWidget *medina_children_next_shown (GtkWidget *child);

/* The first of them that has the style class; NULL for none. */
GtkWidget *medina_children_first_shown_with (GtkWidget *parent, const char *css_class);

/* How many there are. */
int medina_children_count_shown (GtkWidget *parent);

/* The least that is enough for any of them in that direction, in pixels. */
int medina_children_measure_largest (GtkWidget *parent, GtkOrientation orientation);

/* The widths, in pixels, of a column with all of them: the least one, and the usual one. */
void medina_children_measure_column (GtkWidget *parent, int *minimum, int *natural);

/* Lets go of all children, as a widget does that is disposed of. */
void medina_children_unparent (GtkWidget *parent);

G_END_DECLS
