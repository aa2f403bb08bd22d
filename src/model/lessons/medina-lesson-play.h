/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-lesson.h"
#include "medina-placement-gate.h"

G_BEGIN_DECLS

/* A lesson as somebody goes through it: which step it is at, what is said now, and a game to place
 * in, through its gate or at once. What was placed and is not what is meant is taken back after a
 * moment, in which the gate is held.
 *
 *   TELLING  something is said, or done and commented on: next goes on
 *   TRYING   something is to be done; next does it
 *   WRONG    something else was placed, and is taken back soon
 *   OVER     behind the last step
 *
 * Signal "changed" (): anything that the getters tell. Another gate comes with it. */

typedef enum
{
  MEDINA_LESSON_TELLING,
  MEDINA_LESSON_TRYING,
  MEDINA_LESSON_WRONG,
  MEDINA_LESSON_OVER,
} MedinaLessonState;

#define MEDINA_TYPE_LESSON_PLAY (medina_lesson_play_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLessonPlay, medina_lesson_play, MEDINA, LESSON_PLAY, GObject)

/* Begins at the first step. What is wrong stays on the board for so many milliseconds. */
MedinaLessonPlay *medina_lesson_play_new (MedinaLesson *lesson, guint moment);

MedinaLesson *medina_lesson_play_get_lesson (MedinaLessonPlay *self);      /* transfer none */
MedinaPlacementGate *medina_lesson_play_get_gate (MedinaLessonPlay *self); /* likewise */
MedinaLessonState medina_lesson_play_get_state (MedinaLessonPlay *self);
guint medina_lesson_play_get_step (MedinaLessonPlay *self); /* from 0 */

/* What is said now, translated: what is to be done, why something else was not it, or what came of
 * it. */
const char *medina_lesson_play_get_sentence (MedinaLessonPlay *self);

/* What glows: spaces, a kind of piece (MDN_PIECES for none), palaces as spaces of theirs. */
MdnSet medina_lesson_play_get_shown (MedinaLessonPlay *self);
MdnPiece medina_lesson_play_get_piece (MedinaLessonPlay *self);
MdnSet medina_lesson_play_get_lit (MedinaLessonPlay *self);

/* Tiles on the players' cards that are spoken of: bits of medina_tile_to_bit (). */
guint medina_lesson_play_get_tiles (MedinaLessonPlay *self);

/* Goes on, see above; nothing happens once it is over. */
void medina_lesson_play_next (MedinaLessonPlay *self);

/* Back to the beginning of this step, or from there to that of the one before. */
void medina_lesson_play_back (MedinaLessonPlay *self);
gboolean medina_lesson_play_can_go_back (MedinaLessonPlay *self);

/* What is wrong is taken back now: the person acts already. */
void medina_lesson_play_settle (MedinaLessonPlay *self);

/* Says again what is to be done, after something else was placed. */
void medina_lesson_play_repeat (MedinaLessonPlay *self);

/* Goes on with another game in this step: one that was left in it. */
void medina_lesson_play_resume (MedinaLessonPlay *self, const MedinaRecord *game);

/* Goes to a step as one who skips all before it. */
void medina_lesson_play_seek (MedinaLessonPlay *self, guint step);

G_END_DECLS
