/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "explain.h"
#include "medina-hint.h"

G_BEGIN_DECLS

/* What a hint tells at its stage: the kind of piece, the space, the reason. While another piece is
 * in hand it names the piece at every stage. NULL as long as there is nothing to tell. Transfer
 * full. */
char *medina_hint_to_sentences (MedinaHint *hint);

/* All of it: what to place where, and why. NULL likewise; transfer full. */
char *medina_hint_to_whole (MedinaHint *hint);

/* What the first placement of a plan for a position is good for, in up to three sentences and a
 * sum. The game has the players' names. Transfer full. */
char *
medina_plan_to_reasons (const MdnVariation *plan, const MdnPosition *position, MedinaGame *game);

/* One explanation of a placement in the game's position, as a sentence. Transfer full. */
char *medina_explanation_to_sentence (const MdnExplanation *explanation, MedinaGame *game);

/* How the game is expected to end for somebody with so many points more than the best of the
 * others, of so many players. Transfer full. */
char *medina_expectation_to_sentence (double margin, guint players);

G_END_DECLS
