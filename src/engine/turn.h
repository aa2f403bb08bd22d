/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Begins the given player's turn; the turn's number must be set. */
void mdn_turn_begin (MdnPosition *position, int player);

/* After a placement: goes on with the turn, or to the next player's, or ends the game (T2, T7,
 * T8); used by mdn_position_play. `ends` is true for a tea tile, which ends the turn. */
void mdn_turn_advance (MdnPosition *position, bool ends);
