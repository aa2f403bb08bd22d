/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

#include "sample-buffer.h"

/* Writes a WAV file, mono, 16 bits a sample. FALSE if it cannot be written; errno says why. */
bool wave_file_write (const SampleBuffer *buffer, const char *path);
