/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-scene.h"

G_BEGIN_DECLS

/* In which style a board is shown in a window: light or dark, and with high contrast, as the
 * desktop wants it; on which table; and whether a day passes over the game. When any of that
 * changes, the board is drawn anew.
 *
 * (Pictures in files, on paper, and of kept games have the sand at noon: they go to other people,
 * or stand side by side.)
 *
 * Properties:
 *   "material"  MedinaBoardMaterial, read-write, sand by default
 *   "daylight"  gboolean, read-write: the light is that of the position; FALSE by default: it is
 *               noon */

#define MEDINA_TYPE_BOARD_STYLE (medina_board_style_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardStyle, medina_board_style, MEDINA, BOARD_STYLE, GObject)

/* The board that is drawn, which must outlive it. */
MedinaBoardStyle *medina_board_style_new (GtkWidget *board);

/* Dresses a scene that has its position. */
void medina_board_style_dress (MedinaBoardStyle *self, MedinaBoardScene *scene);

G_END_DECLS
