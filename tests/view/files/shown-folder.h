/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Whether the file chooser is in that folder, any one if it is NULL, and shows that. Whoever goes
 * on before, or closes it, has a newer GTK (seen in 4.18, not in 4.8) touch parts of the bar that
 * are not there yet, or no longer. */
gboolean shown_folder_is (GtkFileChooser *chooser, GFile *folder);
