/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The last free space of a side that is walled up but for it; MDN_NO_SPACE as long as more are
 * free. */
MdnSpace mdn_wall_gate (const MdnPosition *position, MdnSide side);

/* The tower (0…3) from which the wall on this space has grown (V1); -1 if no wall stands there. */
int mdn_wall_tower (const MdnPosition *position, MdnSpace space);

/* The towers, as bits, of the walls orthogonally adjacent to any space of the set (V1). */
unsigned mdn_wall_towers_beside (const MdnPosition *position, MdnSet set);

/* Puts a wall on the board and tells the tower that it belongs to; returns the city space in front
 * of it. Used by mdn_position_play. */
MdnSpace mdn_wall_build (MdnPosition *position, MdnSpace space, int *tower);

/* Finds where the first walls go (`wall_sites`); used by play.c. */
void mdn_wall_begin (MdnPosition *position);
