/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* When to stop thinking: when somebody says so, or at a time. */

typedef struct
{
  double end;              /* on the monotonic clock, in seconds; 0 for no end */
  const atomic_bool *stop; /* set by somebody else; borrowed, NULL for nobody */
} MdnDeadline;

/* Seconds on the monotonic clock, from 0 at some time in the past. */
double mdn_deadline_now (void);

bool mdn_deadline_has_come (const MdnDeadline *deadline);
