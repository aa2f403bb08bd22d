/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* Checks of the pieces on the board, space by space; an assertion fails if one does not hold. */

/* Palaces keep the street between them (P4, S1), and the engine knows which piece belongs to
 * which palace. */
void board_check_streets (const MdnPosition *position);

/* No piece on the well, and nothing but merchants around it (O1). */
void board_check_well (const MdnPosition *position);

/* On every side the walls grow from the towers and leave a gate (W1). */
void board_check_ring (const MdnPosition *position);
