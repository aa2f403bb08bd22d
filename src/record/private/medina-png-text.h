/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text in a PNG picture: a chunk iTXt (PNG 1.2, 4.2.3.3) in UTF-8 that is not compressed. */

gboolean medina_png_text_check (GBytes *picture);

/* Transfer full; NULL if the picture does not begin as it should. The text comes right after the
 * header. */
GBytes *medina_png_text_add (GBytes *picture, const char *keyword, GBytes *text);

/* The first one with that keyword. Transfer full; NULL for none, or if it is damaged. */
GBytes *medina_png_text_find (GBytes *picture, const char *keyword);

/* Whether there is such a text, but its checksum is another one, or the picture ends before it
 * does. */
gboolean medina_png_text_is_damaged (GBytes *picture, const char *keyword);

G_END_DECLS
