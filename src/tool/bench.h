/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdio.h>

/* Plays the same random games and counts the same sequences every time, for all rule sets and
 * numbers of players, on one core. Writes a line for each, without a newline behind the last one,
 * which sums up. All numbers but the rates (…/s) depend on nothing but the rules: they are the
 * signature by which a change of behavior shows. */
void mdn_bench (FILE *stream);
