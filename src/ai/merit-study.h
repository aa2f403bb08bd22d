/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "merit.h"

/* The study of a placement for its merits: a position before it and behind it. */

typedef struct
{
  const MdnPosition *before;
  MdnPosition after;
  const MdnPlan *plan;
  MdnPiece piece;
  int mover;
  MdnMerit *list;
  int count;
} MdnMeritStudy;

/* Adds a merit of that kind and nothing else yet. */
MdnMerit *mdn_merit_study_add (MdnMeritStudy *self, MdnMeritKind kind);

/* R1, as far as a palace of the colour is there. */
bool mdn_merit_study_may_claim (const MdnPosition *position, int player, int color);

/* The next player after the mover who may claim palaces of the colour; or nobody. */
int mdn_merit_study_find_rival (const MdnMeritStudy *self, int color);

bool mdn_merit_study_is_unroofed (const MdnPosition *position, int palace);

/* By how much the palace is worth more than before, without tiles. */
int mdn_merit_study_gain (const MdnMeritStudy *self, int palace);

/* What others cannot do any more: build on, place merchants. */
void mdn_merit_study_room (MdnMeritStudy *self);
void mdn_merit_study_market (MdnMeritStudy *self);

/* When there is nothing else to say; comes last. */
void mdn_merit_study_rest (MdnMeritStudy *self);
