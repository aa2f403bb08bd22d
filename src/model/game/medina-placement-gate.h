/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* The way to a game for placements that may have to wait for something outside it, as for the one
 * before to be on the disk, or for a person who is asked something. While the gate is closed or
 * held shut a placement is judged, but not made before the gate is open again; of several that come
 * meanwhile the last one counts. A placement that waits was meant for the game as it was: it is
 * forgotten if anything is placed past the gate, undone or redone, if another moment is looked at,
 * or if a seat changes. */

#define MEDINA_TYPE_PLACEMENT_GATE (medina_placement_gate_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPlacementGate, medina_placement_gate, MEDINA, PLACEMENT_GATE, GObject)

/* Open at first. It keeps a reference to the game. */
MedinaPlacementGate *medina_placement_gate_new (MedinaGame *game);

MedinaGame *medina_placement_gate_get_game (MedinaPlacementGate *self); /* transfer none */

/* As medina_game_play, but at once only if the gate is open. */
MdnReason medina_placement_gate_play (MedinaPlacementGate *self, MdnPlacement placement);

/* As medina_game_finish, likewise. It waits, and is forgotten, as a placement. */
void medina_placement_gate_finish (MedinaPlacementGate *self, gboolean to_the_end);

gboolean medina_placement_gate_is_open (MedinaPlacementGate *self); /* and not held shut either */
void medina_placement_gate_close (MedinaPlacementGate *self);

/* Makes the placement that waits, if there is one and the gate is not held shut. */
void medina_placement_gate_open (MedinaPlacementGate *self);

/* Holds it shut, whether it is open or closed, until it is let go. That makes the placement that
 * waits, if the gate is open then. */
void medina_placement_gate_set_held (MedinaPlacementGate *self, gboolean held);

G_END_DECLS
