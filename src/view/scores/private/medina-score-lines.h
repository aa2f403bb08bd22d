/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"
#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* What each player's points come from, in rows (MedinaScoreRow): the player, in the order of the standing, then
 * each palace and each tile, with its picture and its points as a number and a bar. */
void medina_score_lines_add (GtkListBox *list,
                             MedinaGame *game,
                             MedinaScoreSheet *sheet,
                             MedinaPieceAtlas *atlas);

G_END_DECLS
