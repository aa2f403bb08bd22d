/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The picture of a city before the desert, for the sky to stand behind: a drawing of our own
 * (build-aux/make-city) that is wider than most windows. They see its middle; where one is wider
 * still, desert and city go on mirrored. */

/* In units of the drawing. */
enum
{
  MEDINA_CITY_ABOVE = 380,  /* what rises above the ground, and sky */
  MEDINA_CITY_BELOW = 100,  /* dunes, down to one color */
  MEDINA_CITY_WIDTH = 3200, /* before it is mirrored */
};

/* Draws it in a thread, `width` pixels wide and so large that a unit is `unit` pixels. */
void medina_city_picture_draw_async (gboolean night,
                                     int width,
                                     double unit,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer data);

/* An image. Transfer full; NULL if it was cancelled. */
cairo_surface_t *medina_city_picture_draw_finish (GAsyncResult *result);

G_END_DECLS
