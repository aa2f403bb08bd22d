/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-layout.h"

G_BEGIN_DECLS

/* What the pointer is at on a board: a space, or something that lies beside the board. It adds its
 * controller to the board's widget, and is asked and moved by those who know a pointer without one,
 * as a finger, or a piece that is carried.
 *
 * Signals:
 *   "changed" (gboolean moved)   the pointer is at something else; moved: because somebody has
 *                                moved it */

#define MEDINA_TYPE_BOARD_POINTER (medina_board_pointer_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardPointer, medina_board_pointer, MEDINA, BOARD_POINTER, GObject)

/* Both are borrowed and must outlive the object. It is at nothing until it is told that there is a
 * city. */
MedinaBoardPointer *medina_board_pointer_new (GtkWidget *board, const MedinaBoardLayout *layout);

/* Another city comes under the pointer, or none: it is at nothing until it moves, and "changed"
 * does not tell of that. */
void medina_board_pointer_set_city (MedinaBoardPointer *self, gboolean city);

/* The space under the pointer; MDN_NO_SPACE for none. */
MdnSpace medina_board_pointer_get_space (MedinaBoardPointer *self);

/* What lies beside the board under the pointer; FALSE for nothing. */
gboolean
medina_board_pointer_get_item (MedinaBoardPointer *self, MedinaBoardItem *item, int *index);

/* Whether it is of no interest any more what the pointer is at, until it moves. */
void medina_board_pointer_set_resting (MedinaBoardPointer *self, gboolean resting);
gboolean medina_board_pointer_is_resting (MedinaBoardPointer *self);

/* Points there, in pixels of the widget; and at nothing more. */
void medina_board_pointer_point_at (MedinaBoardPointer *self, double x, double y);
void medina_board_pointer_point_at_nothing (MedinaBoardPointer *self);

/* It is at nothing until it moves, as the keyboard points now; "changed" does not tell of that. */
void medina_board_pointer_give_way (MedinaBoardPointer *self);

/* Something else may lie under the pointer now. */
void medina_board_pointer_follow_layout (MedinaBoardPointer *self);

G_END_DECLS
