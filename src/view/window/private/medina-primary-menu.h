/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The menu of a window. It has more widgets than the rest of an empty window: they come when it is
 * first opened. When it closes, the focus is where it was before. */

/* Gives the button that menu, of which `recent` is a part that follows the games opened last. */
void medina_primary_menu_attach (GtkMenuButton *button, GMenuModel *menu, GMenu *recent);

G_END_DECLS
