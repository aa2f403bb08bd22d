/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* The windows of an application that have a game: no game is in two of them. */

/* A new one, transfer none. What another has by then is shown there instead of being opened in
 * it. */
MedinaWindow *
medina_other_windows_add (GtkApplication *application, GSettings *settings, MedinaStore *store);

/* The one that has a game from that file, transfer none; NULL if there is none. */
MedinaWindow *medina_other_windows_find_file (GtkApplication *application, GFile *file);

/* Likewise the one that has what is in the document, which is in no window. */
MedinaWindow *medina_other_windows_find_document (GtkApplication *application,
                                                  MedinaDocument *document);

G_END_DECLS
