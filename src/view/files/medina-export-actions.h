/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* What leads out of the program, "win.…":
 *   export-board   saves a picture of the board
 *   copy-scores    the score sheet as text to the clipboard
 *   copy-moves     the turns as text to the clipboard
 *   print          the board and the score sheet */

void medina_export_actions_install (MedinaWindow *window);

/* They need a game. */
void medina_export_actions_set_enabled (MedinaWindow *window, gboolean enabled);

G_END_DECLS
