/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-course.h"

G_BEGIN_DECLS

/* The lessons of a course, part by part, with a check mark at those that are done.
 *
 * Signal "chosen" (guint lesson): this one is to be gone through. */

#define MEDINA_TYPE_LESSON_LIST (medina_lesson_list_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLessonList, medina_lesson_list, MEDINA, LESSON_LIST, GtkWidget)

/* Once; it keeps a reference. */
void medina_lesson_list_set_course (MedinaLessonList *self, MedinaCourse *course);

/* Brings the check marks up to date, and gives the focus to a lesson. */
void medina_lesson_list_show (MedinaLessonList *self, guint lesson);

G_END_DECLS
