/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-score-columns.h"
#include "medina-score-row.h"

G_BEGIN_DECLS

/* Lights the row of a score sheet that is pointed at, or has the focus, and that of a palace which
 * is pointed at elsewhere. The pointer goes before the keyboard. What has the focus is never hidden
 * beneath the head of a table. */

typedef struct _MedinaScoreSpotlight MedinaScoreSpotlight;

/* Another row is pointed at, or has the focus, or none. */
typedef void (*MedinaScoreSpotlightChanged) (gpointer data);

/* Of the rows that are scrolled in `scroller`. Both are borrowed. */
MedinaScoreSpotlight *medina_score_spotlight_new (MedinaScoreColumns *columns,
                                                  GtkScrolledWindow *scroller,
                                                  MedinaScoreSpotlightChanged changed,
                                                  gpointer data);
/* Without any row that it followed, and while the columns are there. */
void medina_score_spotlight_free (MedinaScoreSpotlight *self);

/* There are other rows now. */
void medina_score_spotlight_follow (MedinaScoreSpotlight *self);

/* The rows go, or are no longer to be seen. */
void medina_score_spotlight_forget (MedinaScoreSpotlight *self);

/* The row that is pointed at, or has the focus; borrowed. NULL for none. */
MedinaScoreRow *medina_score_spotlight_get_row (MedinaScoreSpotlight *self);

/* See medina_score_page_point_at (). */
void medina_score_spotlight_point_at (MedinaScoreSpotlight *self, int palace, gboolean shown);

G_END_DECLS
