/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "explanation.h"

/* Finds the explanations of a placement from the positions before and after it. */

typedef struct
{
  const MdnPosition *before;
  MdnPosition after;
  const MdnVariation *variation;
  MdnPiece piece;
  int mover;
  MdnExplanation *list;
  int count;
} MdnExplainer;

/* Adds an explanation of that kind with all its fields empty. */
MdnExplanation *mdn_explainer_add (MdnExplainer *self, MdnExplanationKind kind);

/* Whether the player may claim a palace of that color (R1). */
bool mdn_explainer_may_claim (const MdnPosition *position, int player, int color);

/* The next player after the mover who may claim palaces of the color; or nobody. */
int mdn_explainer_find_rival (const MdnExplainer *self, int color);

bool mdn_explainer_is_unroofed (const MdnPosition *position, int palace);

/* By which space it is known after the placement. */
MdnSpace mdn_explainer_find_crown (const MdnExplainer *self, int palace);

/* By how much the palace is worth more than before, without tiles. */
int mdn_explainer_gain (const MdnExplainer *self, int palace);

/* Adds what the placement takes from others: spaces for buildings, stables and merchants. */
void mdn_explainer_room (MdnExplainer *self);
void mdn_explainer_market (MdnExplainer *self);

/* Adds an explanation when there is no other yet; to be called last. */
void mdn_explainer_rest (MdnExplainer *self);
