/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"
#include "medina-player-cards.h"

G_BEGIN_DECLS

/* The last piece on its way to the board, from the card of the player who placed it, or from where
 * it was let go of; a wall rises where it is placed. Lies over the page without being in the way,
 * and is drawn by itself: the board is drawn anew when a piece leaves and when it has arrived. The
 * game knows nothing of it, and nobody waits: with the next placement, when one is taken back, when
 * the page gets another size or is hidden, it is there. */

#define MEDINA_TYPE_FLIGHTS (medina_flights_get_type ())
G_DECLARE_FINAL_TYPE (MedinaFlights, medina_flights, MEDINA, FLIGHTS, GtkWidget)

/* Becomes a child of the page. The board and the cards are borrowed. */
MedinaFlights *
medina_flights_new (GtkWidget *page, MedinaBoardView *board, MedinaPlayerCards *cards);

/* NULL for none. */
void medina_flights_set_game (MedinaFlights *self, MedinaGame *game);

/* Until they are told that the hand is gone, pieces come from there: x, y in coordinates of the
 * page are the middle of the picture. */
void medina_flights_set_hand (MedinaFlights *self, double x, double y);
void medina_flights_forget_hand (MedinaFlights *self);

/* Sets `area` to where the piece is seen now, in coordinates of the page. FALSE if nothing
 * flies. */
gboolean medina_flights_get_area (MedinaFlights *self, graphene_rect_t *area);

/* How many milliseconds it flies altogether; 0 if nothing flies. */
guint medina_flights_get_ms (MedinaFlights *self);

/* All that flies is at its end. */
void medina_flights_finish (MedinaFlights *self);

G_END_DECLS
