/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "board-analysis.h"
#include "legal.h"

/* What the policy sees of a position: the same for all placements in it. */
typedef struct
{
  const MdnSearchState *state;
  MdnBoardAnalysis analysis;
  MdnLegal legal;
  int mover;
  unsigned game;
  unsigned stage;  /* 0…3 */
  bool last;       /* the next placement ends the turn */
  int best_prize;  /* of all palaces that the mover may roof */
  MdnSet own;      /* beside the mover's palaces */
  MdnSet others;   /* beside those of others */
  MdnSet own_room; /* around extension spaces of the mover's palaces, … */
  MdnSet others_room;
  MdnSet unroofed_room;
  MdnSet own_next; /* beside a free space that is beside one of the mover's palaces, … */
  MdnSet others_next;
  MdnSet beside_walls;
  MdnSet beside_ring;
  MdnSet beside_water;
  MdnSet roomy; /* a palace can be founded there and on all sides */
} MdnPolicyView;

void mdn_policy_view (MdnPolicyView *view, const MdnSearchState *state);
