/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

/* The text of a game for three, second edition, with five placements: Aisha, a computer and Omar
 * play it. */
extern const char record_example[];

/* The example with another text in place of one that must be there. */
char *record_example_with (const char *old, const char *new);

/* Reads what must be a sound record, or writes one. Transfer full. */
MedinaRecord *record_example_read (const char *text);
char *record_example_write (const MedinaRecord *record, MedinaRecordExtent extent);
