/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-shown-name.h"

#include <string.h>

enum
{
  LEFT_TO_RIGHT_MARK = 0x200e,
  FIRST_STRONG_ISOLATE = 0x2068,
  FIRST_ISOLATE = 0x2066,
  POP_ISOLATE = 0x2069,
  ELLIPSIS = 0x2026,
  WORD_JOINER = 0x2060, /* no line ends there */
};

gboolean
medina_shown_name_is_visible (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isgraph (g_utf8_get_char (c)) && !g_unichar_isspace (g_utf8_get_char (c)))
      return TRUE;
  return FALSE;
}

/* --- One line --------------------------------------------------------------------------------- */

static gboolean
breaks_line (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

char *
medina_shown_name_to_line (const char *name)
{
  GString *line;

  g_return_val_if_fail (name != NULL, NULL);

  line = g_string_sized_new (strlen (name));
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (!breaks_line (g_utf8_get_char (c)))
      g_string_append_unichar (line, g_utf8_get_char (c));
    else if (line->len > 0 && line->str[line->len - 1] != ' ')
      g_string_append_c (line, ' ');
  return g_strchomp (g_string_free (line, FALSE));
}

/* --- Length ----------------------------------------------------------------------------------- */

static gboolean
is_emoji_modifier (gunichar c)
{
  return c >= 0x1F3FB && c <= 0x1F3FF;
}

/* Whether people see both as parts of one letter: marks on a letter, parts of an emoji, the two
 * halves of a flag, the parts of a Korean syllable. `flags` is how many halves there were
 * before. */
static gboolean
belong_together (gunichar before, gunichar c, guint flags)
{
  const GUnicodeBreakType type = g_unichar_break_type (c);

  if (type == G_UNICODE_BREAK_COMBINING_MARK || type == G_UNICODE_BREAK_ZERO_WIDTH_JOINER ||
      g_unichar_ismark (c) || is_emoji_modifier (c) || g_unichar_iszerowidth (c))
    return TRUE;
  if (g_unichar_break_type (before) == G_UNICODE_BREAK_ZERO_WIDTH_JOINER)
    return TRUE;
  if (type == G_UNICODE_BREAK_REGIONAL_INDICATOR)
    return flags % 2 == 1;
  return type == G_UNICODE_BREAK_HANGUL_V_JAMO || type == G_UNICODE_BREAK_HANGUL_T_JAMO;
}

/* Where the letter that begins here ends. */
static const char *
next_letter (const char *letter)
{
  gunichar before = g_utf8_get_char (letter);
  guint flags = g_unichar_break_type (before) == G_UNICODE_BREAK_REGIONAL_INDICATOR;
  const char *next = g_utf8_next_char (letter);

  while (*next != '\0' && belong_together (before, g_utf8_get_char (next), flags))
    {
      before = g_utf8_get_char (next);
      flags += g_unichar_break_type (before) == G_UNICODE_BREAK_REGIONAL_INDICATOR;
      next = g_utf8_next_char (next);
    }
  return next;
}

static guint
measure_letter (const char *letter)
{
  const gunichar c = g_utf8_get_char (letter);

  return g_unichar_iswide (c) || g_unichar_break_type (c) == G_UNICODE_BREAK_REGIONAL_INDICATOR ? 2
                                                                                                : 1;
}

static guint
measure (const char *line)
{
  guint columns = 0;

  for (const char *letter = line; *letter != '\0'; letter = next_letter (letter))
    columns += measure_letter (letter);
  return columns;
}

/* The first letter from which on no more than so many columns follow. */
static const char *
find_tail (const char *line, guint columns)
{
  guint left = measure (line);
  const char *letter = line;

  for (; left > columns; letter = next_letter (letter))
    left -= measure_letter (letter);
  return letter;
}

/* The last letter before which there are no more than so many columns. */
static const char *
find_head_end (const char *line, guint columns)
{
  const char *letter = line;

  for (guint width = measure_letter (letter); width <= columns; width += measure_letter (letter))
    letter = next_letter (letter);
  return letter;
}

/* Two parts of three are the beginning; names that differ often do so at their end. No blank is
 * left beside what is left out. */
static char *
shorten (char *line, guint columns)
{
  const guint tail = columns / 3;
  g_autoptr (GString) text = NULL;
  g_autofree char *head = NULL, *end = NULL;

  if (measure (line) <= columns)
    return line;
  head = g_strchomp (g_strndup (line, (gsize) (find_head_end (line, columns - 1 - tail) - line)));
  end = g_strchug (g_strdup (find_tail (line, tail)));
  text = g_string_new (head);
  g_string_append_unichar (text, ELLIPSIS);
  g_string_append_unichar (text, WORD_JOINER);
  g_string_append (text, end);
  g_free (line);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gboolean
medina_shown_name_is_long (const char *name, guint columns)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (name != NULL, FALSE);

  line = medina_shown_name_to_line (name);
  return measure (line) > columns;
}

/* --- Direction -------------------------------------------------------------------------------- */

/* The blocks that Unicode reserves for scripts from right to left, with their digits. */
static const struct
{
  gunichar first;
  gunichar last;
} right_to_left[] = {
  { 0x0590, 0x08FF },   { 0xFB1D, 0xFDFF },   { 0xFE70, 0xFEFF },
  { 0x10800, 0x10FFF }, { 0x1E800, 0x1EFFF },
};

/* Invisible characters of format are those that embed, override, isolate and mark, and few
 * others. */
static gboolean
turns (gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (right_to_left); i++)
    if (c >= right_to_left[i].first && c <= right_to_left[i].last)
      return TRUE;
  return g_unichar_type (c) == G_UNICODE_FORMAT && c != WORD_JOINER;
}

static gboolean
may_turn (const char *line)
{
  for (const char *c = line; *c != '\0'; c = g_utf8_next_char (c))
    if (turns (g_utf8_get_char (c)))
      return TRUE;
  return FALSE;
}

/* The end of an isolate also ends what was embedded or overridden in it, so that only isolates of
 * the name's own have to be made even. The mark before it is for sentences that begin with the
 * name: Pango takes the first letter, isolated or not, for the direction of all of it, and every
 * language that the program speaks runs from left to right. */
static char *
isolate (char *line)
{
  GString *text;
  guint depth = 0;

  if (!may_turn (line))
    return line;
  text = g_string_new (NULL);
  g_string_append_unichar (text, LEFT_TO_RIGHT_MARK);
  g_string_append_unichar (text, FIRST_STRONG_ISOLATE);
  for (const char *letter = line; *letter != '\0'; letter = g_utf8_next_char (letter))
    {
      const gunichar c = g_utf8_get_char (letter);

      if (c == POP_ISOLATE && depth == 0)
        continue;
      if (c == POP_ISOLATE)
        depth--;
      else if (c >= FIRST_ISOLATE && c <= FIRST_STRONG_ISOLATE)
        depth++;
      g_string_append_unichar (text, c);
    }
  for (; depth > 0; depth--)
    g_string_append_unichar (text, POP_ISOLATE);
  g_string_append_unichar (text, POP_ISOLATE);
  g_free (line);
  return g_string_free (text, FALSE);
}

char *
medina_shown_name_to_words (const char *name, guint columns)
{
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (columns > 3, NULL);

  return isolate (shorten (medina_shown_name_to_line (name), columns));
}
