/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether that key, as Return and the space bar do, presses the button that has the focus. */
gboolean medina_held_key_activates (guint keyval);

/* From now on Return and the space bar do something in that window once, however long they are
 * held: what a key did has another widget have the focus, and its repetition is not meant for that.
 * Text is written as ever. */
void medina_held_key_calm (GtkWindow *window);

G_END_DECLS
