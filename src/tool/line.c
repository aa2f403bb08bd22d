/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "line.h"

#include <stdint.h>
#include <string.h>

#include "refuse.h"

MdnLineStatus
mdn_line_read (MdnLine *line, FILE *input)
{
  size_t length = 0;
  int byte;

  while ((byte = getc (input)) != EOF && byte != '\n')
    {
      if (length < MDN_LINE_LIMIT)
        line->text[length] = (char) byte;
      if (length <= MDN_LINE_LIMIT)
        length++;
    }
  if (byte == EOF && (length == 0 || ferror (input)))
    return MDN_LINE_NONE;
  if (length > MDN_LINE_LIMIT)
    return MDN_LINE_TOO_LONG;
  line->text[length] = '\0';
  line->length = length;
  line->n_words = 0;
  return MDN_LINE_READ;
}

/* How many bytes the character at the beginning of the text has; 0 if it is not UTF-8: cut short,
 * written longer than need be, a surrogate, or beyond Unicode. The text ends with a 0. */
static int
character_length (const unsigned char *text)
{
  static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
  const int length = *text < 0x80 ? 1 : *text < 0xc0 ? 0 : *text < 0xe0 ? 2 : *text < 0xf0 ? 3 : 4;
  uint32_t character = *text;

  if (length < 2)
    return length;
  character &= 0x7fu >> length;
  if (*text >= 0xf8)
    return 0;
  for (int i = 1; i < length; i++)
    {
      if ((text[i] & 0xc0) != 0x80)
        return 0;
      character = character << 6 | (text[i] & 0x3f);
    }
  if (character < least[length] || (character >= 0xd800 && character < 0xe000) ||
      character > 0x10ffff)
    return 0;
  return length;
}

static void
trim (MdnLine *line)
{
  char *comment = memchr (line->text, '#', line->length);

  if (comment != NULL)
    line->length = (size_t) (comment - line->text);
  else if (line->length > 0 && line->text[line->length - 1] == '\r')
    line->length--;
  line->text[line->length] = '\0';
}

static bool
is_text (const MdnLine *line, FILE *reason)
{
  for (size_t i = 0; i < line->length;)
    {
      const unsigned char *text = (const unsigned char *) line->text + i;
      const int length = character_length (text);

      if (length == 0)
        return mdn_refuse (reason, "the line is not UTF-8");
      if ((*text < ' ' && *text != '\t') || *text == 0x7f)
        return mdn_refuse (reason, "the line has a control character");
      i += (size_t) length;
    }
  return true;
}

bool
mdn_line_split (MdnLine *line, FILE *reason)
{
  static const char separators[] = " \t";
  char *text = line->text;

  trim (line);
  if (!is_text (line, reason))
    return false;
  for (text += strspn (text, separators); *text != '\0'; text += strspn (text, separators))
    {
      if (line->n_words == MDN_LINE_WORDS)
        return mdn_refuse (reason, "too many words");
      line->words[line->n_words++] = text;
      text += strcspn (text, separators);
      if (*text != '\0')
        *text++ = '\0';
    }
  return true;
}
