/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wave-file.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

enum
{
  HEADER = 44, /* bytes */
  BYTES = 2,   /* a sample */
};

/* Little-endian, whatever the machine is. */
static void
put (FILE *file, uint32_t number, int bytes)
{
  for (int i = 0; i < bytes; i++)
    putc ((int) (number >> 8 * i & 0xff), file);
}

static void
put_header (FILE *file, uint32_t size)
{
  fputs ("RIFF", file);
  put (file, HEADER - 8 + size, 4);
  fputs ("WAVEfmt ", file);
  put (file, 16, 4); /* bytes that follow about the format */
  put (file, 1, 2);  /* plain samples */
  put (file, 1, 2);  /* channel */
  put (file, SAMPLE_RATE, 4);
  put (file, SAMPLE_RATE * BYTES, 4);
  put (file, BYTES, 2);
  put (file, 8 * BYTES, 2);
  fputs ("data", file);
  put (file, size, 4);
}

bool
wave_file_write (const SampleBuffer *buffer, const char *path)
{
  FILE *file = fopen (path, "wb");
  bool fine;

  if (file == NULL)
    return false;
  put_header (file, (uint32_t) buffer->count * BYTES);
  for (size_t i = 0; i < buffer->count; i++)
    put (file, (uint32_t) (int32_t) lrint (32767 * buffer->samples[i]), BYTES);
  fine = !ferror (file);
  return fclose (file) == 0 && fine;
}
