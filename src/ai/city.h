/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play.h"

/* A position, and what never changes in its game but would have to be found anew each time. A value
 * without pointers; copies by assignment. */

typedef struct
{
  MdnPosition position;
  MdnSet ring;      /* the wall spaces */
  MdnSet water;     /* the water spaces (O2) */
  int pieces_dealt; /* in all stocks together, when the game began */
} MdnCity;

void mdn_city_begin (MdnCity *city, const MdnPosition *position);

/* How many pieces are left in all stocks together, and which part of those dealt that is (0 to
 * 1). */
int mdn_city_pieces_left (const MdnCity *city);
double mdn_city_share_left (const MdnCity *city);
