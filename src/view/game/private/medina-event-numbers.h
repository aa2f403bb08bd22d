/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* The numbers of the marks that stand on the board, beside those lines of a list that tell of the
 * same placements: small, on plates in the colors of those who made them, as there. They stand in
 * the margin of the list. */

/* Of the placements told of on the board, the number of this one; 0 for none, as when tea was given
 * back. */
guint medina_event_numbers_find (const MdnGame *game, MedinaRound told, int placement);

/* Shows them within what is to be `seen` of the list, in its coordinates. Its children are labels,
 * the newest first; of each, `places` has how many placements had been made, the oldest first: of
 * several after the same one, the oldest tells of that. */
void medina_event_numbers_snapshot (GtkWidget *list,
                                    GtkSnapshot *snapshot,
                                    const graphene_rect_t *seen,
                                    const GArray *places,
                                    MedinaGame *game,
                                    MedinaRound told);

G_END_DECLS
