/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"
#include "medina-lesson-page.h"

/* The window of the First Game. */
typedef struct
{
  GSettings *settings;
  GtkWidget *window;
  MedinaLessonPage *page;
  Driver driver; /* of the board */
} LessonFixture;

/* With the lesson and the step that the settings name. */
void lesson_fixture_open (LessonFixture *self, int width, int height);

/* Waits until it is gone. */
void lesson_fixture_close (LessonFixture *self);

/* What was done of the lessons, and where. */
void lesson_fixture_forget (LessonFixture *self);

MedinaLessonPlay *lesson_fixture_get_play (LessonFixture *self);
guint lesson_fixture_get_step (LessonFixture *self);
MedinaGame *lesson_fixture_get_game (LessonFixture *self);

/* The sentence on the plaque. */
const char *lesson_fixture_get_sentence (LessonFixture *self);

/* Waits for a button, and presses it. */
void lesson_fixture_press (LessonFixture *self, const char *label);

/* Buttons in sight that are suggested. */
guint lesson_fixture_count_suggested (GtkWidget *widget);
