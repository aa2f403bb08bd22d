/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A row of a list from which one choice is made: its name, a sentence on it below, and, unless the
 * name is NULL, an icon. As wide as its lines, which wrap where there is less room. */
GtkWidget *
medina_choice_row_new (const char *icon_name, const char *title, const char *description);

/* A list of such rows in a popover: as wide as they are, but no wider than a telephone. Puts it
 * into a frame of that width, transfer floating. */
GtkWidget *medina_choice_list_wrap (GtkListBox *list);

G_END_DECLS
