/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* How many placements the player to move can still make in this turn, if each is chosen so that as many
 * as possible follow: at most those that the turn has left, fewer where pieces or spaces for them run
 * out (T2). Tea is none, the opening merchant (M0) is one. At least 1 while the game goes on. */
int mdn_outlook_placements (const MdnPosition *position);
