/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* When to stop thinking: at a time, or when a flag is set. */

typedef struct
{
  double end;              /* on the monotonic clock, in seconds; 0 for no end */
  const atomic_bool *stop; /* a flag that another thread sets; borrowed, NULL for none */
} MdnDeadline;

/* Seconds on the monotonic clock, from 0 at some time in the past. */
double mdn_deadline_now (void);

bool mdn_deadline_has_come (const MdnDeadline *deadline);
