/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "search-state.h"
#include "deadline.h"

/* The exact solver of endings: searches every legal placement to the end of the game.
 *
 * Two players: alpha-beta (D. E. Knuth and R. W. Moore, An Analysis of Alpha-Beta Pruning,
 * Artificial Intelligence 6, 1975), which is exact. More of them: max^n (C. A. Luckhardt and K. B.
 * Irani, An Algorithmic Solution of N-Person Games, AAAI 1986): each player is taken to make its
 * own total less the best other's as large as it can. */

typedef struct
{
  MdnPlacement placements[4]; /* the rest of the turn */
  int count;
  int margin;                   /* the mover's total less the best other's, in points */
  int margins[MDN_MAX_PLAYERS]; /* every player's */
  int outcome;    /* 1 if the mover wins, 0 if it shares the victory, -1 if it loses */
  uint64_t nodes; /* placements tried */
} MdnSolution;

/* False if it took more than `nodes` placements, or the deadline came; or there was no memory. */
bool mdn_solver_solve (const MdnPosition *position,
                       uint64_t nodes,
                       const MdnDeadline *deadline,
                       MdnSolution *solution);
