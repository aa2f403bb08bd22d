/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "foregone.h"
#include "medina-placement-gate.h"

G_BEGIN_DECLS

/* Finds out, in a thread, when nothing can be decided any more in the turn of a person or in the
 * game, and plays that out when it is asked to. What is said of a game holds until it is undone or
 * looked back at; what is said of a turn, until something is placed.
 *
 * Properties, read-only:
 *   "foregone"    guint, a MdnForegone: GAME also while a turn awaits its end and while a computer
 *                 is to move. NOTHING without a game, while it is not known, while replaying,
 *                 behind a curtain, and once there is nothing left to place
 *   "can-finish"  gboolean, whether that is not NOTHING */

#define MEDINA_TYPE_FINISHER (medina_finisher_get_type ())
G_DECLARE_FINAL_TYPE (MedinaFinisher, medina_finisher, MEDINA, FINISHER, GObject)

/* Transfer full; without a game. */
MedinaFinisher *medina_finisher_new (void);

/* The gate of the game, which is kept; NULL for none. */
void medina_finisher_set_gate (MedinaFinisher *self, MedinaPlacementGate *gate);

MdnForegone medina_finisher_get_foregone (MedinaFinisher *self);
gboolean medina_finisher_get_can_finish (MedinaFinisher *self);

/* Plays out, through the gate, what is foregone (medina_game_finish); nothing happens if nothing
 * is. */
void medina_finisher_finish (MedinaFinisher *self);

G_END_DECLS
