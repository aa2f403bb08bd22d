/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text in the metadata of an SVG drawing, in an element of its own namespace. */

/* Whether the bytes begin like XML. */
gboolean medina_svg_text_check (GBytes *drawing);

/* Transfer full; NULL if the drawing does not begin as one. The text must be UTF-8. */
GBytes *medina_svg_text_add (GBytes *drawing, const char *element, GBytes *text);

/* Transfer full; NULL for none, or if the drawing is damaged before it or in it. */
GBytes *medina_svg_text_find (GBytes *drawing, const char *element);

/* Whether there is the beginning of such a text, but it cannot be found. */
gboolean medina_svg_text_is_damaged (GBytes *drawing, const char *element);

G_END_DECLS
