/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"
#include "medina-hint.h"
#include "medina-narrator.h"
#include "medina-player-cards.h"
#include "medina-status-bar.h"
#include "medina-teaching.h"

G_BEGIN_DECLS

/* Shows what would be good to place, as a hint or as something that was found out about a turn of a
 * finished game: on the board, among the pieces in the player's card, and in words. It goes as soon
 * as the game shows something else. When a hint tells something, another piece than it is about is
 * laid down. */

#define MEDINA_TYPE_HINT_DISPLAY (medina_hint_display_get_type ())
G_DECLARE_FINAL_TYPE (MedinaHintDisplay, medina_hint_display, MEDINA, HINT_DISPLAY, GObject)

/* None of the widgets is kept alive, nor
 * the narrator, which says the words; the display must not be used any more once they are gone. */
MedinaHintDisplay *medina_hint_display_new (MedinaBoardView *board,
                                            MedinaStatusBar *status,
                                            MedinaPlayerCards *cards,
                                            MedinaNarrator *narrator,
                                            GtkWidget *log);

/* The hint whose game is always that of the display; transfer none. */
MedinaHint *medina_hint_display_get_hint (MedinaHintDisplay *self);

/* NULL for none. */
void medina_hint_display_set_game (MedinaHintDisplay *self, MedinaGame *game);

/* Asks for the hint, or for more of it; after that, for all of it once more. */
void medina_hint_display_ask (MedinaHintDisplay *self);

/* Takes away what it shows. FALSE if there is nothing. */
gboolean medina_hint_display_dismiss (MedinaHintDisplay *self);

/* Suggests a plan for the position that the game shows, or none (NULL), marks what was placed there
 * instead, and tells a text about it; the heading, or NULL, is seen instead of the prompt, and told
 * before. */
void medina_hint_display_show (MedinaHintDisplay *self,
                               const MdnVariation *plan,
                               MedinaRound played,
                               const char *heading,
                               const char *text);

/* Shows what is taught there, until the next, and says the sentence. The kind of piece is marked
 * for as long as no hint marks one. */
void medina_hint_display_teach (MedinaHintDisplay *self, const MedinaTeaching *teaching);

G_END_DECLS
