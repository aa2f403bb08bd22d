/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* GTK compares the render nodes of a frame with those of the frame before and repaints where they
 * differ; but where it comes to more than thirty rectangles it gives up, and repaints everything
 * that is around them, the whole window at worst. A widget in which many little things change at
 * once should be one rectangle. */

/* For a widget's snapshot: shows its children, or what is to be `seen` of them (in the widget's
 * coordinates; NULL for all), so that all of it is repainted when any of them has changed. `odd` is
 * the widget's, for this only. */
void medina_repaint_as_one (GtkWidget *widget,
                            GtkSnapshot *snapshot,
                            const graphene_rect_t *seen,
                            gboolean *odd);

/* What was shown of one child. Zero it first. */
typedef struct
{
  GskRenderNode *node;  /* owned: what the child itself had to show */
  GskRenderNode *shown; /* owned: the same as one rectangle */
  gboolean odd;
} MedinaRepaintMemory;

/* For the snapshot of a widget: shows a child, with what its style has around it, so that all of it
 * is repainted when anything has changed in it, and nothing of it is as much as looked at
 * otherwise. */
void medina_repaint_child_as_one (GtkWidget *widget,
                                  GtkWidget *child,
                                  GtkSnapshot *snapshot,
                                  MedinaRepaintMemory *memory);
/* Shows once more what was shown before, as a frame in which much else has to be painted has no
 * time for it, and returns TRUE if the child has something else to show. A child that is somewhere
 * else, or of another size, is shown as it is. */
gboolean medina_repaint_child_later (GtkWidget *widget,
                                     GtkWidget *child,
                                     GtkSnapshot *snapshot,
                                     MedinaRepaintMemory *memory);
void medina_repaint_forget (MedinaRepaintMemory *memory);

G_END_DECLS
