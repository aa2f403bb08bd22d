/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"
#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* The head of the score sheet: who wins, or leads so far, with their rooftops, and why. */

#define MEDINA_TYPE_SCORE_HEAD (medina_score_head_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScoreHead, medina_score_head, MEDINA, SCORE_HEAD, GtkWidget)

/* Its tooltip follows the game as long as that lives; the rest is as it is now. */
void medina_score_head_show (MedinaScoreHead *self,
                             MedinaGame *game,
                             MedinaScoreSheet *sheet,
                             MedinaPieceAtlas *atlas);

G_END_DECLS
