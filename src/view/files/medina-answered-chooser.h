/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Lets go of a file chooser that has been answered, transfer full. It is hidden at once, and gone
 * some time later: GTK's own asks for the names of the folders above its list, and when they come
 * after it has gone, touches what is no more (seen in 4.18, not in 4.8). */
void medina_answered_chooser_drop (GtkFileChooserNative *chooser);

G_END_DECLS
