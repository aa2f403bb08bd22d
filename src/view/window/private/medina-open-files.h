/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* Opens games that were asked for from outside, a window each: the one that welcomes, if there is
 * one, and new ones. What is wrong with the others is told together, when all of them are read. */
void medina_open_files (GtkApplication *application,
                        GSettings *settings,
                        MedinaStore *store,
                        GFile **files,
                        int n_files);

G_END_DECLS
