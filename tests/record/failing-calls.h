/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The system calls by which src/record changes files. A program that is linked with these in their
 * place (see meson.build) decides how they end. */

typedef enum
{
  FAILING_NONE,
  FAILING_ERROR, /* the call does nothing and fails with `number` */
  FAILING_SHORT, /* a write takes only a byte; any other call fails with EINTR, if it can */
  FAILING_DEATH, /* the process ends before the call */
  FAILING_STUCK, /* the call waits until failing_calls_end(), and then goes well */
} FailingKind;

enum
{
  FAILING_DEATH_STATUS = 99,
};

/* From now on call number `at`, counted from 0, goes wrong, and if `lasting` all that follow it. */
void failing_calls_begin (FailingKind kind, guint at, gboolean lasting, int number);

/* Back to normal. Returns the names of the calls that were made, separated by spaces. */
char *failing_calls_end (void);
