/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-walk-choice.h"

/* Does something with what is there. There is a window on top. */
void random_walk_step (const RandomWalkStep *step);

/* Opens another window, if there are not too many yet. */
void random_walk_step_add_window (const RandomWalkStep *step);
