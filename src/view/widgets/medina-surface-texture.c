/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-surface-texture.h"

GdkTexture *
medina_surface_texture_new (cairo_surface_t *surface)
{
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  const int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (cairo_image_surface_get_format (surface) == CAIRO_FORMAT_ARGB32, NULL);

  cairo_surface_flush (surface);
  bytes =
    g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                (GDestroyNotify) cairo_surface_destroy,
                                cairo_surface_reference (surface));
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}
