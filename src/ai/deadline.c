/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deadline.h"

#include <stddef.h>
#include <time.h>

double
mdn_deadline_now (void)
{
  struct timespec time = { 0 };

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

bool
mdn_deadline_has_come (const MdnDeadline *deadline)
{
  if (deadline->stop != NULL && atomic_load_explicit (deadline->stop, memory_order_relaxed))
    return true;
  return deadline->end != 0 && mdn_deadline_now () >= deadline->end;
}
