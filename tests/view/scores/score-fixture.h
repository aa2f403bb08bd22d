/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"
#include "medina-score-row.h"

/* A window with a game, and its score sheet. */
typedef struct
{
  Driver driver;
  GtkWidget *page; /* borrowed */
} ScoreFixture;

void
score_fixture_open_game (ScoreFixture *fixture, MdnRuleSet set, int players, int width, int height);

/* The game has just ended in it. */
void
score_fixture_open_end (ScoreFixture *fixture, MdnRuleSet set, int players, int width, int height);

/* At random, always the same. */
void score_fixture_play_to_end (MedinaGame *game);

/* A row of the sheet; NULL where there is none. */
GtkListBoxRow *score_fixture_get_row (GtkWidget *page, int index);

/* The first number that a widget shows, or one below it; -1 if there is none. */
int score_fixture_get_number (GtkWidget *widget);

/* How many labels below the widget, or itself, have this text. */
int score_fixture_count_labels (GtkWidget *widget, const char *text);

/* The first row with a label of this text; NULL if there is none. */
MedinaScoreRow *score_fixture_find_row (GtkWidget *page, const char *title);

/* How many players have points. */
int score_fixture_count_scorers (MedinaGame *game);
