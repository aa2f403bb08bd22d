/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"
#include "medina-player-cards.h"

G_BEGIN_DECLS

/* Points that a placement has moved, as numbers in their players' colors that rise for a moment
 * from where in the city they come from, and from their players' cards. Lies over the page without
 * being in the way, and is drawn by itself, so that the board is not drawn anew for it. Nobody
 * waits for it; without animations there is nothing. What it shows is told to assistive
 * technologies by the narrator. */

#define MEDINA_TYPE_RISING_POINTS (medina_rising_points_get_type ())
G_DECLARE_FINAL_TYPE (MedinaRisingPoints, medina_rising_points, MEDINA, RISING_POINTS, GtkWidget)

/* Becomes a child of the page. The board and the cards are borrowed. */
MedinaRisingPoints *
medina_rising_points_new (GtkWidget *page, MedinaBoardView *board, MedinaPlayerCards *cards);

/* NULL for none. */
void medina_rising_points_set_game (MedinaRisingPoints *self, MedinaGame *game);

/* How many numbers are rising. */
guint medina_rising_points_count (MedinaRisingPoints *self);

G_END_DECLS
