/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Part of a picture that has been painted, as a node to be shown again and again.
 *
 * There are two ways. GTK's renderer without a graphics card paints a node that draws an image at
 * once, but copies every texture whenever it paints anything; with a graphics card it is textures
 * that stay there, and what is drawn is sent there again and again. */

/* A surface for an area that is measured in units of `scale` pixels. */
cairo_surface_t *medina_raster_create (const cairo_rectangle_int_t *area, double scale);

/* For painting on it in those units, where the area is. */
cairo_t *
medina_raster_begin (cairo_surface_t *surface, const cairo_rectangle_int_t *area, double scale);

/* It keeps a reference of the surface, on which nothing must be painted any more. */
GskRenderNode *medina_raster_create_node (cairo_surface_t *surface,
                                          const cairo_rectangle_int_t *area,
                                          gboolean texture);

/* Whether textures are better for what the widget shows. */
gboolean medina_raster_wants_textures (GtkWidget *widget);

G_END_DECLS
