/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The tiles of RULES.md section 6, as consequences of a placement; used by mdn_position_play. */

/* L2, L3: a roofed palace was roofed or has grown. */
void mdn_tiles_compare_palace (MdnPosition *position, int palace);

/* V2–V6: a roofed palace touches these towers (bits); those it has not connected to before give
 * their tiles to its owner. */
void mdn_tiles_connect (MdnPosition *position, int palace, unsigned towers);

/* A1: a palace was roofed. */
void mdn_tiles_give_tea (MdnPosition *position, int palace);

/* Tea tiles not given out yet. */
int mdn_tiles_tea_left (const MdnPosition *position);

/* Who holds a palace tile: a player, neutral, or none. */
MdnOwner mdn_tiles_palace_holder (const MdnPosition *position, MdnColor color);
