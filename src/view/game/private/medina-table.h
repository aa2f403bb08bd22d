/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Holds exactly two children, put there by a template: the board and the panel. The panel is
 * beside the board where the window is wide enough, below it otherwise.
 *
 * (AdwFlap and AdwLeaflet fold by width alone, and put one child over the other or hide it;
 * AdwBreakpoint comes with libadwaita 1.4.) */

#define MEDINA_TYPE_TABLE (medina_table_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTable, medina_table, MEDINA, TABLE, GtkWidget)

G_END_DECLS
