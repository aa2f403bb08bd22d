/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "refuse.h"

#include <stdarg.h>
#include <string.h>

enum
{
  LONGEST_WORD = 40, /* bytes of it that are repeated */
};

bool
mdn_refuse (FILE *reason, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vfprintf (reason, format, arguments);
  va_end (arguments);
  return false;
}

static void
write_word (const char *word, FILE *stream)
{
  size_t length = strnlen (word, LONGEST_WORD + 1);

  if (length <= LONGEST_WORD)
    {
      fputs (word, stream);
      return;
    }
  /* A character is not cut in two: its later bytes have 10 as their highest bits. */
  for (length = LONGEST_WORD; length > 0 && (word[length] & 0xc0) == 0x80; length--)
    continue;
  fwrite (word, 1, length, stream);
  fputs ("…", stream);
}

bool
mdn_refuse_word (FILE *reason, const char *word, const char *format, ...)
{
  va_list arguments;

  write_word (word, reason);
  fputs (": ", reason);
  va_start (arguments, format);
  vfprintf (reason, format, arguments);
  va_end (arguments);
  return false;
}
