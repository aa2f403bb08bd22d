/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on every widget that comes on the screen has the name for screen readers that people would give
 * it, where GTK has none or a wrong one: buttons with a picture are called by their tooltip, not "GtkImage";
 * mnemonics are not spelled out; pictures without a name are left out. To be called once, with GTK
 * running. */
void medina_spoken_names_watch (void);

G_END_DECLS
