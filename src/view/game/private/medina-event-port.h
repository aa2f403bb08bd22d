/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What shows a part of the list of what happened: the windows that scroll around it, of which any
 * may cut it. */

/* The next one around a widget, transfer none; NULL for none. */
GtkScrolledWindow *medina_event_port_find_around (GtkWidget *widget);

/* What shows a part of it only: by itself, or with all that is around it. Transfer none; NULL if it
 * is in no such thing. */
GtkWidget *medina_event_port_find (GtkWidget *list);

/* The whole lines that are in sight, from the top of the list, in its coordinates. FALSE if there
 * are none. */
gboolean medina_event_port_find_lines (GtkWidget *list, graphene_rect_t *lines);

/* Whether less of the list is in sight than a line of text is high: nobody could read that. */
gboolean medina_event_port_shows_sliver (GtkWidget *list);

G_END_DECLS
