/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-pace.h"
#include "medina-placement-gate.h"

G_BEGIN_DECLS

/* Plays for all computers of a game: thinks in a thread when one of them is to move, then makes the
 * placements one by one, slowly enough to be followed, each through the gate (see
 * MedinaPlacementGate). It ends no turn that a person completed, not even one that was left to it
 * since, and waits while the game is being replayed. Whatever changes the game meanwhile (undo,
 * redo, a seat that changes, another game) makes it drop its thought and look again.
 *
 * What a level that does not go by time answers depends on the game alone, its set-up and how far
 * it has come, not on the clock.
 *
 * Properties, read-only unless said otherwise:
 *   "busy"      gboolean, a computer is to move, and it is not paused: it thinks, or places
 *   "thinking"  gboolean, something is being thought about in the thread
 *   "paused"    gboolean, read-write: nothing is thought or placed until it is FALSE again; FALSE
 *               for every new game. Becomes TRUE by itself when undo, or going on from an earlier
 *               turn, leads to where a computer is to move
 *   "needed"    gboolean, a computer is to move, paused or not; or only computers play, and the
 *               game is not over
 *   "waiting"   gboolean, what it has decided to place has not come through the gate for a while
 *   "pace"      MedinaPace, read-write */

#define MEDINA_TYPE_COMPUTER_PLAYER (medina_computer_player_get_type ())
G_DECLARE_FINAL_TYPE (MedinaComputerPlayer,
                      medina_computer_player,
                      MEDINA,
                      COMPUTER_PLAYER,
                      GObject)

MedinaComputerPlayer *medina_computer_player_new (void);

/* The gate of the game to play, through which its placements go; NULL for none. The player keeps a
 * reference. */
void medina_computer_player_set_gate (MedinaComputerPlayer *self, MedinaPlacementGate *gate);

/* The game behind the gate; transfer none, nullable. */
MedinaGame *medina_computer_player_get_game (MedinaComputerPlayer *self);

gboolean medina_computer_player_get_busy (MedinaComputerPlayer *self);
gboolean medina_computer_player_get_thinking (MedinaComputerPlayer *self);
gboolean medina_computer_player_get_needed (MedinaComputerPlayer *self);
gboolean medina_computer_player_get_waiting (MedinaComputerPlayer *self);
gboolean medina_computer_player_get_paused (MedinaComputerPlayer *self);
void medina_computer_player_set_paused (MedinaComputerPlayer *self, gboolean paused);
MedinaPace medina_computer_player_get_pace (MedinaComputerPlayer *self);
void medina_computer_player_set_pace (MedinaComputerPlayer *self, MedinaPace pace);

/* How far it has come with what it is thinking, from 0 to 1; changes without notice. */
double medina_computer_player_get_progress (MedinaComputerPlayer *self);

/* Ends the turn of the computer that is to move at once: what is being thought with the best so
 * far, and without pauses between the placements. Nothing happens unless it is busy. */
void medina_computer_player_play_now (MedinaComputerPlayer *self);

/* Thinks about so many positions a turn, instead of as long as the levels do: then it answers the
 * same on every machine. 0, the default, for as the levels do. */
void medina_computer_player_set_nodes (MedinaComputerPlayer *self, guint64 nodes);

G_END_DECLS
