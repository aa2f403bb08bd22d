/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Its children side by side where there is room for that, of which those that expand, or else all,
 * share what is left over, otherwise one below the other: for buttons, whose texts may be long or
 * large. They come from its description in a .ui file, or are set by their parent. Between those
 * side by side are so many pixels as the property "gap" says, 12 by default. With the property
 * "wraps", FALSE by default, there are as few lines as can be, of which the last ones are full.
 *
 * (GtkBox asks for the room of all side by side; AdwWrapBox comes with libadwaita 1.7.) */

#define MEDINA_TYPE_BUTTON_ROW (medina_button_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaButtonRow, medina_button_row, MEDINA, BUTTON_ROW, GtkWidget)

G_END_DECLS
