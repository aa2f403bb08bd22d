/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-hint.h"

G_BEGIN_DECLS

/* What a hint tells at its stage: the kind of piece, the space, the reason; NULL as long as there is
 * nothing to tell. Transfer full. */
char *medina_hint_to_sentences (MedinaHint *hint);

/* All of it: what to place where, and why. NULL likewise; transfer full. */
char *medina_hint_to_whole (MedinaHint *hint);

/* One explanation of a placement in the game's position, as a sentence. Transfer full. */
char *medina_explanation_to_sentence (const MdnExplanation *explanation, MedinaGame *game);

G_END_DECLS
