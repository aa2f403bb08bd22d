/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-grid.h"
#include "medina-typed-placement.h"

G_BEGIN_DECLS

/* What a person does at a board with the keyboard: moves a cursor, picks up pieces, types
 * placements. It adds its controllers to the board's widget; it plays and draws nothing.
 *
 * Signals:
 *   "changed"                  the cursor is elsewhere, shows or hides itself, or something else is
 *                              typed
 *   "moved"                    the cursor was moved by a key
 *   "choose" (guint space)     the person wants to place something on this space, or to be offered
 *                              what may go there
 *   "place" (guint placement)  as of MedinaBoardView
 *   "barred" (guint space)     likewise */

#define MEDINA_TYPE_BOARD_KEYBOARD (medina_board_keyboard_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardKeyboard, medina_board_keyboard, MEDINA, BOARD_KEYBOARD, GObject)

/* Everything is borrowed, here and below, and must outlive the object. */
MedinaBoardKeyboard *medina_board_keyboard_new (GtkWidget *board, const MedinaBoardGrid *grid);

/* Once the grid has the spaces of its board; NULL for none. The cursor is in the middle of the
 * board. */
void medina_board_keyboard_set_game (MedinaBoardKeyboard *self, MedinaGame *game);

MdnSpace medina_board_keyboard_get_cursor (MedinaBoardKeyboard *self);

/* Moves the cursor to a space of the board and gives that the focus. */
void medina_board_keyboard_set_cursor (MedinaBoardKeyboard *self, MdnSpace space);

/* Whether the cursor is to be seen: as long as the board has the focus and keys were used last. */
gboolean medina_board_keyboard_shows_cursor (MedinaBoardKeyboard *self);

/* Types a key, as of "key-pressed" at that time, of a placement or of a piece to take in hand: also
 * one that nobody wanted who has the focus elsewhere. From the letter of a piece on the board has
 * it. FALSE for a key that means neither. */
gboolean medina_board_keyboard_type (MedinaBoardKeyboard *self,
                                     guint keyval,
                                     guint keycode,
                                     GdkModifierType state,
                                     guint32 time);

/* What has been typed of a placement. */
const MedinaTypedPlacement *medina_board_keyboard_get_typed (MedinaBoardKeyboard *self);

/* The key or the pointer is about something else. */
void medina_board_keyboard_forget_typed (MedinaBoardKeyboard *self);

G_END_DECLS
