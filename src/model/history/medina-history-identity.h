/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* A text that tells this game, as far as it has come, from all others: it follows from when the
 * game began, how it was set up and what was placed, whatever its players are called. Transfer
 * full. */
char *medina_history_identify (const MedinaRecord *record);

/* The name of the file that a finished game has in a history: it begins with the date, and follows
 * from the game. Transfer full. */
char *medina_history_name_file (const MedinaRecord *record);

G_END_DECLS
