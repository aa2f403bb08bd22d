/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

/* Records as files have them. */

/* Reads what must be a sound record. Transfer full. */
MedinaRecord *record_bytes_read (GBytes *bytes);

/* What the store has of a game of the second edition that was played at random up to so many
 * placements, or to its end, whichever comes first. Another seed, another game. */
GBytes *record_bytes_random (uint64_t seed, int players, int placements);
