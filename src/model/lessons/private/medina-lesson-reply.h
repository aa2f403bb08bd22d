/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-lesson-condition.h"

G_BEGIN_DECLS

/* What is placed in a lesson by others than the person. */

/* Whose lesson it is: the first player who is human. */
int medina_lesson_find_person (MedinaGame *game);

/* Plays what does it for the person: the first of the examples, separated by “|”, for which the
 * condition holds, or any placement. */
void medina_lesson_reply_show (MedinaGame *game,
                               int person,
                               const MedinaLessonCondition *goal,
                               const char *examples);

/* Plays until it is the person's turn, or the game is over: what is written, turns as in records,
 * then walls, or what there is. Of several texts, separated by “|”, the first all of which is legal
 * counts; there may be none (NULL). */
void medina_lesson_reply (MedinaGame *game, int person, const char *texts);

G_END_DECLS
