/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdio.h>

/* Why something is refused, in one line. Both return false, so that a function that fails can end
 * with them; what follows `format` is as for printf. */

bool mdn_refuse (FILE *reason, const char *format, ...) __attribute__ ((format (printf, 2, 3)));

/* Begins with the word that is to blame; of a long one only the beginning is repeated. */
bool mdn_refuse_word (FILE *reason, const char *word, const char *format, ...)
  __attribute__ ((format (printf, 3, 4)));
