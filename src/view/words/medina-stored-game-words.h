/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* What a list of stored games says of each of them, translated. Transfer full of all. */

/* The day of a moment, in seconds since 1970, as people say it: "Today", "Yesterday", a weekday
 * within the last week, otherwise a date; that of a moment to come, too, as a wrong clock leaves
 * it. It begins a line. */
char *medina_moment_to_day (gint64 moment, GDateTime *now);

/* All players as one line of names: "Aisha, Ben, and Chiara". */
char *medina_stored_game_to_names (const MedinaRecord *record);

/* How far the game has come: "Yesterday, turn 36, Idris to move", or who has won it. */
char *medina_stored_game_to_state (const MedinaRecord *record, gint64 changed, GDateTime *now);

G_END_DECLS
