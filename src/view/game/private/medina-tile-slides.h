/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-flights.h"

G_BEGIN_DECLS

/* What changes hands beside the board after a placement: tiles slide from the board or from the
 * player who held them to the one who has won them, the merchants who waited on a tower step down
 * from it one after the other, and what leaves the game fades. It begins when the piece has landed,
 * and lies over the page as that does: the game knows nothing of it, nobody waits, and what ends a
 * flight ends it. */

#define MEDINA_TYPE_TILE_SLIDES (medina_tile_slides_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTileSlides, medina_tile_slides, MEDINA, TILE_SLIDES, GtkWidget)

/* Becomes a child of the page. All others are borrowed. */
MedinaTileSlides *medina_tile_slides_new (GtkWidget *page,
                                          MedinaBoardView *board,
                                          MedinaPlayerCards *cards,
                                          MedinaFlights *flights);

/* NULL for none. After the flights: what slides comes after what flies. */
void medina_tile_slides_set_game (MedinaTileSlides *self, MedinaGame *game);

/* How many things are on their way. */
guint medina_tile_slides_count (MedinaTileSlides *self);

/* Sets `area` to where one of them is seen now, in coordinates of the page. */
void medina_tile_slides_get_area (MedinaTileSlides *self, guint i, graphene_rect_t *area);

G_END_DECLS
