/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"
#include "medina-score-columns.h"
#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* The score sheet as a table, in rows: a column a player in the order of the standing, a row
 * (MedinaScoreRow) an item (E1). The row for water is there if the game has a well. Every number
 * has an accessible name that says whose it is and what for. */
void medina_score_table_add (MedinaScoreColumns *columns,
                             MedinaGame *game,
                             MedinaScoreSheet *sheet,
                             MedinaPieceAtlas *atlas);

G_END_DECLS
