/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "struck-body.h"

#include <math.h>

#define PI 3.14159265358979323846

double
draw_chance (uint32_t *chance)
{
  *chance ^= *chance << 13;
  *chance ^= *chance >> 17;
  *chance ^= *chance << 5;
  return (double) (int32_t) *chance / 2147483648.0;
}

static double
find_rise (double seconds, double rise)
{
  return seconds >= rise ? 1 : 0.5 - 0.5 * cos (PI * seconds / rise);
}

/* What is left of a level of 1. */
static double
find_decay (double seconds, double decay)
{
  return exp (-6.907755 * seconds / decay);
}

static void
ring (const Mode *mode, double rise, const Stroke *stroke, SampleBuffer *buffer)
{
  const double step = 2 * PI * mode->frequency * stroke->tune / SAMPLE_RATE;
  const size_t first = (size_t) (stroke->time * SAMPLE_RATE);

  for (size_t i = first; i < buffer->count; i++)
    {
      const double seconds = (double) (i - first) / SAMPLE_RATE;

      buffer->samples[i] += stroke->level * mode->level * find_rise (seconds, rise) *
                            find_decay (seconds, mode->decay) * sin (step * (double) (i - first));
    }
}

static void
rush (const Noise *noise, const Stroke *stroke, uint32_t *chance, SampleBuffer *buffer)
{
  SampleBuffer own = sample_buffer_new ((double) buffer->count / SAMPLE_RATE + 0.001);
  const size_t first = (size_t) (stroke->time * SAMPLE_RATE);

  for (size_t i = first; i < buffer->count; i++)
    {
      const double seconds = (double) (i - first) / SAMPLE_RATE;

      own.samples[i] = stroke->level * noise->level * find_rise (seconds, noise->rise) *
                       find_decay (seconds, noise->decay) * draw_chance (chance);
    }
  for (int pass = 0; pass < 2; pass++)
    {
      sample_buffer_pass_below (&own, noise->high);
      sample_buffer_pass_above (&own, noise->low);
    }
  for (size_t i = 0; i < buffer->count; i++)
    buffer->samples[i] += own.samples[i];
  sample_buffer_clear (&own);
}

void
struck_body_sound (const StruckBody *self,
                   const Stroke *stroke,
                   uint32_t *chance,
                   SampleBuffer *buffer)
{
  for (int i = 0; i < MODES && self->modes[i].frequency > 0; i++)
    {
      Mode mode = self->modes[i];

      mode.frequency *= 1 + 0.006 * draw_chance (chance);
      mode.level *= 1 + 0.3 * draw_chance (chance);
      mode.decay *= 1 + 0.1 * draw_chance (chance);
      ring (&mode, self->rise, stroke, buffer);
    }
  if (self->noise.level > 0)
    rush (&self->noise, stroke, chance, buffer);
}
