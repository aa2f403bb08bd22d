/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* Asks whether a stored game is to be removed, in the window that the widget is in, and removes it
 * if that is wanted; the store tells of that. What goes wrong is told there, unless the widget has
 * left its window meanwhile. The widget is kept until then. */
void medina_stored_game_removal_ask (MedinaStore *store,
                                     const MedinaSlotContents *contents,
                                     GtkWidget *widget);

G_END_DECLS
