/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the items of a list in cells of one size, in as many columns as there is room for. Cells
 * of invisible widgets are left out.
 *
 * Properties:
 *   "min-columns"  gint, the least it asks room for; 1 by default
 *   "max-columns"  gint, no more than that, however wide it is; the cells share what is left over */

#define MEDINA_TYPE_WRAP (medina_wrap_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWrap, medina_wrap, MEDINA, WRAP, GtkWidget)

/* Makes the widget for an item. */
typedef GtkWidget *(*MedinaWrapCreate) (gpointer item, gpointer data);

/* Follows the list; it keeps a reference. */
void medina_wrap_bind_model (MedinaWrap *self,
                             GListModel *model,
                             MedinaWrapCreate create,
                             gpointer data);

int medina_wrap_get_min_columns (MedinaWrap *self);
void medina_wrap_set_min_columns (MedinaWrap *self, int columns);
int medina_wrap_get_max_columns (MedinaWrap *self);
void medina_wrap_set_max_columns (MedinaWrap *self, int columns);

G_END_DECLS
