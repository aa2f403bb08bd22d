/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sample-buffer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PI           3.14159265358979323846
#define HIGHEST_PEAK 0.7

SampleBuffer
sample_buffer_new (double seconds)
{
  const size_t count = (size_t) (seconds * SAMPLE_RATE);
  SampleBuffer buffer = { count, calloc (count, sizeof (double)) };

  if (buffer.samples == NULL)
    abort ();
  return buffer;
}

void
sample_buffer_clear (SampleBuffer *self)
{
  free (self->samples);
  *self = (SampleBuffer){ 0, NULL };
}

void
sample_buffer_pass_below (SampleBuffer *self, double frequency)
{
  const double keep = exp (-2 * PI * frequency / SAMPLE_RATE);
  double last = 0;

  for (size_t i = 0; i < self->count; i++)
    self->samples[i] = last = last * keep + self->samples[i] * (1 - keep);
}

void
sample_buffer_pass_above (SampleBuffer *self, double frequency)
{
  const double keep = exp (-2 * PI * frequency / SAMPLE_RATE);
  double low = 0;

  for (size_t i = 0; i < self->count; i++)
    {
      low = low * keep + self->samples[i] * (1 - keep);
      self->samples[i] -= low;
    }
}

/* From 0 to 1, flat at both ends. */
static double
ease (double part)
{
  return part >= 1 ? 1 : 0.5 - 0.5 * cos (PI * part);
}

void
sample_buffer_fade (SampleBuffer *self, double seconds_in, double seconds_out)
{
  for (size_t i = 0; i < self->count; i++)
    self->samples[i] *= ease ((double) i / (seconds_in * SAMPLE_RATE)) *
                        ease ((double) (self->count - 1 - i) / (seconds_out * SAMPLE_RATE));
}

/* --- Loudness --------------------------------------------------------------------------------- */

static double
find_loudest_power (const SampleBuffer *self)
{
  const size_t window = SAMPLE_RATE / 20;
  double sum = 0, loudest = 0;

  for (size_t i = 0; i < self->count; i++)
    {
      sum += self->samples[i] * self->samples[i];
      if (i >= window)
        sum -= self->samples[i - window] * self->samples[i - window];
      loudest = fmax (loudest, sum / (double) window);
    }
  return loudest;
}

double
sample_buffer_measure (const SampleBuffer *self)
{
  SampleBuffer heard = sample_buffer_new ((double) self->count / SAMPLE_RATE + 0.001);
  double power;

  memcpy (heard.samples, self->samples, self->count * sizeof (double));
  sample_buffer_pass_above (&heard, 300);
  power = find_loudest_power (&heard);
  sample_buffer_clear (&heard);
  return 10 * log10 (power + 1e-12);
}

static double
find_peak (const SampleBuffer *self)
{
  double peak = 0;

  for (size_t i = 0; i < self->count; i++)
    peak = fmax (peak, fabs (self->samples[i]));
  return peak;
}

void
sample_buffer_set_loudness (SampleBuffer *self, double decibels)
{
  const double wanted = pow (10, (decibels - sample_buffer_measure (self)) / 20);
  const double factor = fmin (wanted, HIGHEST_PEAK / (find_peak (self) + 1e-12));

  for (size_t i = 0; i < self->count; i++)
    self->samples[i] *= factor;
}
