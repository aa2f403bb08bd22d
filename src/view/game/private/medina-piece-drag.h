/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-flights.h"

G_BEGIN_DECLS

/* Carries a piece from its button (MedinaPieceButton) to the board, by mouse or finger. From when
 * the pointer has moved a little with the piece until it is released, the piece is in hand; over a
 * space where it may go the board shows it there, elsewhere it is shown at the pointer. Released on
 * a space it is placed as by a click; released elsewhere, or when it is not in hand any more
 * (Escape lays it down, a turn may end), it returns. Then the hand is as it was before.
 *
 * (GtkDragSource would leave the program for it: GDK's drags go through the display server, with a
 * surface of their own, a protocol of several messages for each motion, and answers that come late;
 * they cannot be cancelled by the program before GTK 4.14, and fingers get none under X11. A piece
 * never leaves the window: all motion comes to the widget that was pressed anyway, under X11 and
 * Wayland alike.)
 *
 * The widget lies over all of the page and draws the piece; it takes no events. Its controller
 * belongs to the page. */

#define MEDINA_TYPE_PIECE_DRAG (medina_piece_drag_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPieceDrag, medina_piece_drag, MEDINA, PIECE_DRAG, GtkWidget)

/* `page` is a common ancestor of the buttons and the board, and becomes the parent; it, the board
 * and the flights, which a piece that is released joins from there, are borrowed, and the page must
 * live as long as its child. */
MedinaPieceDrag *medina_piece_drag_new (GtkWidget *page,
                                        MedinaBoardView *board,
                                        MedinaFlights *flights,
                                        MedinaPieceAtlas *atlas);

/* NULL for none. It keeps a reference. What is being carried returns. */
void medina_piece_drag_set_game (MedinaPieceDrag *self, MedinaGame *game);

G_END_DECLS
