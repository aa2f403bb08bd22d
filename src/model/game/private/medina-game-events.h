/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "game.h"
#include "medina-event.h"

G_BEGIN_DECLS

/* What happened by itself, appended to an array of MedinaEvent in the order in which the players
 * are told. */

/* By the last placement before the cursor, up to a turn that ended short; `before` is the position
 * before it. */
void
medina_game_events_of_placement (GArray *events, const MdnGame *game, const MdnPosition *before);

/* After the turn that the last placement before the cursor completed: the players who are passed
 * over, a player who begins again, or the end of the game. */
void medina_game_events_of_turn_end (GArray *events, const MdnGame *game);

G_END_DECLS
