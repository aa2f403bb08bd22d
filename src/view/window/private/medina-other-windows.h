/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* What a window has to do with the program's other ones: a game is in one of them only. */

/* What this window opens, or has put away, goes from the lists of the others, or comes to them. */
void medina_other_windows_refresh (MedinaWindow *self);

/* Brings another window to the front that has a game from that file, or in that slot of the store. FALSE if there is none:
 * in its own window a file is read anew, which brings back what was saved. */
gboolean medina_other_windows_show_file (MedinaWindow *self, GFile *file);
gboolean medina_other_windows_show_slot (MedinaWindow *self, const char *id);

G_END_DECLS
