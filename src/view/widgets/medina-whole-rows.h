/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Rows of a list that is scrolled, which no edge of what scrolls it cuts: so that half a line of
 * text, which nobody can read, need not be shown. (GtkScrolledWindow knows nothing of rows.) */

/* Where the first and the last whole row are, of the children of the list, from the upper edge of
 * the port, a widget around it that is as high as what is seen of it. FALSE if there is none, and
 * as long as they have no places yet. */
gboolean medina_whole_rows_find (GtkWidget *list, GtkWidget *port, float *top, float *bottom);

G_END_DECLS
