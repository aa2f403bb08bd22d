/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where something of a card in the panel is seen, for what comes from there or goes there. */

/* Sets `area` to the largest one of the proportions of `size` in the middle of the widget, in
 * coordinates of the page; what the panel has scrolled out of sight is at its edge. FALSE if it is
 * not shown at all. */
gboolean medina_card_place_find (GtkWidget *widget,
                                 GtkWidget *page,
                                 const graphene_size_t *size,
                                 graphene_rect_t *area);

G_END_DECLS
