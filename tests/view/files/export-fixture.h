/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"

/* A window with a game for three, and a folder for what leaves the program. */

typedef struct
{
  Driver driver;
  char *folder; /* goes in the end, with what is in it */
} ExportFixture;

/* Adds a test that is given a window and a folder of its own. */
void export_fixture_add_test (const char *path,
                              void (*test) (ExportFixture *self, gconstpointer data));

/* So many placements, the same ones each time. */
void export_fixture_play (ExportFixture *self, int placements);

/* What is announced; "" for nothing. Transfer none. */
const char *export_fixture_get_announcement (ExportFixture *self);
void export_fixture_await_announcement (ExportFixture *self, const char *announcement);

/* The name that is suggested for what is made of the game; transfer full. */
char *export_fixture_name_game (ExportFixture *self, const char *suffix);

/* Asserts that a file in the folder has contents, which begin like that. */
void export_fixture_assert_begins (ExportFixture *self, const char *name, const char *beginning);

/* Removes a file from the folder, which must be there. */
void export_fixture_remove (ExportFixture *self, const char *name);
