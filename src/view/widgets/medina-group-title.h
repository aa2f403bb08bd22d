/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on the titles of all AdwPreferencesGroups below the widget go on in a further line where there is no room for
 * them in one. (libadwaita shortens them, also where text is large.) */
void medina_group_title_wrap_all (GtkWidget *widget);

G_END_DECLS
