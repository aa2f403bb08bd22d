/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lesson-fixture.h"

/* Whoever goes through a lesson does what its step asks for. */

const MedinaLessonStep *lesson_person_get_data (LessonFixture *self);

/* What is to be placed, and where that is right. */
MdnPiece lesson_person_find_kind (LessonFixture *self);
MdnSpace lesson_person_find_space (LessonFixture *self);

/* With the pointer. Nothing where there is only something to read. */
void lesson_person_do (LessonFixture *self);
