/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-history.h"

G_BEGIN_DECLS

/* Removes a finished game, and tells so by a toast. While that is there, its button restores the
 * game, and `undone` is called with the window; when it goes, so does the file. What goes wrong is
 * told in the window, if that is still there. The application does not end before the file is out
 * of sight, or back. */
void medina_history_undo_remove (MedinaHistory *history,
                                 MedinaHistoryEntry *entry,
                                 GtkWindow *window,
                                 AdwToastOverlay *toasts,
                                 GCallback undone);

G_END_DECLS
