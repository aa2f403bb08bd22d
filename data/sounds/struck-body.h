/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "sample-buffer.h"

/* Something that sounds when it is struck, as a sum of what it can do: a few ways to ring, each of
 * which dies away on its own, and the short noise of the blow. */

enum
{
  MODES = 8,
};

typedef struct
{
  double frequency; /* Hz; 0 for none */
  double level;
  double decay; /* seconds until it is 60 dB softer */
} Mode;

typedef struct
{
  double level;
  double rise;      /* seconds */
  double decay;     /* likewise as above */
  double low, high; /* Hz, what it is made of */
} Noise;

typedef struct
{
  double rise; /* seconds that the blow takes: longer is softer */
  Mode modes[MODES];
  Noise noise;
} StruckBody;

/* A blow. */
typedef struct
{
  double time; /* seconds after the beginning */
  double level;
  double tune; /* factor of all frequencies */
} Stroke;

/* Adds the sound of a blow. No two are quite alike: `chance` says how this one differs, and
 * changes. */
void struck_body_sound (const StruckBody *self,
                        const Stroke *stroke,
                        uint32_t *chance,
                        SampleBuffer *buffer);

/* The next number of a row of them, from -1 to 1. */
double draw_chance (uint32_t *chance);
