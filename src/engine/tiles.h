/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* The tiles of RULES.md section 6, as consequences of a placement; used by mdn_position_play. */

enum
{
  MDN_TEA_PILES = 3, /* one for each of the first purple palaces (A1) */
};

/* What a tile is worth, in points (E1). */
static inline int
mdn_tiles_palace_value (MdnColor color)
{
  return (int) color + 1;
}

static inline int
mdn_tiles_tower_value (int tower)
{
  return tower + 1;
}

/* The tea tiles in a pile, numbered from 0 in the order in which they are given out: 3, 2 and 1;
 * none behind them (A1). */
static inline int
mdn_tiles_tea_pile (int pile)
{
  return MDN_TEA_PILES - pile;
}

/* L2, L3: a roofed palace was roofed or has grown. */
void mdn_tiles_compare_palace (MdnPosition *position, int palace);

/* V2–V6: a roofed palace touches these towers (bits); those it has not connected to before give
 * their tiles to its owner. */
void mdn_tiles_connect (MdnPosition *position, int palace, unsigned towers);

/* A1: a palace was roofed. */
void mdn_tiles_give_tea (MdnPosition *position, int palace);

/* Tea tiles not given out yet. */
int mdn_tiles_tea_left (const MdnPosition *position);

/* The holder of a palace tile: a player, neutral, or none. */
MdnOwner mdn_tiles_palace_holder (const MdnPosition *position, MdnColor color);
