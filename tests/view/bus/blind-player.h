/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "screen-reader.h"

/* Plays for all persons at the table, who have no names of their own, by what the accessibility bus
 * says and offers; whenever something is heard. */

typedef struct
{
  BusProgram *program;
  ScreenReader *reader;
  GRand *random;
  char *prompt; /* paths of objects */
  GPtrArray *spaces;
  GPtrArray *pieces;
} BlindPlayer;

/* Begins a new game in the program that the reader listens to. */
void blind_player_start (BlindPlayer *self, ScreenReader *reader);

void blind_player_stop (BlindPlayer *self);

/* Presses a button; FALSE if there is none of that name. */
gboolean blind_player_press (BlindPlayer *self, const char *name);

/* Takes a piece that can be placed in hand, unless there is one. */
void blind_player_pick (BlindPlayer *self);

/* Puts it on a space that says that it can go there. */
void blind_player_place (BlindPlayer *self);

/* Plays to the end. */
void blind_player_play (BlindPlayer *self);
