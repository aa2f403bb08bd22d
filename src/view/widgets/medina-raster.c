/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-raster.h"

#include <math.h>

#include "medina-surface-texture.h"

cairo_surface_t *
medina_raster_create (const cairo_rectangle_int_t *area, double scale)
{
  return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (area->width * scale),
                                     (int) ceil (area->height * scale));
}

cairo_t *
medina_raster_begin (cairo_surface_t *surface, const cairo_rectangle_int_t *area, double scale)
{
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -area->x, -area->y);
  return cr;
}

/* Cairo copies a surface that a recording needs when nobody else has it any more. */
static void
keep (GskRenderNode *node, cairo_surface_t *surface)
{
  static const cairo_user_data_key_t key;

  cairo_surface_set_user_data (gsk_cairo_node_get_surface (node), &key,
                               cairo_surface_reference (surface),
                               (cairo_destroy_func_t) cairo_surface_destroy);
}

GskRenderNode *
medina_raster_create_node (cairo_surface_t *surface,
                           const cairo_rectangle_int_t *area,
                           gboolean texture)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) area->x, (float) area->y,
                                                     (float) area->width, (float) area->height);
  GskRenderNode *node;
  cairo_t *cr;

  if (texture)
    {
      g_autoptr (GdkTexture) pixels = medina_surface_texture_new (surface);

      return gsk_texture_node_new (pixels, &bounds);
    }
  node = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_translate (cr, area->x, area->y);
  cairo_scale (cr, (double) area->width / cairo_image_surface_get_width (surface),
               (double) area->height / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  keep (node, surface);
  return node;
}

gboolean
medina_raster_wants_textures (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return renderer != NULL && !GSK_IS_CAIRO_RENDERER (renderer);
}
