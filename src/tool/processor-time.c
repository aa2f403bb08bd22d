/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "processor-time.h"

#include <time.h>

double
mdn_processor_time (void)
{
  struct timespec time = { 0 };

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}
