/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* A player's points so far; pressed, it tells what they come from. */

#define MEDINA_TYPE_SCORE_BUTTON (medina_score_button_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreButton, medina_score_button, MEDINA, SCORE_BUTTON, GtkWidget)

/* It keeps references to both. To be called once. */
void
medina_score_button_set_player (MedinaScoreButton *self, MedinaGame *game, MedinaPlayer *player);

/* The number that it shows. */
const char *medina_score_button_get_text (MedinaScoreButton *self);

G_END_DECLS
