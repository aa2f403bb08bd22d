/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-lesson-play.h"

G_BEGIN_DECLS

/* The lesson in that file, which has to be one. Transfer full. */
MedinaLesson *lesson_load (const char *path);

/* The game in which the step is played. Transfer none. */
MedinaGame *lesson_get_game (MedinaLessonPlay *play);

G_END_DECLS
