/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* GTK compares the render nodes of a frame with those of the frame before and repaints where they differ; but where it
 * comes to more than thirty rectangles it gives up, and repaints everything that is around them, the whole window
 * at worst. A widget in which many little things change at once should be one rectangle. */

/* For a widget's snapshot: shows its children, or what is to be `seen` of them (in the widget's coordinates; NULL for all),
 * so that all of it is repainted when any of them has changed. `odd` is the widget's, for this only. */
void medina_repaint_as_one (GtkWidget *widget,
                            GtkSnapshot *snapshot,
                            const graphene_rect_t *seen,
                            gboolean *odd);

G_END_DECLS
