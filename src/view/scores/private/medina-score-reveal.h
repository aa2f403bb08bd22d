/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-score-columns.h"
#include "medina-score-row.h"

G_BEGIN_DECLS

/* Has the rows of a score sheet appear one after the other, their numbers counting; a player's
 * counts as long as those of the palaces and tiles below it appear. Rows out of sight take no time.
 * It is over at once with any key, click or turn of a wheel, which do what they do otherwise. A row
 * without numbers is there from the beginning. */

typedef struct _MedinaScoreReveal MedinaScoreReveal;

/* Of the rows that there are when they are to be seen, scrolled in `scroller`. Both are
 * borrowed. */
MedinaScoreReveal *medina_score_reveal_new (MedinaScoreColumns *columns,
                                            GtkScrolledWindow *scroller);
void medina_score_reveal_free (MedinaScoreReveal *self);

/* If things may move. */
void medina_score_reveal_begin (MedinaScoreReveal *self);

/* There are other rows now. */
void medina_score_reveal_apply (MedinaScoreReveal *self);

G_END_DECLS
