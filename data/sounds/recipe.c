/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "recipe.h"

#include <string.h>

#include "small-room.h"

/* --- What is struck --------------------------------------------------------------------------- */

/* A block of wood, set down on a table of stone: the low modes are the table's. */
static const StruckBody wood = {
  .rise = 0.0012,
  .modes = { { 196, 0.60, 0.16 },
             { 388, 0.45, 0.13 },
             { 742, 0.55, 0.11 },
             { 1168, 1.00, 0.10 },
             { 1894, 0.45, 0.075 },
             { 2760, 0.24, 0.05 },
             { 3990, 0.10, 0.035 } },
  .noise = { 0.9, 0.0008, 0.02, 500, 3800 },
};

/* Denser and more brittle, with some grit. */
static const StruckBody stone = {
  .rise = 0.0006,
  .modes = { { 142, 0.80, 0.14 },
             { 305, 0.35, 0.10 },
             { 1340, 0.40, 0.06 },
             { 2215, 0.75, 0.075 },
             { 3178, 0.60, 0.06 },
             { 4390, 0.40, 0.045 },
             { 6120, 0.20, 0.03 } },
  .noise = { 1.0, 0.0006, 0.055, 900, 5200 },
};

/* Cloth that falls over a frame of wood. */
static const StruckBody cloth = {
  .rise = 0.012,
  .modes = { { 174, 0.50, 0.30 }, { 262, 0.45, 0.34 }, { 524, 0.22, 0.26 }, { 787, 0.10, 0.20 } },
  .noise = { 5.0, 0.035, 0.24, 260, 1500 },
};

/* Two modes close to each other beat, as in everything round that was not cast quite evenly. */
static const StruckBody coin = {
  .rise = 0.0008,
  .modes = { { 2637, 0.50, 0.75 },
             { 2651, 0.30, 0.75 },
             { 4434, 0.60, 0.55 },
             { 5920, 0.30, 0.40 },
             { 7391, 0.22, 0.30 },
             { 9210, 0.10, 0.20 } },
  .noise = { 0.25, 0.0005, 0.01, 2500, 8000 },
};

static const StruckBody porcelain = {
  .rise = 0.001,
  .modes = { { 1480, 0.35, 0.26 },
             { 2093, 0.80, 0.34 },
             { 2111, 0.30, 0.30 },
             { 3420, 0.45, 0.22 },
             { 4986, 0.25, 0.15 },
             { 6570, 0.10, 0.10 } },
  .noise = { 0.35, 0.0006, 0.012, 1500, 6000 },
};

/* A sole on sand. */
static const StruckBody sole = {
  .rise = 0.005,
  .modes = { { 118, 1.00, 0.12 }, { 203, 0.50, 0.10 }, { 410, 0.15, 0.07 } },
  .noise = { 5.0, 0.006, 0.11, 350, 1700 },
};

static const StruckBody gong = {
  .rise = 0.018,
  .modes = { { 146.8, 0.45, 4.2 },
             { 220.2, 0.60, 3.8 },
             { 220.9, 0.40, 3.8 },
             { 346, 0.30, 2.6 },
             { 441, 0.42, 2.4 },
             { 594, 0.20, 1.7 },
             { 887, 0.12, 1.1 },
             { 1242, 0.05, 0.6 } },
  .noise = { 0.5, 0.02, 0.25, 150, 900 },
};

/* --- How -------------------------------------------------------------------------------------- */

/* What follows a placement waits for its sound to pass. */
static const Recipe recipes[] = {
  { "wood", &wood, { { 0.002, 1, 1 }, { 0.046, 0.22, 1.03 } }, 0.42, 5200, 0.35, -25 },
  { "stone",
    &stone,
    { { 0.002, 1, 1 }, { 0.031, 0.42, 0.94 }, { 0.052, 0.16, 1.07 } },
    0.45,
    6200,
    0.35,
    -26 },
  { "cloth", &cloth, { { 0.002, 1, 1 }, { 0.11, 0.5, 0.84 } }, 0.65, 3800, 0.30, -27 },
  { "coin", &coin, { { 0.15, 1, 1 }, { 0.225, 0.6, 1.122 } }, 1.0, 7000, 0.30, -31 },
  { "tea",
    &porcelain,
    { { 0.12, 1, 1 }, { 0.195, 0.55, 0.89 }, { 0.238, 0.26, 0.90 }, { 0.266, 0.12, 0.89 } },
    0.85,
    6500,
    0.30,
    -30 },
  { "step", &sole, { { 0.002, 1, 1 }, { 0.17, 0.7, 1.08 } }, 0.50, 3000, 0.30, -29 },
  { "gong", &gong, { { 0.22, 1, 1.335 } }, 3.0, 3200, 0.45, -25 },
  { "end",
    &gong,
    { { 0.30, 0.8, 1.335 }, { 0.66, 0.6, 2 }, { 1.02, 0.5, 2.52 }, { 1.38, 0.5, 2.997 } },
    4.6,
    3200,
    0.5,
    -25 },
};

const Recipe *
recipe_find (const char *name)
{
  for (size_t i = 0; i < sizeof recipes / sizeof *recipes; i++)
    if (strcmp (recipes[i].name, name) == 0)
      return &recipes[i];
  return NULL;
}

static void
strike (const Recipe *self, uint32_t *chance, SampleBuffer *buffer)
{
  const double tune = 1 + 0.05 * draw_chance (chance);

  for (int i = 0; i < STROKES; i++)
    {
      Stroke stroke = self->strokes[i];

      if (stroke.level == 0)
        continue;
      if (i > 0)
        stroke.time *= 1 + 0.06 * draw_chance (chance);
      stroke.tune *= tune;
      struck_body_sound (self->body, &stroke, chance, buffer);
    }
}

SampleBuffer
recipe_make (const Recipe *self, unsigned int variant)
{
  SampleBuffer buffer = sample_buffer_new (self->seconds);
  uint32_t chance = 0x9e3779b9u * (variant + 1);

  strike (self, &chance, &buffer);
  small_room_answer (&buffer, self->room);
  sample_buffer_pass_below (&buffer, self->brightness);
  sample_buffer_pass_above (&buffer, 60);
  sample_buffer_fade (&buffer, 0.002, 0.06 + 0.2 * self->seconds);
  sample_buffer_set_loudness (&buffer, self->loudness);
  return buffer;
}
