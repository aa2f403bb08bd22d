/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"
#include "medina-score-columns.h"
#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* First the standing, in rows (MedinaScoreRow): each player, with all points as a number and a bar.
 * Then what these come from: the player, in the same order, and each palace and each tile, with its
 * picture and its points. Who has no points is only in the standing. A list for the standing, and
 * one for each player. */
void medina_score_lines_add (MedinaScoreColumns *columns,
                             MedinaGame *game,
                             MedinaScoreSheet *sheet,
                             MedinaPieceAtlas *atlas);

G_END_DECLS
