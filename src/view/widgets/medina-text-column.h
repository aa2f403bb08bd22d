/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A layout of texts one below another, each as high as it is in the width that there is. A vertical
 * GtkBoxLayout would also tell how narrow they can be in a given height, and a scrolled window asks
 * for that with each new line: GTK searches for the answer in a dozen layouts of each text. */

#define MEDINA_TYPE_TEXT_COLUMN (medina_text_column_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTextColumn, medina_text_column, MEDINA, TEXT_COLUMN, GtkLayoutManager)

G_END_DECLS
