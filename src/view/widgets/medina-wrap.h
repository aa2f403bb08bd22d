/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows the items of a list in cells of one size, in as many columns as there is room for. Cells
 * of invisible widgets are left out.
 *
 * (GtkFlowBox puts each widget into a child of its own, which takes the focus before the button in
 * it does, is read out as a cell, and keeps its place when the widget is hidden.) */

#define MEDINA_TYPE_WRAP (medina_wrap_get_type ())
G_DECLARE_FINAL_TYPE (MedinaWrap, medina_wrap, MEDINA, WRAP, GtkWidget)

/* Makes the widget for an item. */
typedef GtkWidget *(*MedinaWrapCreate) (gpointer item, gpointer data);

/* Follows the list; it keeps a reference. */
void medina_wrap_bind_model (MedinaWrap *self,
                             GListModel *model,
                             MedinaWrapCreate create,
                             gpointer data);

/* It asks for room for `min` columns at the least (1 by default) and has no more than `max` (8),
 * however wide it is; the cells share what is left over. */
void medina_wrap_set_columns (MedinaWrap *self, int min, int max);

/* In one row that is never wider than its room: the cells become as narrow as they can, then they
 * cover one another as far as they must, the last one none. It asks for the room of one. */
void medina_wrap_set_overlapping (MedinaWrap *self, gboolean overlapping);

G_END_DECLS
