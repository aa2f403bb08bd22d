/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-lesson.h"

G_BEGIN_DECLS

/* All lessons, in order, and how far somebody has come, in the settings:
 *   lessons-done         the ids of those that were gone through
 *   lesson, lesson-step  where one was left, to be resumed
 *   lesson-game          the whole game, as a record, while it is played
 *   offer-lessons        whether they are offered to those who come; not once the basics are done,
 *                        but again while the whole game is played */

#define MEDINA_TYPE_COURSE (medina_course_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCourse, medina_course, MEDINA, COURSE, GObject)

MedinaCourse *medina_course_new (GSettings *settings);

/* Adds a lesson behind the others; FALSE and a sentence if its text is none. */
gboolean medina_course_add (MedinaCourse *self,
                            const char *id,
                            const char *text,
                            gsize length,
                            GError **error);

/* Adds all that are in that folder of the program's resources, in the order of their names; one
 * that is none is left out with a warning. */
void medina_course_add_resources (MedinaCourse *self, const char *folder);

guint medina_course_get_n_lessons (MedinaCourse *self);
MedinaLesson *medina_course_get_lesson (MedinaCourse *self, guint lesson); /* transfer none */

gboolean medina_course_is_done (MedinaCourse *self, guint lesson);

/* The first lesson that is not done; the first of all once all are. */
guint medina_course_find_undone (MedinaCourse *self);

/* Whether any was done. */
gboolean medina_course_is_begun (MedinaCourse *self);
void medina_course_set_done (MedinaCourse *self, guint lesson);

/* Notes that a lesson was left at that step. */
void medina_course_leave (MedinaCourse *self, guint lesson, guint step);

/* Which lesson was left, and at which step; -1 for none. */
int medina_course_find_left (MedinaCourse *self, guint *step);

/* No lesson is to be resumed any more. */
void medina_course_forget_left (MedinaCourse *self);

/* Keeps the whole game that somebody plays, to be resumed; NULL when it is over. */
void medina_course_keep_game (MedinaCourse *self, MedinaGame *game);

/* That game, as a record; NULL if there is none. Transfer full. */
MedinaRecord *medina_course_get_game (MedinaCourse *self);

G_END_DECLS
