/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* How many placements the player to move can still make in this turn, if each is chosen so that as
 * many as possible follow: at most those that the turn has left, fewer where pieces or spaces for
 * them run out (T2). Tea is none, the opening merchant (M0) is one. At least 1 while the game goes
 * on. */
int mdn_outlook_placements (const MdnPosition *position);

/* How many of a player's pieces can still be placed: none more than that, however the game goes on,
 * but for merchants that come with tower tiles (V6). Pieces are left out for which there is no
 * space and will be none: a color that has none, walls beyond the gates (W1), rooftops without
 * palaces (R1, R2, B1), and so on. Those that want the same spaces count as often as there are such
 * spaces. 0 for all once the game is over. Tea is no piece. */
int mdn_outlook_pieces (const MdnPosition *position, int player);

/* The same of each kind of piece, as if it were the only one. */
void mdn_outlook_list_pieces (const MdnPosition *position, int player, int counts[static MDN_TEA]);
