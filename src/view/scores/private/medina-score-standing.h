/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-score-columns.h"
#include "medina-score-sheet.h"

G_BEGIN_DECLS

/* The first list of the rows of a score sheet: who has how many points. It is to be seen in whole:
 * where there is too little room its rows are low, and names have one line instead of two. */

typedef struct _MedinaScoreStanding MedinaScoreStanding;

/* The columns are borrowed. */
MedinaScoreStanding *medina_score_standing_new (MedinaScoreColumns *columns);
void medina_score_standing_free (MedinaScoreStanding *self);

/* The room that there is for it; during an allocation. */
void medina_score_standing_set_room (MedinaScoreStanding *self, int width, int height);

/* There are other rows now, of this sheet, to which it keeps a reference; NULL for none. */
void medina_score_standing_set_sheet (MedinaScoreStanding *self, MedinaScoreSheet *sheet);

G_END_DECLS
