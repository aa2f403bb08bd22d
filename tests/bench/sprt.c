/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sprt.h"

#include <math.h>

/* What either error may be. */
#define ERROR 0.05

Sprt
sprt_begin (int players)
{
  const double even = 1.0 / players;
  const double odds = 2 * even / (1 - even);
  const double stronger = odds / (1 + odds);

  return (Sprt){
    .win = log (stronger / even),
    .loss = log ((1 - stronger) / (1 - even)),
  };
}

void
sprt_add (Sprt *self, double win)
{
  self->ratio += win * self->win + (1 - win) * self->loss;
}

SprtAnswer
sprt_answer (const Sprt *self)
{
  const double bound = log ((1 - ERROR) / ERROR);

  return self->ratio >= bound ? SPRT_STRONGER : self->ratio <= -bound ? SPRT_EVEN : SPRT_OPEN;
}

const char *
sprt_answer_name (SprtAnswer answer)
{
  static const char *const names[] = {
    [SPRT_OPEN] = "open",
    [SPRT_EVEN] = "not stronger",
    [SPRT_STRONGER] = "stronger",
  };

  return names[answer];
}
