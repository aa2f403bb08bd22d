/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bus-program.h"

/* Fails unless the lines that were heard (of char *) tell every placement of the finished game that
 * the program has stored, in order: whose, of what, and where. */
void told_game_assert (BusProgram *program, const GPtrArray *lines);
