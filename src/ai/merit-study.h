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
} MdnStudy;

/* Adds a merit of that kind and nothing else yet. */
MdnMerit *mdn_study_add (MdnStudy *self, MdnMeritKind kind);

/* R1, as far as a palace of the colour is there. */
bool mdn_study_may_claim (const MdnPosition *position, int player, int color);

/* The next player after the mover who may claim palaces of the colour; or nobody. */
int mdn_study_find_rival (const MdnStudy *self, int color);

bool mdn_study_is_unroofed (const MdnPosition *position, int palace);

/* By how much the palace is worth more than before, without tiles. */
int mdn_study_gain (const MdnStudy *self, int palace);

/* What others cannot do any more: build on, place merchants. */
void mdn_study_room (MdnStudy *self);
void mdn_study_market (MdnStudy *self);

/* When there is nothing else to say; comes last. */
void mdn_study_rest (MdnStudy *self);
