/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-input.h"
#include "medina-board-viewport.h"

G_BEGIN_DECLS

/* What a finger does at a board. With a piece in hand it points as long as it is pressed, and
 * chooses the space where it is lifted, however far it was moved, unless a part of the board is
 * shown, which it moves then; lifted off the board it chooses nothing. One that rests asks what
 * there is, unless it looks through the lens (medina-board-lens.h). It adds its controllers to the
 * board's widget. (Taps are clicks, two fingers zoom.)
 *
 * Signals:
 *   "moved"  the finger was pressed, moved or lifted */

#define MEDINA_TYPE_BOARD_TOUCH (medina_board_touch_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardTouch, medina_board_touch, MEDINA, BOARD_TOUCH, GObject)

/* Everything is borrowed and must outlive the object. */
MedinaBoardTouch *medina_board_touch_new (GtkWidget *board,
                                          MedinaBoardInput *input,
                                          const MedinaBoardViewport *viewport);

/* A finger that carries a piece there from elsewhere; and it was lifted. */
void medina_board_touch_carry (MedinaBoardTouch *self, double x, double y);
void medina_board_touch_lift (MedinaBoardTouch *self);

/* The space under the finger, and where that is; MDN_NO_SPACE for none. */
MdnSpace medina_board_touch_get_space (MedinaBoardTouch *self, double *x, double *y);

G_END_DECLS
