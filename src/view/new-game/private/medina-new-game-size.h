/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Before a large window the dialog grows, as the panel of a game does there: whoever sits before it
 * sits farther away. The pictures of pieces grow, too. To be called once, before the dialog is
 * shown. */
void medina_new_game_size_fit (GtkWindow *dialog, GtkWindow *parent);

G_END_DECLS
