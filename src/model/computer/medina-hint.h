/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "variation.h"

G_BEGIN_DECLS

/* Advice for the person who is to place something, given bit by bit: first the kind of piece, asked
 * again the space, asked again the reason. The computer thinks about it in a thread, for about a
 * second. As soon as anything is placed, undone or looked back at, the advice and the thought are
 * dropped.
 *
 * Properties, read-only:
 *   "stage"      guint, a MedinaHintStage: what may be told
 *   "thinking"   gboolean
 *   "available"  gboolean, whether there is anything to ask about: not without a game, nor when a
 *                computer is to move or a turn awaits its end, while looking back, or once the game
 *                is over */

typedef enum
{
  MEDINA_HINT_NOTHING,
  MEDINA_HINT_PIECE,
  MEDINA_HINT_SPACE,
  MEDINA_HINT_REASON,
} MedinaHintStage;

#define MEDINA_TYPE_HINT (medina_hint_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHint, medina_hint, MEDINA, HINT, GObject)

/* Transfer full; without a game. */
MedinaHint *medina_hint_new (void);

/* NULL for none. It keeps a reference. */
MedinaGame *medina_hint_get_game (MedinaHint *self); /* transfer none */
void medina_hint_set_game (MedinaHint *self, MedinaGame *game);

/* Goes on to the next stage. The first time the computer thinks before that; if it is asked again
 * meanwhile, it takes the best answer so far. Nothing happens where no hint is available, and after
 * the last stage. */
void medina_hint_ask (MedinaHint *self);

/* Drops the advice, and what is being thought. */
void medina_hint_dismiss (MedinaHint *self);

MedinaHintStage medina_hint_get_stage (MedinaHint *self);
gboolean medina_hint_get_thinking (MedinaHint *self);
gboolean medina_hint_get_available (MedinaHint *self);

/* The rest of the turn as the computer would play it, the placement that the hint is about first;
 * valid until "stage" changes back. NULL as long as there is nothing to tell. */
const MdnVariation *medina_hint_get_plan (MedinaHint *self);

/* The placement alone; MDN_NO_PLACEMENT likewise. */
MdnPlacement medina_hint_get_placement (MedinaHint *self);

G_END_DECLS
