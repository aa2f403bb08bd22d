/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes each AdwActionRow below the widget one thing with the GtkSwitch that it activates, for the
 * keyboard and for screen readers, as AdwSwitchRow is, which the oldest libadwaita served does not
 * have. To be called before the widget is shown. */
void medina_switch_rows_unite (GtkWidget *widget);

G_END_DECLS
