/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* How a position begins, and the one function that changes it, with its inverse. A game, the
 * search, the random games and the tests all go through them. */

enum
{
  MDN_UNDO_SETS = 4,
};

/* What taking back a placement needs. */
typedef struct
{
  MdnTable table;
  MdnPalace palace;          /* the palace that was built on, grown or roofed, as it was */
  uint8_t number;            /* its number; MDN_NO_PALACE if none changed */
  uint8_t sets;              /* how many sets follow */
  MdnSet set[MDN_UNDO_SETS]; /* those that changed by more than the placement's own space */
} MdnUndo;

/* The position before the first placement. The set-up must be fine (mdn_setup_check). */
MdnPosition mdn_position (const MdnSetup *setup);

/* Plays a legal placement; ends the turn, passes players over and ends the game as T2, T7 and T8
 * have it. `undo` is filled for mdn_position_take_back; NULL if it will not be taken back. */
void mdn_position_play (MdnPosition *position, MdnPlacement placement, MdnUndo *undo);

/* The exact inverse of the last mdn_position_play. */
void mdn_position_take_back (MdnPosition *position, MdnPlacement placement, const MdnUndo *undo);
