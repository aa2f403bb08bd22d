/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-placement-gate.h"
#include "medina-record.h"

G_BEGIN_DECLS

/* A game to learn in, begun at a position of a lesson: its players have the names that the
 * sentences have in the language of the program. Transfer full. */
MedinaPlacementGate *medina_lesson_game_new (const MedinaRecord *position);

G_END_DECLS
