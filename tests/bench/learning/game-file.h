/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

#include "setup.h"
#include "placement.h"

/* Games that the computer has played against itself, with what its search found: what is learned
 * from. A file is one game after another, as this machine has them in memory; it is not for
 * keeping. */

enum
{
  MOST_PLACEMENTS = 300,
  MOST_CHOICES = 12,
};

/* What a search found for one placement. */
typedef struct
{
  MdnPlacement played;
  uint16_t visits;                   /* 0: there was no search */
  uint16_t choices;                  /* the placements visited most, */
  MdnPlacement choice[MOST_CHOICES]; /* the most visited one first, */
  uint16_t visited[MOST_CHOICES];    /* and how often */
  uint16_t chance[MDN_MAX_PLAYERS];  /* to win, in 1/65535 */
  int16_t total[MDN_MAX_PLAYERS];    /* at the end, in 1/64 points */
} PlayedPlacement;

typedef struct
{
  MdnSetup setup;
  int count;
  PlayedPlacement placements[MOST_PLACEMENTS];
} PlayedGame;

/* Appends a game; false if it could not be written. */
bool game_file_write (FILE *file, const PlayedGame *game);

/* Reads the next one; false at the end, or where the file was cut off. */
bool game_file_read (FILE *file, PlayedGame *game);
