/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* The rows of placements that were played out, each of which is one decision, in a game that
 * changes. `cursor` is how many placements have been played. */

/* After a placement: it belongs to the row that is being played out and begins after `began`
 * placements, or with -1 to none. What is behind the cursor was forgotten. */
void medina_played_out_note (MedinaPlayedOut *self, int cursor, int began);

/* All placements but the first `count` are forgotten: a row that has some of them keeps the
 * others. */
void medina_played_out_cut (MedinaPlayedOut *self, int count);

/* After how many placements the row began to which the one before the cursor belongs; -1 for
 * none. */
int medina_played_out_find_start (const MedinaPlayedOut *self, int cursor);

/* After how many placements the row ends that begins at the cursor; -1 for none. */
int medina_played_out_find_end (const MedinaPlayedOut *self, int cursor);

G_END_DECLS
