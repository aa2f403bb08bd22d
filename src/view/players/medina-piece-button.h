/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* A kind of piece in a player's stock, with its count. Clicked, it takes the piece in hand or lays
 * it down again; a tea tile it gives back at once (T3). It is sensitive while the piece is playable
 * and pressed while it is in hand; it is dim where its player is to move and cannot place it now,
 * and always where nobody ever can any more; but at a purist's table not for want of a space.
 *
 * It acts through the action "win.pick" with the MdnPiece as target.
 *
 * (A click would press a GtkToggleButton at once; here the game says whether a piece comes in
 * hand.) */

#define MEDINA_TYPE_PIECE_BUTTON (medina_piece_button_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPieceButton, medina_piece_button, MEDINA, PIECE_BUTTON, GtkButton)

GtkWidget *medina_piece_button_new (MedinaGame *game,
                                    MedinaPlayer *player,
                                    MedinaStockItem *item,
                                    MedinaPieceAtlas *atlas);

/* Smaller, for players who are not to move. */
void medina_piece_button_set_compact (MedinaPieceButton *self, gboolean compact);

/* Whether a hint is to place this kind of piece. */
void medina_piece_button_set_hinted (MedinaPieceButton *self, gboolean hinted);

MdnPiece medina_piece_button_get_piece (MedinaPieceButton *self);

/* Transfer none. */
GtkWidget *medina_piece_button_get_picture (MedinaPieceButton *self);

G_END_DECLS
