/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

#include "medina-game.h"

/* The bytes of an input that are left, and what is made of them. */
typedef struct
{
  const uint8_t *data;
  size_t left;
} ModelInput;

/* The next byte; 0 if none is left. */
guint model_input_take_byte (ModelInput *input);

/* A game of any rules among people, at its beginning; the next two bytes choose. Transfer full. */
MedinaGame *model_input_take_game (ModelInput *input);
