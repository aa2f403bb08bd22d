/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* The way to a game for placements that may have to wait for something outside it, as for the one
 * before to be on the disk. While the gate is closed a placement is judged, but not made before the
 * gate opens; of several that come meanwhile the last one counts. A placement that waits was meant
 * for the game as it was: it is forgotten if anything is placed past the gate, undone or redone, if
 * another moment is looked at, or if a seat changes. */

#define MEDINA_TYPE_PLACEMENT_GATE (medina_placement_gate_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPlacementGate, medina_placement_gate, MEDINA, PLACEMENT_GATE, GObject)

/* Open at first. It keeps a reference to the game. */
MedinaPlacementGate *medina_placement_gate_new (MedinaGame *game);

MedinaGame *medina_placement_gate_get_game (MedinaPlacementGate *self); /* transfer none */

/* As medina_game_play, but at once only if the gate is open. */
MdnReason medina_placement_gate_play (MedinaPlacementGate *self, MdnPlacement placement);

gboolean medina_placement_gate_is_open (MedinaPlacementGate *self);
void medina_placement_gate_close (MedinaPlacementGate *self);

/* Makes the placement that waits, if there is one. */
void medina_placement_gate_open (MedinaPlacementGate *self);

G_END_DECLS
