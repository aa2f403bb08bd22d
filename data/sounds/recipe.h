/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "struck-body.h"

/* How a sound of the game is made. */

enum
{
  STROKES = 5,
};

typedef struct
{
  const char *name;
  const StruckBody *body;
  Stroke strokes[STROKES]; /* those with a level */
  double seconds;
  double brightness; /* Hz: what is higher is softened */
  double room;       /* how much of the room is heard */
  double loudness;   /* as sample_buffer_measure has it, in dB */
} Recipe;

/* NULL if there is none of that name. */
const Recipe *recipe_find (const char *name);

/* Makes the sound, its variant of that number. */
SampleBuffer recipe_make (const Recipe *self, unsigned int variant);
