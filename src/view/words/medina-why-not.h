/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Why a kind of piece cannot be placed now, wherever it may be tried, as a translated sentence.
 * NULL if it can. Transfer full. */
char *medina_piece_tell_why_not (MedinaGame *game, MdnPiece piece);

/* Why none of the pieces of the person who is to move can go to a space, in one translated sentence
 * or two. Transfer full. */
char *medina_space_tell_why_not (MedinaGame *game, MdnSpace space);

/* What keeps every piece away from a space, whoever has which and whoever is to move, likewise;
 * NULL for nothing. */
char *medina_space_tell_fact (MedinaGame *game, MdnSpace space);

/* When nothing is decided yet: why there is nothing to finish, always the same sentence. */
const char *medina_finish_word_why_not (void);

/* At a purist's table: why nobody there advises or watches, always the same sentence. */
const char *medina_hint_word_why_not (void);

/* Why nothing can be finished, undone or redone, no hint be had, no turn be ended, or no scores be
 * seen now; NULL where there is nothing to say. Transfer full. */
char *medina_finish_tell_why_not (MedinaGame *game);
char *medina_hint_tell_why_not (MedinaGame *game);
char *medina_end_turn_tell_why_not (MedinaGame *game);
char *medina_undo_tell_why_not (MedinaGame *game);
char *medina_redo_tell_why_not (MedinaGame *game);
char *medina_scores_tell_why_not (MedinaGame *game);

/* Whether a wall, a merchant or a tower stands there. */
gboolean medina_space_is_taken (MedinaGame *game, MdnSpace space);

G_END_DECLS
