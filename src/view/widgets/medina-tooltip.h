/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Tooltips in lines of their own. GTK's (4.8) are as wide as the text has letters, each counted as
 * a narrow one: Chinese and Japanese ones break after every character or two. They do not break a
 * word of 200 letters either. */

/* From now on every tooltip of the program that is a text is shown by a label as below. To be
 * called once, when GTK has been initialized. */
void medina_tooltip_init (void);

/* Shows the text, for a "query-tooltip" handler, which returns what this does: FALSE as long as
 * tooltips stay away, see below. */
gboolean medina_tooltip_show (GtkTooltip *tooltip, const char *text);

/* The text that a pointer would be told at that place of the widget, in its coordinates; NULL for
 * none. Transfer full. */
char *medina_tooltip_ask (GtkWidget *widget, double x, double y);

/* If a text is shown, it goes, and none comes before the pointer is moved: what is told changes.
 * (GTK asks again only when it is moved.) For the window that the widget is in. */
void medina_tooltip_dismiss (GtkWidget *widget);

/* What is shown now; NULL for nothing. Transfer none. */
const char *medina_tooltip_get_shown (void);

/* The label that shows it: one line, or lines of some 50 letters. Floating. */
GtkWidget *medina_tooltip_create_label (const char *text);

G_END_DECLS
