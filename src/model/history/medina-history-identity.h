/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* A text that tells this game, as far as it has come, from all others: it follows from when the game began, how it
 * was set up and what was placed, whatever its players are called. Transfer full. */
char *medina_history_identify (const MedinaRecord *record);

G_END_DECLS
