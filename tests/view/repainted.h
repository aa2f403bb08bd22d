/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What GTK repaints when it shows one render node in place of another, by its own rules as far as
 * they can be told from outside: nodes that are the same are not repainted, in containers and clips
 * it looks into the children, and when it comes to too many rectangles it repaints everything that
 * is around them. */

/* The caller owns the region. */
cairo_region_t *repainted_find (GskRenderNode *before, GskRenderNode *after);

/* In pixels. */
guint repainted_measure (const cairo_region_t *region);
