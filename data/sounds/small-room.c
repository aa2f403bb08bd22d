/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "small-room.h"

#include <string.h>

/* Schroeder's reverberator: echoes side by side that die away, then two that make them denser. The
 * delays are in samples, and prime to one another. */
enum
{
  ECHOES = 6,
  LONGEST = 2048,
};

static const size_t echo_delays[ECHOES] = { 683, 811, 941, 1069, 1213, 1361 };
static const size_t blur_delays[] = { 223, 77 };

typedef struct
{
  double past[LONGEST];
  size_t place;
} DelayLine;

/* What went in so long ago. */
static double
look_back (const DelayLine *self, size_t delay)
{
  return self->past[(self->place + LONGEST - delay) % LONGEST];
}

static void
push (DelayLine *self, double sample)
{
  self->past[self->place] = sample;
  self->place = (self->place + 1) % LONGEST;
}

/* Walls swallow what is high. */
static void
add_echo (const SampleBuffer *dry, size_t delay, SampleBuffer *wet)
{
  DelayLine line = { { 0 }, 0 };
  double dull = 0;

  for (size_t i = 0; i < dry->count; i++)
    {
      const double back = look_back (&line, delay);

      dull = 0.55 * dull + 0.45 * back;
      push (&line, dry->samples[i] + 0.72 * dull);
      wet->samples[i] += back / ECHOES;
    }
}

static void
blur (SampleBuffer *wet, size_t delay)
{
  DelayLine line = { { 0 }, 0 };

  for (size_t i = 0; i < wet->count; i++)
    {
      const double back = look_back (&line, delay);
      const double in = wet->samples[i] + 0.6 * back;

      push (&line, in);
      wet->samples[i] = back - 0.6 * in;
    }
}

void
small_room_answer (SampleBuffer *buffer, double level)
{
  SampleBuffer wet = sample_buffer_new ((double) buffer->count / SAMPLE_RATE + 0.001);

  for (size_t i = 0; i < ECHOES; i++)
    add_echo (buffer, echo_delays[i], &wet);
  for (size_t i = 0; i < sizeof blur_delays / sizeof *blur_delays; i++)
    blur (&wet, blur_delays[i]);
  for (size_t i = 0; i < buffer->count; i++)
    buffer->samples[i] += level * wet.samples[i];
  sample_buffer_clear (&wet);
}
