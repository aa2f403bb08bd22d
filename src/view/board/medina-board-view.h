/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-layout.h"
#include "medina-board-notes.h"
#include "medina-board-style.h"
#include "medina-board-viewport.h"
#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* The board of a game, to look at and to play on with pointer, keyboard or screen reader. It draws
 * in one place; its spaces are accessible children (MedinaBoardSpace), which also take the focus.
 *
 * (A GtkGrid of pictures could not show palaces and shadows, which reach over several spaces.)
 *
 * Properties:
 *   "show-coordinates"  gboolean, read-write
 *   "description"       string, read-only: what is under the pointer or the keyboard cursor, and
 *                       what a palace there is worth; "" for nothing
 *   "palace"            gint, read-only: the palace under the pointer or the keyboard cursor;
 *                       MDN_NO_PALACE for none
 *   "typed"             string, read-only: what has been typed of a placement, and what comes next;
 *                       "" for nothing
 *
 * Signals:
 *   "place"    (guint placement): the person chose this MdnPlacement, legal or not. It is for the
 *              listener to play it or to say why not
 *   "barred"   (guint space): the person chose a space where none of the own pieces may go; with
 *              MDN_NO_SPACE, asked for a legal one at a purist's table
 *   "touched"  a finger with a piece in hand was pressed on it, moved there or lifted */

#define MEDINA_TYPE_BOARD_VIEW (medina_board_view_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardView, medina_board_view, MEDINA, BOARD_VIEW, GtkWidget)

/* The pictures to draw with, set before the board is drawn; it keeps a reference. */
void medina_board_view_set_atlas (MedinaBoardView *self, MedinaPieceAtlas *atlas);

/* NULL for none. It keeps a reference. */
void medina_board_view_set_game (MedinaBoardView *self, MedinaGame *game);

gboolean medina_board_view_get_show_coordinates (MedinaBoardView *self);
void medina_board_view_set_show_coordinates (MedinaBoardView *self, gboolean show);

/* In which style it is drawn, to read and to change. Transfer none. */
MedinaBoardStyle *medina_board_view_get_style (MedinaBoardView *self);

/* What is noted on it, to read and to change; valid as long as the view. */
MedinaBoardNotes *medina_board_view_get_notes (MedinaBoardView *self);

int medina_board_view_get_palace (MedinaBoardView *self);

/* Whether "palace" is just changing because somebody moves the pointer or the cursor, and not
 * because the city changes, or what was in front of the board goes. */
gboolean medina_board_view_is_pointed_at (MedinaBoardView *self);

const char *medina_board_view_get_description (MedinaBoardView *self);

/* How large it is shown, and which part of it. Transfer none. Another game is shown whole. */
MedinaBoardViewport *medina_board_view_get_viewport (MedinaBoardView *self);

/* Shows the piece in hand where it is carried to, x and y in the widget's coordinates, while the
 * pointer or the finger belongs to somebody else. Returns whether it may go there. */
gboolean medina_board_view_carry (MedinaBoardView *self, double x, double y, gboolean finger);

/* It is not carried any more, or not over the board. */
void medina_board_view_end_carrying (MedinaBoardView *self);

/* Sets a piece down there, in hand or not: chooses that placement as a click does, if there is a
 * space. */
void medina_board_view_set_down (MedinaBoardView *self, MdnPiece piece, double x, double y);

/* Types a key of a placement, as of "key-pressed", that nobody wanted who has the focus elsewhere,
 * or takes the piece of a digit in hand; at that time, of the event. FALSE for a key that means
 * neither. */
gboolean medina_board_view_type (MedinaBoardView *self,
                                 guint keyval,
                                 guint keycode,
                                 GdkModifierType state,
                                 guint32 time);

/* How many times as large the board has to be seen where a finger points at it, so that spaces are
 * as large as a fingertip; the space, and where that is, in the widget's coordinates. 0 if no
 * finger is there, or spaces are large enough. */
double medina_board_view_find_lens (MedinaBoardView *self, MdnSpace *space, double *x, double *y);

/* Leaves the piece out that was placed there last, or the rooftop of the palace there, as long as
 * it is on its way: until told otherwise with MDN_NO_SPACE, which is so by itself when the game has
 * gone back or another is shown. */
void medina_board_view_set_away (MedinaBoardView *self, MdnSpace space);

/* Sets `area` to where it will stand, in the widget's coordinates, as tall as a piece can be. FALSE
 * if nothing is on its way. */
gboolean medina_board_view_get_away_area (MedinaBoardView *self, GdkRectangle *area);

/* It alone, as large as it will be, with the upper left corner of that area at the origin; transfer
 * full. NULL if nothing is on its way. */
GskRenderNode *medina_board_view_paint_away (MedinaBoardView *self);

/* Sets `area` to where something beside the board lies, in the widget's coordinates. FALSE if the
 * rules have no such thing. */
gboolean medina_board_view_get_item_area (MedinaBoardView *self,
                                          MedinaBoardItem item,
                                          int index,
                                          GdkRectangle *area);

/* The same for one of the merchants who wait at a tower, by its place in the queue, from 0. */
gboolean
medina_board_view_get_waiting_area (MedinaBoardView *self, int tower, int i, GdkRectangle *area);

/* What players can take of it, as large as it is there, in a square with its upper left corner at
 * the origin: a tile, the uppermost of a pile, or a merchant. Transfer full; NULL if there is no
 * such thing. */
GskRenderNode *
medina_board_view_paint_item (MedinaBoardView *self, MedinaBoardItem item, int index);

/* Leaves a tile out that is on its way back to the board; until that ends for all of them, which is
 * so by itself as it is for a piece. */
void medina_board_view_set_item_away (MedinaBoardView *self, MedinaBoardItem item, int index);
void medina_board_view_end_items_away (MedinaBoardView *self);

/* Draws the board once more, in the widget's coordinates. */
void medina_board_view_paint (MedinaBoardView *self, GtkSnapshot *snapshot);

/* Sets `area` to the footprint of a space, in the widget's coordinates (logical pixels). */
void medina_board_view_get_space_area (MedinaBoardView *self, MdnSpace space, GdkRectangle *area);

G_END_DECLS
