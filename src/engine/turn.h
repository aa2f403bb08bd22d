/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Begins the given player's turn; the turn's number must be set. */
void mdn_turn_begin (MdnPosition *position, int player);

/* After a placement: goes on with the turn, or to the next player's, or ends the game (T2, T7,
 * T8); used by mdn_position_play. `ends` is true for a tea tile, which ends the turn. */
void mdn_turn_advance (MdnPosition *position, bool ends);

/* The half of T6 that needs no look at the board: whether only the player to move has rooftops
 * left and this turn, at its last placement, has seen none placed. A rooftop is due if one can be
 * placed, too: mdn_legal_rooftop_is_due. */
bool mdn_turn_asks_for_rooftop (const MdnPosition *position);
