/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* Called with each file that cannot be read. */
typedef void (*MedinaOpenFilesFault) (GFile *file, const GError *error, gpointer data);

/* Opens games that were asked for from outside, a window each: the one that has the file already,
 * the one that welcomes, if there is one, and new ones. What is wrong with the others is told
 * together, when all of them are read; to `fault`, too, unless that is NULL. */
void medina_open_files (GtkApplication *application,
                        GSettings *settings,
                        MedinaStore *store,
                        GFile **files,
                        int n_files,
                        MedinaOpenFilesFault fault,
                        gpointer data);

G_END_DECLS
