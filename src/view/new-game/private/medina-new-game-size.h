/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Before a large window the dialog grows, as the panel of a game does there: whoever sits before it sits farther away.
 * The window, the clamp around its contents, the pictures of pieces and, by a style of their own, the letters. To be
 * called once, before the dialog is shown. */
void medina_new_game_size_fit (GtkWindow *dialog, AdwClamp *clamp, GtkWindow *parent);

G_END_DECLS
