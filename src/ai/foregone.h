/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "deadline.h"
#include "position.h"

/* What is foregone: it does not matter any more what the players place. That is proved, never
 * estimated: every legal continuation is followed, and where there are too many for that, nothing
 * counts as foregone. */

typedef enum
{
  MDN_FOREGONE_NOTHING, /* something can still be decided, or it is not known */
  MDN_FOREGONE_TURN,    /* all ways to play the rest of the turn lead to the same position */
  MDN_FOREGONE_GAME, /* all ways to play the rest of the game end with the same scores (E1) and the
                         * same winners (E2, E3) */
} MdnForegone;

/* How much of the rest is foregone. Tries `nodes` placements at most, after a few random games,
 * which show of most positions that they are open. NOTHING as well when the deadline comes, when
 * there is no memory, and once the game is over. */
MdnForegone
mdn_foregone_find (const MdnPosition *position, uint64_t nodes, const MdnDeadline *deadline);
