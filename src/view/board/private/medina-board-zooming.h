/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a person does to look closer at a board: pinches, turns the wheel with Ctrl, drags with the middle
 * button, scrolls with two fingers, presses Shift and an arrow. It adds its controllers to the view. */
typedef struct _MedinaBoardZooming MedinaBoardZooming;

/* What the view does then. Points and distances are in its coordinates. */
typedef struct
{
  gboolean (*is_zoomed) (GtkWidget *view);
  void (*zoom) (GtkWidget *view, double factor, double x, double y);
  void (*pan) (GtkWidget *view, double dx, double dy);
} MedinaBoardZoomable;

/* Both are borrowed; it has to be freed before the view's controllers are gone. */
MedinaBoardZooming *medina_board_zooming_new (GtkWidget *view, const MedinaBoardZoomable *zoomable);
void medina_board_zooming_free (MedinaBoardZooming *self);

G_END_DECLS
