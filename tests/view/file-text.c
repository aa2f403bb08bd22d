/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "file-text.h"

#include <string.h>

int
file_text_count (gconstpointer contents, gsize length, const char *text)
{
  const char *data = contents;
  const gsize size = strlen (text);
  int count = 0;

  for (gsize i = 0; i + size <= length; i++)
    count += memcmp (data + i, text, size) == 0;
  return count;
}

/* These stand before what is compressed: of TrueType fonts, and of the others. */
int
file_text_count_fonts (gconstpointer contents, gsize length)
{
  return file_text_count (contents, length, "/Length1 ") +
         file_text_count (contents, length, "/Subtype /CIDFontType0C") +
         file_text_count (contents, length, "/Subtype /Type1C");
}
