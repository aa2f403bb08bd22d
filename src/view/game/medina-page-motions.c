/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-page-motions.h"

void
medina_page_motions_init (MedinaPageMotions *self,
                          GtkWidget *page,
                          MedinaBoardView *board,
                          MedinaPlayerCards *cards)
{
  self->flights = medina_flights_new (page, board, cards);
  self->slides = medina_tile_slides_new (page, board, cards, self->flights);
  self->points = medina_rising_points_new (page, board, cards);
}

/* In this order each hears of a placement. */
void
medina_page_motions_set_game (MedinaPageMotions *self, MedinaGame *game)
{
  medina_flights_set_game (self->flights, game);
  medina_tile_slides_set_game (self->slides, game);
  medina_rising_points_set_game (self->points, game);
}
