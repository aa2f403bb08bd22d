/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The pixels of an image surface of format ARGB32 as a texture; not a copy of them, so that nobody
 * may draw on the surface any more. Keeps a reference to it. Can be called in any thread. Transfer
 * full. */
GdkTexture *medina_surface_texture_new (cairo_surface_t *surface);

G_END_DECLS
