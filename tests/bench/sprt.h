/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Wald's sequential probability ratio test
 * (https://en.wikipedia.org/wiki/Sequential_probability_ratio_test): games are played until it is
 * clear whether the first contestant wins no more than its even share (1 in 2, 3 or 4), or at odds
 * twice as good as even (2/3, 1/2, 2/5). Each answer is wrong in at most one of twenty tests;
 * between the two shares either may be given. A shared win counts as a part of one. */

typedef enum
{
  SPRT_OPEN,
  SPRT_EVEN,
  SPRT_STRONGER,
} SprtAnswer;

typedef struct
{
  double win;   /* what a win adds to the ratio, and … */
  double loss;  /* … a loss, which is negative */
  double ratio; /* the logarithm of the likelihood of being stronger over that of being even */
} Sprt;

/* A test without games yet, in games of so many players. */
Sprt sprt_begin (int players);

/* win: from 0 to 1. */
void sprt_add (Sprt *self, double win);

SprtAnswer sprt_answer (const Sprt *self);
const char *sprt_answer_name (SprtAnswer answer);
