/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Labels that wrap and write smaller where their text needs it, for places whose size is given. (GtkLabel can only
 * shorten or scroll.) */

enum
{
  MEDINA_FITTED_TEXT_SIZES =
    5, /* from 0, the label's own size, down to the smallest that is still legible */
};

/* The height, in pixels, that the label's text has at a width and one of the sizes; 0 for no text. */
int medina_fitted_text_measure (GtkLabel *label, int width, int size);

void medina_fitted_text_set_size (GtkLabel *label, int size);

G_END_DECLS
