/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Labels that wrap and write smaller where their text needs it, for places whose size is given. (GtkLabel can only
 * shorten or scroll.) */

#define MEDINA_FITTED_TEXT_LEAST .72 /* of the label's own size: smaller letters are not legible */

/* The height, in pixels, that the label's text has at a width, in letters so many times as large as its own; 0 for no
 * text. */
int medina_fitted_text_measure (GtkLabel *label, int width, double scale);

/* The same for another text that it might have. */
int medina_fitted_text_measure_other (GtkLabel *label, const char *text, int width, double scale);

void medina_fitted_text_set_scale (GtkLabel *label, double scale);

G_END_DECLS
