/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "english.h"

#include <libintl.h>
#include <string.h>

static gboolean
is_written_in_han (const char *language)
{
  return g_str_equal (language, "ja") || g_str_has_prefix (language, "zh");
}

static gboolean
has_han_or_kana (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (text));

      if (script == G_UNICODE_SCRIPT_HAN || script == G_UNICODE_SCRIPT_HIRAGANA ||
          script == G_UNICODE_SCRIPT_KATAKANA)
        return TRUE;
    }
  return FALSE;
}

/* Three words in a row that are not names. */
static gboolean
has_sentence (const char *text)
{
  return g_regex_match_simple ("\\b[a-z]+ [a-z]+ [a-z]+\\b", text, 0, 0);
}

gboolean
english_is (const char *text, const char *language)
{
  if (*text == '\0' || g_str_equal (language, "en"))
    return FALSE;
  if (strcmp (dgettext ("medina", text), text) != 0)
    return TRUE;
  return is_written_in_han (language) && has_sentence (text) && !has_han_or_kana (text);
}

void
english_assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 5);
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_cmpint (text[strlen (text) - 1], ==, '.');
}
