/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include <glib.h>

G_BEGIN_DECLS

/* Text in pictures and on pages, in the program's language. All sizes are units of the context;
 * `size` is that of the letters. */

/* A text that is shortened where it is too wide. Transfer full. */
PangoLayout *medina_picture_text_new (cairo_t *cr,
                                      const char *text,
                                      double width,
                                      double size,
                                      gboolean bold,
                                      PangoAlignment alignment);

/* Gives such a text up to so many lines. A word that is too long for one is broken, without a
 * hyphen. */
void medina_picture_text_wrap (PangoLayout *layout, int lines);

/* Draws such a text, of one line, with its upper left corner there. No letter of whatever name
 * covers what is above or below. */
void medina_picture_text_show (cairo_t *cr, PangoLayout *layout, double x, double y, double size);

/* Likewise, but its letters stand on that line, whichever script they are of, and so beside others
 * that do. */
void medina_picture_text_stand (cairo_t *cr,
                                PangoLayout *layout,
                                double x,
                                double baseline,
                                double size);

/* Makes such a text, of one line, and draws it. */
void medina_picture_text_draw (cairo_t *cr,
                               const char *text,
                               double x,
                               double y,
                               double width,
                               double size,
                               gboolean bold,
                               PangoAlignment alignment);

G_END_DECLS
