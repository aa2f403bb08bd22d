/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-player-card.h"

G_BEGIN_DECLS

/* The cards of a game's players, one below the other in playing order. In a scrolled window it
 * scrolls to the card of the player to move, at each turn and when told to; not for the turns of
 * computers, unless one looks back at them. What is marked on a card is always seen then. */

#define MEDINA_TYPE_PLAYER_CARDS (medina_player_cards_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPlayerCards, medina_player_cards, MEDINA, PLAYER_CARDS, GtkBox)

/* Whose pictures the cards show; before there is a game. */
void medina_player_cards_set_atlas (MedinaPlayerCards *self, MedinaPieceAtlas *atlas);

/* NULL for none. */
void medina_player_cards_set_game (MedinaPlayerCards *self, MedinaGame *game);

/* A player's card, by the player's number; transfer none. NULL where there is no such player. */
MedinaPlayerCard *medina_player_cards_get (MedinaPlayerCards *self, guint number);

/* Soon, when the cards have their sizes. */
void medina_player_cards_show_current (MedinaPlayerCards *self);

G_END_DECLS
