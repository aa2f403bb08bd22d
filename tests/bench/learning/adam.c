/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "adam.h"

#include <math.h>
#include <stdlib.h>

void
adam_begin (Adam *self, float *weights, size_t count)
{
  *self = (Adam){ .weights = weights, .count = count };
  self->gradient = calloc (count, sizeof *self->gradient);
  self->mean = calloc (count, sizeof *self->mean);
  self->variance = calloc (count, sizeof *self->variance);
  if (self->gradient == NULL || self->mean == NULL || self->variance == NULL)
    abort ();
}

void
adam_free (Adam *self)
{
  free (self->gradient);
  free (self->mean);
  free (self->variance);
}

void
adam_step (Adam *self, float rate)
{
  const float keep_mean = 0.9f, keep_variance = 0.999f;
  const float steps = (float) ++self->steps;
  const float correction = sqrtf (1 - powf (keep_variance, steps)) / (1 - powf (keep_mean, steps));
  const float step = rate * correction;
  float *restrict weights = self->weights, *restrict gradient = self->gradient;
  float *restrict mean = self->mean, *restrict variance = self->variance;

  for (size_t i = 0; i < self->decayed; i++)
    weights[i] -= rate * self->decay * weights[i];
  for (size_t i = 0; i < self->count; i++)
    {
      mean[i] = keep_mean * mean[i] + (1 - keep_mean) * gradient[i];
      variance[i] = keep_variance * variance[i] + (1 - keep_variance) * gradient[i] * gradient[i];
      weights[i] -= step * mean[i] / (sqrtf (variance[i]) + 1e-8f);
      gradient[i] = 0;
    }
}
