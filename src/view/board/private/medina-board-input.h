/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-keyboard.h"
#include "medina-board-offer.h"
#include "medina-board-pointer.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* What a person does at a board with the pointer (medina-board-pointer.h), or with the keyboard
 * (medina-board-keyboard.h): points at something, chooses a space and a piece for it. It adds its
 * controllers to the board's widget; it plays and draws nothing.
 *
 * Signals:
 *   "changed"                something else is pointed at
 *   "place" (guint placement)  as of MedinaBoardView
 *   "barred" (guint space)     likewise */

#define MEDINA_TYPE_BOARD_INPUT (medina_board_input_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardInput, medina_board_input, MEDINA, BOARD_INPUT, GObject)

/* Everything is borrowed, here and below, and must outlive the object. */
MedinaBoardInput *medina_board_input_new (GtkWidget *board,
                                          const MedinaBoardGrid *grid,
                                          const MedinaBoardLayout *layout);

/* The pictures of the pieces that are offered. */
void medina_board_input_set_atlas (MedinaBoardInput *self, MedinaPieceAtlas *atlas);

/* Once the grid has the spaces of its board; NULL for none. Nothing is pointed at any more. */
void medina_board_input_set_game (MedinaBoardInput *self, MedinaGame *game);

/* The space under the pointer, else under the keyboard's cursor if that is to be seen; MDN_NO_SPACE
 * for none. */
MdnSpace medina_board_input_get_space (MedinaBoardInput *self);

/* Whether somebody is just pointing elsewhere, by moving the pointer or the cursor: "changed" tells
 * of that. It is of other changes, as when a dialog in front of the board has closed, if not. */
gboolean medina_board_input_is_moved (MedinaBoardInput *self);

gboolean medina_board_input_has_piece (MedinaBoardInput *self);

/* Chooses the space there, as a click does, or asks what it is. FALSE if there is none. */
gboolean medina_board_input_choose_at (MedinaBoardInput *self, double x, double y);
gboolean medina_board_input_ask_at (MedinaBoardInput *self, double x, double y);

/* As of MedinaBoardView. */
gboolean medina_board_input_carry (MedinaBoardInput *self, double x, double y);
void medina_board_input_set_down (MedinaBoardInput *self, MdnPiece piece, double x, double y);

/* What is pointed at by the pointer. Transfer none. */
MedinaBoardPointer *medina_board_input_get_pointer (MedinaBoardInput *self);

/* What is done by keys. Transfer none. */
MedinaBoardKeyboard *medina_board_input_get_keyboard (MedinaBoardInput *self);

/* What is offered for a space. Transfer none. */
MedinaBoardOffer *medina_board_input_get_offer (MedinaBoardInput *self);

G_END_DECLS
