/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "merits.h"

/* Finds the merits of a placement from the positions before and after it. */

typedef struct
{
  const MdnPosition *before;
  MdnPosition after;
  const MdnVariation *variation;
  MdnPiece piece;
  int mover;
  MdnMerit *list;
  int count;
} MdnMeritStudy;

/* Adds a merit of that kind with all its fields empty. */
MdnMerit *mdn_merit_study_add (MdnMeritStudy *self, MdnMeritKind kind);

/* Whether the player may claim a palace of that color (R1). */
bool mdn_merit_study_may_claim (const MdnPosition *position, int player, int color);

/* The next player after the mover who may claim palaces of the color; or nobody. */
int mdn_merit_study_find_rival (const MdnMeritStudy *self, int color);

bool mdn_merit_study_is_unroofed (const MdnPosition *position, int palace);

/* By how much the palace is worth more than before, without tiles. */
int mdn_merit_study_gain (const MdnMeritStudy *self, int palace);

/* Adds what the placement takes from others: spaces for buildings, stables and merchants. */
void mdn_merit_study_room (MdnMeritStudy *self);
void mdn_merit_study_market (MdnMeritStudy *self);

/* Adds a merit when there is no other yet; to be called last. */
void mdn_merit_study_rest (MdnMeritStudy *self);
