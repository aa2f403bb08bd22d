/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "position.h"

/* What a palace is worth to its owner, in points (E1); each but `water` is a count as well. */
typedef struct
{
  int buildings;
  int stables;
  int merchants;
  int walls;
  int water; /* four points a piece on a water space */
  int total;
} MdnPalaceScore;

/* A player's score, in points (E1): the sums over the palaces that the player owns, and tiles. */
typedef struct
{
  MdnPalaceScore palaces;
  int palace_tiles;
  int tower_tiles;
  int total;
} MdnScore;

enum
{
  MDN_WATER_POINTS = 4,
};

/* The score of a palace, with an owner or without. */
MdnPalaceScore mdn_score_palace (const MdnPosition *position, int palace);

MdnScore mdn_score (const MdnPosition *position, int player);

/* By how many points each player is ahead of the best of the others; 0 where nobody plays. */
void mdn_score_margins (const MdnPosition *position, int margins[static MDN_MAX_PLAYERS]);

/* Of the palaces that these players own, as bits, the one that decides a tie (E3): the largest, of
 * equally large ones the one that was roofed first. MDN_NO_PALACE if they own none. */
int mdn_score_largest_palace (const MdnPosition *position, unsigned players);

/* The players, as bits, who have won by E2 and E3 if the game ended now. */
unsigned mdn_score_winners (const MdnPosition *position);
