/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* A mono sound while it is being made. */

enum
{
  SAMPLE_RATE = 44100, /* Hz */
};

typedef struct
{
  size_t count;
  double *samples; /* 1 is as loud as a file can hold */
} SampleBuffer;

/* Silence. Ends the program if there is no memory. */
SampleBuffer sample_buffer_new (double seconds);
void sample_buffer_clear (SampleBuffer *self);

/* A filter of 6 dB an octave that lets pass what is below or above so many Hz. */
void sample_buffer_pass_below (SampleBuffer *self, double frequency);
void sample_buffer_pass_above (SampleBuffer *self, double frequency);

/* Lets it begin and end with silence, without a click. */
void sample_buffer_fade (SampleBuffer *self, double seconds_in, double seconds_out);

/* How loud its loudest twentieth of a second is to an ear that hears little of what is low, in dB;
 * 0 for a full square wave. */
double sample_buffer_measure (const SampleBuffer *self);

/* Makes it so loud, but no louder than the file can hold with some room. */
void sample_buffer_set_loudness (SampleBuffer *self, double decibels);
