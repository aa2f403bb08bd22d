/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "city.h"
#include "deadline.h"

/* Plays endings out in full: every legal placement is tried to the end of the game.
 *
 * Two players: alpha-beta, which is exact. More of them: each is taken to make its own total less
 * the best other's as large as it can (max^n). */

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
