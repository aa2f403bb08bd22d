/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-player.h"

G_BEGIN_DECLS

/* Points as a bar in the player's color. That is not broken as the player's line on the board is:
 * in a bar this short, the pattern would look like a number of parts, and the player's rooftop
 * stands beside it, or above. It is as wide as its area for the most points that it may be compared
 * with. Assistive technologies do not see it: the number stands beside it. (GtkLevelBar has one
 * color.) */

#define MEDINA_TYPE_SCORE_BAR (medina_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreBar, medina_score_bar, MEDINA, SCORE_BAR, GtkWidget)

GtkWidget *medina_score_bar_new (MedinaPlayer *player, int points, int most);

/* Shows so much of it, from 0 to 1. */
void medina_score_bar_set_share (MedinaScoreBar *self, double share);

/* In pixels, of what is shown of it. A few for any points at all. */
int medina_score_bar_get_length (MedinaScoreBar *self);

G_END_DECLS
