/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"
#include "medina-score-item.h"

G_BEGIN_DECLS

/* The score sheet beside the board: who wins and why, what leads on from there, and in rows how
 * many points each player has and what they come from, with pictures and bars. Until the game is
 * over it shows who leads; it follows the game, and a moment that is looked back at. Its buttons
 * are actions of the window: "win.rematch", "win.new-game", "win.analyze", "win.copy-scores",
 * "win.print".
 *
 * Signal:
 *   "lit"  another row, or none, is pointed at, or has the focus: see medina_score_page_get_lit
 *          () */

#define MEDINA_TYPE_SCORE_PAGE (medina_score_page_get_type ())
G_DECLARE_FINAL_TYPE (MedinaScorePage, medina_score_page, MEDINA, SCORE_PAGE, GtkWidget)

/* The pictures to show; it keeps a reference. */
void medina_score_page_set_atlas (MedinaScorePage *self, MedinaPieceAtlas *atlas);

/* Whether it begins with the rows, where there is little room: who wins and why is said beside the
 * board, too. What is not about another game is below the last row then, and is scrolled with
 * it. */
void medina_score_page_set_brief (MedinaScorePage *self, gboolean brief);

/* NULL for none. It keeps a reference. */
void medina_score_page_set_game (MedinaScorePage *self, MedinaGame *game);

/* Where in the city the points of that row come from: palaces, as bits, and merchants and walls
 * that count for them; and what there is to say about it, NULL for nothing, valid as long as that
 * row is lit. */
const char *medina_score_page_get_lit (MedinaScorePage *self, guint64 *palaces, MdnSet *counted);

/* Lights the row of a palace that is pointed at elsewhere; MDN_NO_PALACE for none. Brings it into
 * view, too, if it is to be shown. */
void medina_score_page_point_at (MedinaScorePage *self, int palace, gboolean shown);

/* Has its rows appear one after the other, from the top, at once or as soon as it is seen; nobody
 * has to wait for it. */
void medina_score_page_reveal (MedinaScorePage *self);

G_END_DECLS
