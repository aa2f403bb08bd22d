/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-key.h"

#include <glib/gi18n.h>

enum
{
  LONGEST_QUOTE = 40, /* characters */
};

static const char replacement[] = "\xef\xbf\xbd"; /* U+FFFD */

char *
medina_record_quote (const char *text, gssize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);
  GString *quote = g_string_new (NULL);
  const char *c = valid;

  for (int i = 0; i < LONGEST_QUOTE && *c != '\0'; i++, c = g_utf8_next_char (c))
    {
      const gunichar character = g_utf8_get_char (c);

      if (g_unichar_isprint (character))
        g_string_append_unichar (quote, character);
      else
        g_string_append (quote, replacement);
    }
  if (*c != '\0')
    g_string_append (quote, "…");
  return g_string_free (quote, FALSE);
}

gboolean
medina_record_key_exists (GKeyFile *keys, const char *group, const char *key)
{
  return g_key_file_has_key (keys, group, key, NULL);
}

/* Of a backslash at the end GLib complains on standard error where another one is misplaced before
 * it. */
static gboolean
ends_within_escape (const char *value)
{
  gboolean within = FALSE;

  for (; *value != '\0'; value++)
    within = *value == '\\' && !within;
  return within;
}

char *
medina_record_key_find (GKeyFile *keys, const char *group, const char *key)
{
  g_autofree char *value = g_key_file_get_value (keys, group, key, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (value == NULL || ends_within_escape (value))
    return NULL;
  /* With an escape sequence that makes no sense there are both a text and an error. */
  text = g_key_file_get_string (keys, group, key, &error);
  return error == NULL ? g_steal_pointer (&text) : NULL;
}

char *
medina_record_key_read (GKeyFile *keys, const char *group, const char *key, GError **error)
{
  g_autofree char *text = NULL;

  if (!medina_record_key_exists (keys, group, key))
    {
      g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
                   /* Translators: a key and a group of a game record, such as Players and Medina */
                   _ ("The key “%1$s” is missing from the group “%2$s”."), key, group);
      return NULL;
    }
  text = medina_record_key_find (keys, group, key);
  if (text != NULL)
    return g_steal_pointer (&text);
  g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
               _ ("The key “%1$s” in the group “%2$s” has a misplaced backslash."), key, group);
  return NULL;
}

gboolean
medina_record_key_read_number (GKeyFile *keys,
                               const char *group,
                               const char *key,
                               int least,
                               int most,
                               int *number,
                               GError **error)
{
  g_autofree char *text = medina_record_key_read (keys, group, key, error);
  g_autofree char *quote = NULL;
  guint64 read;

  if (text == NULL)
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 10, (guint64) least, (guint64) most, &read, NULL))
    {
      *number = (int) read;
      return TRUE;
    }
  quote = medina_record_quote (text, -1);
  g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
               /* Translators: a key, its value and its group, such as Players=7 and Medina */
               _ ("“%1$s=%2$s” in the group “%3$s” should be a number from %4$d to %5$d."), key,
               quote, group, least, most);
  return FALSE;
}

static int
find_word (const char *const *words, const char *text)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], text))
      return i;
  return -1;
}

gboolean
medina_record_key_read_word (GKeyFile *keys,
                             const char *group,
                             const char *key,
                             const char *const *words,
                             int *index,
                             GError **error)
{
  g_autofree char *text = medina_record_key_read (keys, group, key, error);
  g_autofree char *quote = NULL, *list = NULL;
  int found;

  if (text == NULL)
    return FALSE;
  found = find_word (words, text);
  if (found >= 0)
    {
      *index = found;
      return TRUE;
    }
  quote = medina_record_quote (text, -1);
  /* Translators: between the words of a list */
  list = g_strjoinv (C_ ("list", ", "), (char **) words);
  g_set_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
               /* Translators: a key, its value and its group, such as Color=pink and Player 2; then
                * the values that there are, such as blue, yellow, green, red */
               _ ("“%1$s=%2$s” in the group “%3$s” should be one of these: %4$s."), key, quote,
               group, list);
  return FALSE;
}

gboolean
medina_record_key_read_enum (GKeyFile *keys,
                             const char *group,
                             const char *key,
                             GType type,
                             int *value,
                             GError **error)
{
  g_autoptr (GEnumClass) class = g_type_class_ref (type);
  g_autofree const char **nicks = g_new0 (const char *, class->n_values + 1);
  int index;

  for (guint i = 0; i < class->n_values; i++)
    nicks[i] = class->values[i].value_nick;
  if (!medina_record_key_read_word (keys, group, key, nicks, &index, error))
    return FALSE;
  *value = class->values[index].value;
  return TRUE;
}

void
medina_record_key_write_enum (GKeyFile *keys,
                              const char *group,
                              const char *key,
                              GType type,
                              int value)
{
  g_autoptr (GEnumClass) class = g_type_class_ref (type);

  g_key_file_set_string (keys, group, key, g_enum_get_value (class, value)->value_nick);
}

void
medina_record_key_remove (GKeyFile *keys, const char *group, const char *key)
{
  g_key_file_remove_key (keys, group, key, NULL);
}
