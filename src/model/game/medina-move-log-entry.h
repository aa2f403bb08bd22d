/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-player.h"

G_BEGIN_DECLS

/* What was placed in one turn, or taken back and not replaced by something else yet. While the turn
 * goes on the last entry of the log grows.
 *
 * Properties, all read-only:
 *   "turn"        gint, turns before this one; -1 for the opening merchant (M0). Never changes
 *   "player"      MedinaPlayer, who made it. Never changes
 *   "notation"    string, "Rf7 Wb1", in the order of the placements
 *   "placements"  guint, how many; at least 1
 *   "end"         guint, how many placements the game has up to the end of this turn: where the
 *                 game's cursor is after it
 *   "standing"    guint, how many of them, the first ones, are on the board
 *   "played"      gboolean, whether all of them are: the cursor is at the end or behind it */

#define MEDINA_TYPE_MOVE_LOG_ENTRY (medina_move_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (MedinaMoveLogEntry, medina_move_log_entry, MEDINA, MOVE_LOG_ENTRY, GObject)

int medina_move_log_entry_get_turn (MedinaMoveLogEntry *self);
MedinaPlayer *medina_move_log_entry_get_player (MedinaMoveLogEntry *self); /* transfer none */
const char *medina_move_log_entry_get_notation (MedinaMoveLogEntry *self);
guint medina_move_log_entry_get_placements (MedinaMoveLogEntry *self);
guint medina_move_log_entry_get_end (MedinaMoveLogEntry *self);
guint medina_move_log_entry_get_standing (MedinaMoveLogEntry *self);
gboolean medina_move_log_entry_get_played (MedinaMoveLogEntry *self);

G_END_DECLS
