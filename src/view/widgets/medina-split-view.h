/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Two children, a list and what is chosen in it: side by side where there is room, else one of
 * them. (AdwLeaflet of libadwaita 1.2 warns of shadows that it draws before it has placed them.)
 *
 * Properties:
 *   "folded"      gboolean, read-only: there is room for one of them only
 *   "list-shown"  gboolean, read-write: when folded it is the list that is seen */

#define MEDINA_TYPE_SPLIT_VIEW (medina_split_view_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSplitView, medina_split_view, MEDINA, SPLIT_VIEW, GtkWidget)

gboolean medina_split_view_get_folded (MedinaSplitView *self);
void medina_split_view_set_list_shown (MedinaSplitView *self, gboolean shown);

G_END_DECLS
