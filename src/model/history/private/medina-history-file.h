/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* A file of the history: what its name says, and the keys that only these have. */

/* What the names of files begin with that were removed and can be restored. */
#define MEDINA_HISTORY_REMOVED_PREFIX ".removed-"

/* The date in a name, in seconds since 1970; 0 if there is none. */
gint64 medina_history_file_get_date (const char *name);

/* The record with the time at which it ended and how long it was played, as it is to be written.
 * Transfer full. */
GBytes *medina_history_file_to_bytes (const MedinaRecord *record, gint64 played);

/* How long a record says that it was played; -1 if it does not. */
gint64 medina_history_file_get_played (const MedinaRecord *record);

G_END_DECLS
