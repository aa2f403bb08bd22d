/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "play.h"

/* A position with the pieces of every palace at hand, which the engine would have to find anew
 * each time. A value without pointers; copies by assignment. */

typedef struct
{
  MdnPosition position;
  MdnSet ring;                        /* the wall spaces */
  MdnSet water;                       /* the water spaces (O2) */
  MdnSet pieces[MDN_MAX_PALACES + 1]; /* buildings and stables of each palace */
  int pieces_dealt;                   /* in all stocks together, when the game began */
} MdnCity;

void mdn_city_begin (MdnCity *city, const MdnPosition *position);

/* They do what mdn_position_play and mdn_position_take_back do, and keep the pieces right. */
void mdn_city_play (MdnCity *city, MdnPlacement placement, MdnUndo *undo);
void mdn_city_take_back (MdnCity *city, MdnPlacement placement, const MdnUndo *undo);

/* How many pieces are left in all stocks together, and which part of those dealt that is (0 to
 * 1). */
int mdn_city_pieces_left (const MdnCity *city);
double mdn_city_share_left (const MdnCity *city);
