/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* A player in the panel: name, color, who plays it, score so far, stock and tiles held. The card of
 * the person who acts is open: its pieces are larger, and the buttons one picks from. */

#define MEDINA_TYPE_PLAYER_CARD (medina_player_card_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPlayerCard, medina_player_card, MEDINA, PLAYER_CARD, GtkWidget)

GtkWidget *medina_player_card_new (MedinaGame *game, MedinaPlayer *player, MedinaPieceAtlas *atlas);

/* The kind of piece that a hint is to place; MDN_PIECES for none. */
void medina_player_card_set_hint (MedinaPlayerCard *self, MdnPiece piece);

/* The tiles among the player's that glow: bits of medina_tile_to_bit (). */
void medina_player_card_set_meant (MedinaPlayerCard *self, guint tiles);

/* What is marked by these: the button with the piece, and the first tile; transfer none. NULL where
 * none is. */
GtkWidget *medina_player_card_find_hinted (MedinaPlayerCard *self);
GtkWidget *medina_player_card_find_meant (MedinaPlayerCard *self);

/* What shows the pieces of that kind, or at least where they are; transfer none. */
GtkWidget *medina_player_card_find_piece (MedinaPlayerCard *self, MdnPiece piece);

/* What shows a tile that the player holds; where the tiles are if it is not one of these. Transfer
 * none. */
GtkWidget *medina_player_card_find_tile (MedinaPlayerCard *self, MedinaTileKind kind, guint index);

/* What shows the points; transfer none. */
GtkWidget *medina_player_card_get_score (MedinaPlayerCard *self);

G_END_DECLS
