/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-history.h"

G_BEGIN_DECLS

/* A toast that tells that a finished game was removed. While it is there, its button restores the game; when it goes, so
 * does the file. What goes wrong is told in the window, if that is still there. Transfer full. */
AdwToast *
medina_history_undo_new (MedinaHistory *history, MedinaHistoryEntry *entry, GtkWindow *window);

G_END_DECLS
