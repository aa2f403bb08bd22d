/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-flights.h"
#include "medina-rising-points.h"
#include "medina-tile-slides.h"

G_BEGIN_DECLS

/* All that moves over a page after a placement. The widgets are children of the page, which has to
 * outlive this value. */
typedef struct
{
  MedinaFlights *flights;
  MedinaTileSlides *slides;
  MedinaRisingPoints *points;
} MedinaPageMotions;

/* The board and the cards are borrowed. */
void medina_page_motions_init (MedinaPageMotions *self,
                               GtkWidget *page,
                               MedinaBoardView *board,
                               MedinaPlayerCards *cards);

/* NULL for none. */
void medina_page_motions_set_game (MedinaPageMotions *self, MedinaGame *game);

G_END_DECLS
