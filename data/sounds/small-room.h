/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sample-buffer.h"

/* Adds what comes back from the walls of a small room, so much of it. */
void small_room_answer (SampleBuffer *buffer, double level);
