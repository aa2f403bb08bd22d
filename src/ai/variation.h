/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "evaluation.h"

/* A variation, or line: the placements of the rest of a turn, and what is expected of it. The one
 * that a search chooses is the principal variation. */

enum
{
  MDN_VARIATION_LENGTH = 3, /* no turn has more placements */
  MDN_MAX_VARIATIONS = 32,  /* that a search tells of a position */
};

typedef struct
{
  MdnPlacement placements[MDN_VARIATION_LENGTH];
  int count;
  double margin; /* expected at the end: the mover's total less the best other's, in points */
  double margins[MDN_MAX_PLAYERS]; /* every player's; static evaluations in variations not chosen */
  double win;                      /* how likely the mover wins, from 0 to 1 */
} MdnVariation;

/* Sets the margins from the static evaluation after the variation; the mover's stays the
 * variation's own. */
void mdn_variation_evaluate (MdnVariation *variation, const MdnSearchState *after, int mover);

/* Whether both put the same pieces on the same spaces, in any order. */
bool mdn_variation_equals (const MdnVariation *a, const MdnVariation *b);

/* How many placements are left of the turn that was in progress at `begin`; 0 if it is over. The
 * first merchant (M0) is a turn by itself. */
int mdn_variation_placements_ahead (const MdnPosition *begin, const MdnPosition *now);

/* How likely that player wins after a variation, as the network expects; from 0 to 1. */
double mdn_variation_win_chance (const MdnSearchState *after, int mover);
