/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A column that scrolls, of whose last part a list scrolls by itself wherever there is room for
 * something of it below the others: it has what they leave, and they stay where they are while it
 * is scrolled. Where there is less, the list is as high as it has to be, and all of the column
 * scrolls.
 *
 * (GtkScrolledWindow knows nothing of the room that is left around it.)
 *
 * Properties:
 *   "child"  GtkScrolledWindow: what scrolls the column, which is its child
 *   "rest"   GtkScrolledWindow, borrowed: what scrolls the list, within the last part
 *   "least"  gint: of the height of the last part, in pixels; where less is left, all scrolls */

#define MEDINA_TYPE_REST_SCROLLER (medina_rest_scroller_get_type ())
G_DECLARE_FINAL_TYPE (MedinaRestScroller, medina_rest_scroller, MEDINA, REST_SCROLLER, GtkWidget)

G_END_DECLS
