/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-record.h"

G_BEGIN_DECLS

/* From a game to its record, and back. */

/* Brings a record of this game up to date: placements, names and who plays them, and what resuming
 * needs. Its date and its other keys stay. */
void medina_game_fill_record (MedinaGame *self, MedinaRecord *record);

/* The same, but of a new game that goes on from what is shown: it has nothing of what comes after
 * that. */
void medina_game_fill_branch (MedinaGame *self, MedinaRecord *record);

/* The game exactly as the record has it, undo and redo, a turn that awaits its end and the piece
 * in hand included. Transfer full. */
MedinaGame *medina_game_new_from_record (const MedinaRecord *record);

G_END_DECLS
