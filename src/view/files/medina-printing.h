/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* Lets the person print the window's game, with the desktop's dialog. The window tells where the
 * page is if it went to a file, what went wrong, and if there is nothing to show a preview with. */
void medina_printing_begin (MedinaWindow *window, gboolean coordinates);

G_END_DECLS
