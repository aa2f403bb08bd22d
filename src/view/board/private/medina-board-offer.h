/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-grid.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* What a board offers for one of its spaces, or for a tile or rooftop that lies beside it, in a
 * popover: the pieces that may go there, or the answer what is there. Another one takes the place
 * of the one before; the focus goes to the space when it closes.
 *
 * Signals:
 *   "chosen" (guint piece, guint space)  one of the pieces was chosen */

#define MEDINA_TYPE_BOARD_OFFER (medina_board_offer_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardOffer, medina_board_offer, MEDINA, BOARD_OFFER, GObject)

/* Everything is borrowed, and must outlive the object. */
MedinaBoardOffer *medina_board_offer_new (GtkWidget *board,
                                          const MedinaBoardGrid *grid,
                                          const MedinaBoardLayout *layout);

/* The pieces to offer there, as bits, by MdnPiece: those that may go there, or where nobody is told
 * that, all that there are. */
guint medina_board_offer_find_pieces (MedinaGame *game, MdnSpace space);

/* `pieces` are such bits; their pictures are the atlas's, which is borrowed for as long as they are
 * offered. */
void medina_board_offer_pieces (MedinaBoardOffer *self,
                                MedinaGame *game,
                                MedinaPieceAtlas *atlas,
                                guint pieces,
                                MdnSpace space);

void medina_board_offer_answer (MedinaBoardOffer *self, MedinaGame *game, MdnSpace space);

/* Nothing where no such thing lies. */
void medina_board_offer_answer_item (MedinaBoardOffer *self,
                                     MedinaGame *game,
                                     MedinaBoardItem item,
                                     int index);

/* Takes what is offered away, if there is anything; or places it anew when the board is laid
 * out. */
void medina_board_offer_drop (MedinaBoardOffer *self);
void medina_board_offer_present (MedinaBoardOffer *self);

G_END_DECLS
