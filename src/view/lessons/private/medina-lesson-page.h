/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-page.h"
#include "medina-lesson-play.h"

G_BEGIN_DECLS

/* A lesson as it is gone through: the board, and below it the buttons that go on and back.
 *
 * Where the lesson has events, a whole game follows its steps, with somebody who says what they are
 * about.
 *
 * Properties:
 *   "narrow"      gboolean, write-only: the window is narrow, so the buttons are, too
 *   "ending"      gboolean, read-only: the lesson asks for the end of the turn
 *   "suggesting"  gboolean, read-only: Next can be pressed, and is what is suggested, so that
 *                 nothing else should be
 *   "progress"    string, read-only: which of its steps is shown; "" in the whole game, and while
 *                 there is no lesson
 *
 * Signals:
 *   "gate"      (MedinaPlacementGate *gate): another game is played
 *   "stepped"   (): another step is shown
 *   "guided"    (): the whole game begins, in the game of the last step
 *   "speaking"  (gboolean speaking): something is said in it, and the others should wait; or
 *               nothing any more
 *   "finished"  (): it was gone through, and the person goes on
 *   "play"      (): the person wants to play the game that is offered */

#define MEDINA_TYPE_LESSON_PAGE (medina_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLessonPage, medina_lesson_page, MEDINA, LESSON_PAGE, GtkWidget)

/* NULL for none. It keeps a reference. */
void medina_lesson_page_set_play (MedinaLessonPage *self, MedinaLessonPlay *play);

/* Whether a game is offered below, to be played now instead of going on. */
void medina_lesson_page_set_offering (MedinaLessonPage *self, gboolean offering);

/* Transfer none. */
MedinaLessonPlay *medina_lesson_page_get_play (MedinaLessonPage *self);
MedinaGamePage *medina_lesson_page_get_game_page (MedinaLessonPage *self);

G_END_DECLS
